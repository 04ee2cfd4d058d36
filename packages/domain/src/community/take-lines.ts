import { withoutScattered } from '../program/groups.ts'
import type { ProgramExercise, ProgramSet } from '../program/program.ts'
import { placeOf } from '../set/place.ts'
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
  const place = exercise && placeOf(exercise)
  const theirs = now.exercises.find((row) => placeOf(row) === place)
  switch (kind) {
    case 'name':
      return { ...mine, name: now.name }
    case 'description':
      return { ...mine, description: now.description }
    case 'exercise-removed':
      return ordered(
        mine,
        inOrder(mine).filter((row) => placeOf(row) !== place),
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

/** The program with these exercises, numbered anew; what no longer stands beside its group is alone. */
const ordered = (mine: SourceContent, rows: readonly ProgramExercise[]): SourceContent => ({
  ...mine,
  exercises: withoutScattered(rows).map((row, order) => ({ ...row, order })),
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
    rows.map((row) => (placeOf(row) === placeOf(theirs) ? change(row, theirs) : row)),
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

/** A new exercise stands behind the nearest one that stands before it in the author's program, else first; it joins no group. */
function added(mine: SourceContent, now: SourceContent, theirs: ProgramExercise): SourceContent {
  const rows = inOrder(mine)
  const stands = new Set(rows.map(placeOf))
  if (stands.has(placeOf(theirs))) return mine
  const before = inOrder(now).filter((row) => row.order < theirs.order)
  const nearest = before.findLast((row) => stands.has(placeOf(row)))
  const at = nearest ? rows.findIndex((row) => placeOf(row) === placeOf(nearest)) + 1 : 0
  const { group: _, group_rest: __, ...alone } = theirs
  return ordered(mine, rows.toSpliced(at, 0, alone))
}

/** The exercises that the author has, too, change places among themselves; one's own stay where they are. */
function reordered(mine: SourceContent, now: SourceContent): SourceContent {
  const rows = inOrder(mine)
  const places = inOrder(now).map(placeOf)
  const shared = rows.filter((row) => places.includes(placeOf(row)))
  const next = shared.toSorted((one, other) => places.indexOf(placeOf(one)) - places.indexOf(placeOf(other)))
  return ordered(
    mine,
    rows.map((row) => (shared.includes(row) ? (next.shift() ?? row) : row)),
  )
}
