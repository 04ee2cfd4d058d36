import type { ProgramExercise, ProgramSet } from '../program/program.ts'
import type { SourceContent } from './source-change.ts'
import type { SourceLine } from './source-line.ts'

/**
 * A program with lines of `now`, the author's, taken over: `mine` keeps its own weights, its own exercises and everything
 * that no line speaks of. Only an exercise that is new comes with the author's weights.
 */
export function takeLines(mine: SourceContent, now: SourceContent, lines: readonly SourceLine[]): SourceContent {
  return lines.reduce((content, line) => takeLine(content, now, line), mine)
}

function takeLine(mine: SourceContent, now: SourceContent, { kind, exercise }: SourceLine): SourceContent {
  const id = exercise?.exercise_id
  const theirs = now.exercises.find((row) => row.exercise_id === id)
  switch (kind) {
    case 'name':
      return { ...mine, name: now.name }
    case 'description':
      return { ...mine, description: now.description }
    case 'exercise-removed':
      return ordered(
        mine,
        inOrder(mine).filter((row) => row.exercise_id !== id),
      )
    case 'exercise-added':
      return theirs ? added(mine, now, theirs) : mine
    case 'rest':
      return changed(mine, theirs, (own, after) => ({ ...own, default_rest: after.default_rest }))
    case 'sets':
      return changed(mine, theirs, (own, after) => ({ ...own, sets: withOwnWeights(own.sets, after.sets) }))
    case 'order':
      return reordered(mine, now)
  }
}

const inOrder = ({ exercises }: SourceContent): readonly ProgramExercise[] =>
  exercises.toSorted((one, other) => one.order - other.order)

/** The program with these exercises, numbered anew. */
const ordered = (mine: SourceContent, rows: readonly ProgramExercise[]): SourceContent => ({
  ...mine,
  exercises: rows.map((row, order) => ({ ...row, order })),
})

const changed = (
  mine: SourceContent,
  theirs: ProgramExercise | undefined,
  change: (own: ProgramExercise, theirs: ProgramExercise) => ProgramExercise,
): SourceContent => {
  if (!theirs) return mine
  const rows = inOrder(mine)
  return ordered(
    mine,
    rows.map((row) => (row.exercise_id === theirs.exercise_id ? change(row, theirs) : row)),
  )
}

/** The author's sets with the weights of one's own; a set beyond one's last has the weight of that. */
function withOwnWeights(own: readonly ProgramSet[], theirs: readonly ProgramSet[]): readonly ProgramSet[] {
  return theirs.map((set, at) => {
    const mine = own[at] ?? own.at(-1)
    return mine ? loadedAs(set, mine) : set
  })
}

/** The set with the weight, or the assistance, of another one, in the unit that was typed there. */
function loadedAs({ weight_lb: _, assist: __, assist_lb: ___, ...set }: ProgramSet, other: ProgramSet): ProgramSet {
  const { weight, weight_lb, assist, assist_lb } = other
  return {
    ...set,
    weight,
    ...(weight_lb !== undefined && { weight_lb }),
    ...(assist !== undefined && { assist }),
    ...(assist_lb !== undefined && { assist_lb }),
  }
}

/** A new exercise stands behind the nearest one that stands before it in the author's program, else first. */
function added(mine: SourceContent, now: SourceContent, theirs: ProgramExercise): SourceContent {
  const rows = inOrder(mine)
  if (rows.some((row) => row.exercise_id === theirs.exercise_id)) return mine
  const before = new Set(inOrder(now).flatMap((row) => (row.order < theirs.order ? [row.exercise_id] : [])))
  const nearest = inOrder(now).findLast(
    ({ exercise_id }) => before.has(exercise_id) && rows.some((row) => row.exercise_id === exercise_id),
  )
  const at = rows.findIndex((row) => row.exercise_id === nearest?.exercise_id) + 1
  return ordered(mine, rows.toSpliced(at, 0, theirs))
}

/** The exercises that the author has, too, change places among themselves; one's own stay where they are. */
function reordered(mine: SourceContent, now: SourceContent): SourceContent {
  const rows = inOrder(mine)
  const places = inOrder(now).map(({ exercise_id }) => exercise_id)
  const shared = rows.filter(({ exercise_id }) => places.includes(exercise_id))
  const next = shared.toSorted((one, other) => places.indexOf(one.exercise_id) - places.indexOf(other.exercise_id))
  return ordered(
    mine,
    rows.map((row) => (shared.includes(row) ? (next.shift() ?? row) : row)),
  )
}
