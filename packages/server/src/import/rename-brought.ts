import { type Renaming, renamedContent, standsAs } from '@fonte/domain/exchange/identity/named-runs'
import { foldedName } from '@fonte/domain/exchange/names/folded-name'
import { setFigures } from '@fonte/domain/history/summarize'
import { findUsableExercise } from '../exercise/exercise-store.ts'
import { entryBatches } from '../history/entry-batches-store.ts'
import { listHistoryEntries } from '../history/history-store.ts'
import { requireHistoryRoom } from '../history/workout-room-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { contentHash } from './content-hash.ts'
import {
  countEditedEntries,
  findNamed,
  findNamedEntries,
  type RenamedEntry,
  writeRenamed,
} from './named-entries-store.ts'

/** What a name of files is to stand for, in place of which exercise. */
interface Wanted {
  readonly name: string
  readonly from: string
  readonly to: string
}

/**
 * Makes the sets of `userId`, who is locked, that imports brought under a name as the exercise `from` sets of the exercise
 * `to`. A workout that was edited since keeps its sets. Doing the same the other way round brings back what
 * was, where none `stood` as sets of `to` before: these would change with the others.
 * @throws Problem `not-found` for an exercise that is neither theirs nor of the library, `history-full`
 */
export const renameBrought = async (
  userId: string,
  wanted: Wanted,
  writer: Writer,
): Promise<{ readonly renamed: number; readonly kept: number; readonly stood: number }> => {
  const exercise = await findUsableExercise(userId, wanted.to, writer)
  if (!exercise) throw new Problem('not-found')
  const name = foldedName(wanted.name)
  const renaming = { name, from: wanted.from, to: { exercise_id: exercise.id, exercise_name: exercise.name } }
  await requireHistoryRoom(userId, { workouts: 0, sets: [renaming.to], replaced: 1 }, writer)
  let renamed = 0
  let stood = 0
  for (const ids of entryBatches(await findNamed(userId, name, writer))) {
    const told = await renamedEntries(userId, ids, renaming, writer)
    if (told.entries.length > 0) await writeRenamed(userId, told.entries, writer)
    renamed += told.entries.length
    stood += told.stood
  }
  return { renamed, kept: await countEditedEntries(userId, name, wanted.from, writer), stood }
}

/** The workouts that change, and how many already say the new exercise under that name. */
const renamedEntries = async (
  userId: string,
  ids: readonly string[],
  renaming: Renaming,
  writer: Writer,
): Promise<{ readonly entries: readonly RenamedEntry[]; readonly stood: number }> => {
  const named = await findNamedEntries(userId, ids, writer)
  const runsOf = new Map(named.map(({ id, runs }) => [id, runs]))
  const before = await listHistoryEntries(userId, ids, writer)
  const { name, to } = renaming
  const stood = before.filter((entry) => standsAs(entry, runsOf.get(entry.id) ?? [], name, to.exercise_id)).length
  const entries = before.flatMap(({ id, sets, notes }): RenamedEntry[] => {
    const content = renamedContent({ sets, notes }, runsOf.get(id) ?? [], renaming)
    if (!content) return []
    const { exercises_done } = setFigures(content.sets)
    return [
      { id, exercises_done, import_hash: contentHash(content.sets), notes: content.notes ?? null, sets: content.sets },
    ]
  })
  return { entries, stood }
}
