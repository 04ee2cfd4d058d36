import { hash } from 'node:crypto'
import type { CopyChange } from '@fonte/contract/community/copy'
import type { Program } from '@fonte/contract/program'
import { type SourceContent, sourceLines } from '@fonte/domain/community/source-change'
import type { SourceLine } from '@fonte/domain/community/source-line'
import { takeLines } from '@fonte/domain/community/take-lines'
import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import { programBounds } from '@fonte/domain/program/bounds'
import { sharedRow } from '@fonte/domain/program/shown-program'
import { shownName, visibleText } from '@fonte/domain/words/visible-text'
import { lockMember } from '../../account/account-store.ts'
import type { Reader, Writer } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { noteCopiedWork } from '../../program/copied-content-store.ts'
import { requireProgramRoom } from '../../program/program-room-store.ts'
import { findProgramOf, findProgramsById, lockOwnProgram, replaceProgram } from '../../program/program-store.ts'
import { adoptExercises } from './adopt-exercises.ts'
import {
  type CopyOrigin,
  type ExerciseMap,
  findChangedCopy,
  holdChangedCopy,
  listChangedCopies,
  setOrigin,
  wasChosenLast,
} from './copy-store.ts'

/** A program as its copier reads it: with their exercises in place of the author's, and nothing that hides or turns text. */
const asOwn = ({ name, description, exercises }: SourceContent, map: ExerciseMap): SourceContent => ({
  name: shownName(name),
  description: visibleText(description),
  exercises: exercises.map((row) => ({
    ...sharedRow(row),
    exercise_id: map[row.exercise_id] ?? row.exercise_id,
    name: shownName(row.name),
  })),
})

const linesOf = ({ source, exercise_map }: Pick<CopyOrigin, 'source' | 'exercise_map'>, now: Program, mine: Program) =>
  sourceLines(asOwn(source, exercise_map), asOwn(now, exercise_map), mine)

type ChangedCopy = NonNullable<Awaited<ReturnType<typeof findChangedCopy>>>

/** What authors changed in these copies, by one statement; those of whose originals nothing is to be told are left out. */
const changesOf = async (copies: readonly ChangedCopy[], reader: Reader): Promise<CopyChange[]> => {
  if (copies.length === 0) return []
  const ids = copies.flatMap((copy) => [copy.program_id, copy.source_program_id])
  const programs = new Map((await findProgramsById(ids, reader)).map((program) => [program.id, program]))
  return copies.flatMap((copy) => {
    const [mine, now] = [programs.get(copy.program_id), programs.get(copy.source_program_id)]
    // What was saved since the copies were read is told with the next answer, if a post still stands.
    const lines = mine && now?.version === copy.original_version ? linesOf(copy, now, mine) : []
    return now && lines.length > 0 ? [{ program_id: copy.program_id, source_version: now.version, lines }] : []
  })
}

/**
 * Which programs that `userId` copied their authors changed by what they do not have yet: those of a page of copies below
 * the id `after`. What changed is told of each by itself: all of it could be as long as hundreds of programs.
 */
export const listCopyChanges = async (userId: string, after: string | null, reader: Reader) => {
  const { page, next } = await listChangedCopies(userId, after, reader)
  const changes = await changesOf(page, reader)
  return { items: changes.map((change) => ({ ...change, lines: [] })), next }
}

/** What its author changed in a program that `userId` copied; undefined where there is nothing to tell. */
export const findCopyChange = async (userId: string, id: string, reader: Reader): Promise<CopyChange | undefined> => {
  const copy = await findChangedCopy(userId, id, reader)
  return copy && (await changesOf([copy], reader))[0]
}

/** Which lines to take over and which to leave for good, as they were read. */
interface Choice {
  readonly version: number
  readonly source_version: number
  readonly take: readonly string[]
  readonly leave: readonly string[]
}

/** By what the server knows a choice again, in whatever order its lines are named. */
const digestOf = ({ version, source_version, take, leave }: Choice): string =>
  hash('sha256', canonicalJson([version, source_version, take.toSorted(), leave.toSorted()]), 'hex')

/** @throws Problem `invalid-input` where a program would hold too many exercises, or none */
const requireBounds = ({ exercises }: SourceContent): void => {
  const { min, max } = programBounds.exercises
  if (exercises.length >= min && exercises.length <= max) return
  const reason = exercises.length < min ? 'too_small' : 'too_big'
  throw new Problem('invalid-input', { errors: [{ path: 'body.take', reason }] })
}

/** Lines with one's own exercises in place of the author's. */
const renamed = (lines: readonly SourceLine[], map: ExerciseMap): SourceLine[] =>
  lines.map((line) => {
    const id = line.exercise && map[line.exercise.exercise_id]
    return line.exercise && id ? { ...line, exercise: { ...line.exercise, exercise_id: id } } : line
  })

/**
 * Takes lines of an author's change over into a copy of `userId`, with their own weights, and leaves others for good; what
 * is neither taken nor left is told again. Exercises that the author made come along. The same choice again, even at the
 * same moment, answers with the copy as it is.
 * @throws Problem `not-found`, `version-conflict` where copy or original is another one by now, `invalid-input`,
 * `programs-full`, `exercises-full`, `signed-out`
 */
export const takeCopyChange = async (
  userId: string,
  id: string,
  choice: Choice,
  { now: moment, imageHosts }: { readonly now: number; readonly imageHosts: readonly string[] },
  writer: Writer,
): Promise<Program> => {
  const { version, source_version, take, leave } = choice
  const last_choice = digestOf(choice)
  await lockMember(userId, writer)
  const known = (await wasChosenLast(userId, id, last_choice, writer)) && (await findProgramOf(userId, id, writer))
  if (known) return known
  // The original first: its deletion, too, writes to the copies after it.
  const copy = await holdChangedCopy(userId, id, writer)
  const mine = copy && (await lockOwnProgram(userId, id, writer))
  const original = copy && (await findProgramOf(copy.author_id, copy.source_program_id, writer))
  if (!mine || !copy || !original) throw new Problem('not-found')
  if (mine.version !== version || original.version !== source_version) {
    throw new Problem('version-conflict', { current: mine })
  }
  const told = linesOf(copy, original, mine)
  const taken = told.filter((line) => take.includes(line.id))
  const settled = told.filter((line) => take.includes(line.id) || leave.includes(line.id))
  const added = taken.flatMap(({ kind, exercise }) =>
    kind === 'exercise-added' && exercise ? [exercise.exercise_id] : [],
  )
  const inUse = new Set([...Object.values(copy.exercise_map), ...mine.exercises.map(({ exercise_id }) => exercise_id)])
  const adoption = { userId, authorId: copy.author_id, now: moment, imageHosts, inUse }
  const map = { ...copy.exercise_map, ...(await adoptExercises(adoption, added, writer)) }
  const theirs = asOwn(original, map)
  const next = takeLines(mine, theirs, renamed(taken, map))
  requireBounds(next)
  if (taken.length > 0) {
    await requireProgramRoom(userId, { id, exercises: next.exercises, before: mine.exercises }, writer)
    await replaceProgram(mine, { ...next, image_url: mine.image_url }, writer)
    await noteCopiedWork(id, writer)
  }
  const isOver = settled.length === told.length
  const { name, description, exercises } = original
  const now: SourceContent = { name, description, exercises: exercises.map(sharedRow) }
  // Lines name exercises of the copy; what is kept of the original has the author's.
  const back = Object.fromEntries(Object.entries(map).map(([author, own]) => [own, author]))
  const source = isOver ? now : takeLines(copy.source, now, renamed(settled, back))
  const { program_id, source_program_id } = copy
  const seen = { source_version: isOver ? original.version : copy.source_version, source, exercise_map: map }
  await setOrigin(userId, { program_id, source_program_id, ...seen, last_choice }, writer)
  return (await findProgramOf(userId, id, writer)) ?? mine
}
