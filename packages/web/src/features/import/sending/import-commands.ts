import { importCallBounds } from '@fonte/domain/exchange/import-format'
import type { Input } from '../../../platform/api/client.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import type { NamedEntry } from '../../../platform/outbox/outbox.ts'
import { neededFirst } from '../../../platform/outbox/outbox-kind.ts'
import { type BrowserStorage, storage } from '../../../platform/storage/storage.ts'
import type { Change, OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { createExerciseKind, exerciseEntityKey } from '../../exercise/exercise-outbox.ts'
import { importEntityKey } from '../../history/body/body-outbox.ts'
import { createProgramKind } from '../../program/program-outbox.ts'
import { createImportKind, type ImportBeginning, importWorkoutsKind, type WaitingPart } from './import-outbox.ts'
import type { ImportPart } from './import-parts.ts'

/** What the import of a file is listed as. */
export const listedFileName = (name: string, format: string): string =>
  [...name].slice(0, importCallBounds.fileName).join('').trim() || format

/** A custom exercise that is made for an import. */
export type MadeExercise = Input<'create-exercise'>['body']

/**
 * Puts an import into the outbox, in one piece: the exercises that are made for it, its beginning, and its parts in their
 * order, then what else it brings. A crash leaves all of it or nothing, and who stops it finds all of it; what was sent is
 * known by its answer.
 */
export async function enqueueImport(
  begun: Omit<ImportBeginning, 'exercise_ids'>,
  made: readonly MadeExercise[],
  parts: readonly ImportPart[],
  besides: readonly NamedEntry[] = [],
): Promise<void> {
  const entityKey = importEntityKey(begun.id)
  const of = parts.reduce((sum, { workouts }) => sum + workouts, 0)
  const { id: import_id, file_name } = begun
  const waiting = parts.map((part, index): WaitingPart => {
    return { ...part, import_id, file_name, of, isLast: index === parts.length - 1 }
  })
  const beginning: ImportBeginning = { ...begun, exercise_ids: made.map(({ id }) => id) }
  await outbox.enqueue(createImportKind, { entityKey, payload: beginning }, [], {
    before: made.map(({ id, ...fields }) => {
      return [createExerciseKind.kind, { entityKey: exerciseEntityKey(id), payload: { id, fields } }] as const
    }),
    after: [...waiting.map((payload) => [importWorkoutsKind.kind, { entityKey, payload }] as const), ...besides],
  })
}

/**
 * Throws away what came with an import and has not been sent: its workouts, and the programs, measures, gym and training plan
 * of a restored export. What was sent stays, and can be undone; so does what somebody went on with,
 * also a program that something else names by now: a workout, running or done, or the plan.
 */
export async function cancelImport(importId: string, { rows }: Pick<BrowserStorage, 'rows'> = storage): Promise<void> {
  const entries = outbox.entries.get()
  const untouched = entries.filter((entry) => isUntouchedPart(entry, importId, entries))
  const user = untouched[0]?.user_id
  const running = user === undefined ? [] : await rows('running_workout', user)
  const others = entries
    .filter(({ thing }) => thing !== importEntityKey(importId))
    .filter((entry) => !untouched.includes(entry))
  const named = JSON.stringify([running, others.map(({ payload }) => payload)])
  const parts = untouched.filter(({ kind, id }) => kind !== createProgramKind.kind || !named.includes(id))
  const gone = [...parts, ...unsentBeginning(importId, entries, parts)]
  await outbox.discard(...gone.map(({ id }) => id))
}

type Part = Pick<OutboxRow, 'position' | 'thing' | 'payload'>

const isPartOf = ({ payload }: Pick<Part, 'payload'>, importId: string): boolean =>
  (payload as { readonly import_id?: string } | null)?.import_id === importId

/** Whether it came with the import, and nobody wrote anything else over it since. */
const isUntouchedPart = (entry: Part, importId: string, entries: readonly Part[]): boolean =>
  isPartOf(entry, importId) &&
  !entries.some((later) => {
    return later.thing === entry.thing && later.position > entry.position && !isPartOf(later, importId)
  })

/** The beginning of an import, with all that was made for it, where none of it was sent and nothing else needs it. */
function unsentBeginning(
  importId: string,
  entries: readonly OutboxRow[],
  parts: readonly OutboxRow[],
): readonly OutboxRow[] {
  const begun = entries.find(({ kind, payload }) => {
    return kind === createImportKind.kind && (payload as ImportBeginning).id === importId
  })
  if (!begun) return []
  const keys = (begun.payload as ImportBeginning).exercise_ids.map(exerciseEntityKey)
  const made = entries.filter(({ kind, thing }) => kind === createExerciseKind.kind && keys.includes(thing))
  const all = [...parts, begun, ...made]
  const isNeeded = entries.some((entry) => !all.includes(entry) && neededFirst(entry, made).length > 0)
  return made.length === keys.length && !isNeeded ? [begun, ...made] : []
}

/** Forgets what was sent of an import that was undone: should the server be restored, it does not go again. */
export async function forgetSent(importId: string, { write }: Pick<BrowserStorage, 'write'> = storage): Promise<void> {
  const key = importEntityKey(importId)
  await write(({ acknowledged }) => {
    const rows = acknowledged.flatMap((row) => ('thing' in row ? [row] : []))
    const gone = rows.filter((row) => row.thing === key || isUntouchedPart(row, importId, rows))
    return gone.map(({ position }): Change => ({ store: 'acknowledged', remove: position }))
  })
}
