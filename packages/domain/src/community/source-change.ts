import type { PlannedProgram, ProgramContent, ProgramExercise, ProgramSet } from '../program/program.ts'
import { placeOf } from '../set/place.ts'
import type { NamedPlace, SourceLine, SourceLineKind, SourceSide } from './source-line.ts'

/** What is compared of a program: its picture is nobody else's to take over. */
export type SourceContent = Pick<ProgramContent, 'name' | 'description' | 'exercises'>

/**
 * What an author changed from `base`, the program as it was copied, to `now`, as far as `mine`, the copy, does not have it
 * yet. Weights are each lifter's own, and never a change.
 */
export function sourceLines(base: SourceContent, now: SourceContent, mine: SourceContent): readonly SourceLine[] {
  return [
    ...textLine('name', base, now, mine),
    ...textLine('description', base, now, mine),
    ...exercisesOf(base).flatMap((row) => removedLine(row, now, mine)),
    ...exercisesOf(now).flatMap((row) => {
      const before = find(base, row)
      return before ? changedLines(before, row, find(mine, row)) : addedLine(row, mine)
    }),
    ...orderLine(base, now, mine),
  ]
}

/** Whether a change of a program is one for those who copied it: anything but its weights and what is its lifter’s own. */
export const concernsCopies = (before: CopiedContent, after: CopiedContent): boolean =>
  copiedText(before) !== copiedText(after)

type CopiedContent = Omit<PlannedProgram, 'image_url'>

const copiedText = ({ name, description, exercises }: CopiedContent): string => {
  const rows = exercises.map((row) => [placeOf(row), row.exercise_id, row.default_rest, workOf(row.sets)])
  return JSON.stringify([name, description, rows])
}

const nothing: SourceSide = { text: null, rest: null, sets: null, order: null }

/** The row of the same place. */
const find = ({ exercises }: SourceContent, place: NamedPlace): ProgramExercise | undefined =>
  exercises.find((row) => placeOf(row) === placeOf(place))

const exercisesOf = ({ exercises }: SourceContent): readonly ProgramExercise[] =>
  exercises.toSorted((one, other) => one.order - other.order)

const named = ({ exercise_id, name, name_en, place }: ProgramExercise): NamedPlace => ({
  exercise_id,
  name,
  name_en,
  ...(place !== undefined && { place }),
})

const lineId = (kind: SourceLineKind, row?: ProgramExercise): string => (row ? `${kind}:${placeOf(row)}` : kind)

/** Sets as they are compared: without what they are loaded with. */
const workOf = (sets: readonly ProgramSet[]): string =>
  JSON.stringify(
    sets.map(({ reps, reps_max, rest, kind, rir, seconds, distance }) => [
      reps,
      reps_max,
      rest,
      kind === 'work' ? undefined : kind,
      rir,
      seconds,
      distance,
    ]),
  )

function textLine(kind: 'name' | 'description', base: SourceContent, now: SourceContent, mine: SourceContent) {
  if (base[kind] === now[kind] || mine[kind] === now[kind]) return []
  const side = (content: SourceContent): SourceSide => ({ ...nothing, text: content[kind] })
  return [{ id: lineId(kind), kind, exercise: null, before: side(base), after: side(now) }]
}

function addedLine(row: ProgramExercise, mine: SourceContent): SourceLine[] {
  if (find(mine, row)) return []
  const after = { ...nothing, rest: row.default_rest, sets: row.sets }
  return [{ id: lineId('exercise-added', row), kind: 'exercise-added', exercise: named(row), before: null, after }]
}

function removedLine(row: ProgramExercise, now: SourceContent, mine: SourceContent): SourceLine[] {
  if (find(now, row) || !find(mine, row)) return []
  const before = { ...nothing, sets: row.sets }
  return [{ id: lineId('exercise-removed', row), kind: 'exercise-removed', exercise: named(row), before, after: null }]
}

function changedLines(before: ProgramExercise, after: ProgramExercise, own: ProgramExercise | undefined) {
  if (!own) return []
  const line = (kind: 'rest' | 'sets', side: (row: ProgramExercise) => Partial<SourceSide>): SourceLine => ({
    id: lineId(kind, after),
    kind,
    exercise: named(after),
    before: { ...nothing, ...side(before) },
    after: { ...nothing, ...side(after) },
  })
  const isRest = before.default_rest !== after.default_rest && own.default_rest !== after.default_rest
  const isSets = workOf(before.sets) !== workOf(after.sets) && workOf(own.sets) !== workOf(after.sets)
  return [
    ...(isRest ? [line('rest', ({ default_rest }) => ({ rest: default_rest }))] : []),
    ...(isSets ? [line('sets', ({ sets }) => ({ sets }))] : []),
  ]
}

/** The exercises that all three hold, in the order of `content`. */
function commonOrder(content: SourceContent, others: readonly SourceContent[]): readonly NamedPlace[] {
  const isCommon = (row: ProgramExercise) => others.every((other) => find(other, row))
  return exercisesOf(content).filter(isCommon).map(named)
}

const idsOf = (places: readonly NamedPlace[]): string => JSON.stringify(places.map(placeOf))

function orderLine(base: SourceContent, now: SourceContent, mine: SourceContent): SourceLine[] {
  const [before, after] = [commonOrder(base, [now, mine]), commonOrder(now, [base, mine])]
  const own = commonOrder(mine, [base, now])
  if (idsOf(before) === idsOf(after) || idsOf(own) === idsOf(after)) return []
  const side = (order: readonly NamedPlace[]): SourceSide => ({ ...nothing, order })
  return [{ id: lineId('order'), kind: 'order', exercise: null, before: side(before), after: side(after) }]
}
