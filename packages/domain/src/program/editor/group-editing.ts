import { placeOf } from '../../set/place.ts'
import { programBounds } from '../bounds.ts'
import type { FormExercise } from '../form.ts'
import { blockAt, withGroupRest, withoutRow } from '../groups.ts'

type Exercises = readonly FormExercise[]

/** Puts an exercise into the group of the one before it, or both into a new one; its other members come along. */
export function groupWithPrevious(exercises: Exercises, index: number): Exercises {
  const before = exercises[index - 1]
  const own = exercises[index]
  if (!before || !own || (own.group !== undefined && own.group === before.group)) return exercises
  const group = before.group ?? nextGroup(exercises)
  const { to } = blockAt(exercises, index)
  return withGroupRest(exercises.map((row, at) => (at >= index - 1 && at < to ? { ...row, group } : row)))
}

/** Dissolves the group of an exercise. */
export function ungroup(exercises: Exercises, index: number): Exercises {
  if (exercises[index]?.group === undefined) return exercises
  const { from, to } = blockAt(exercises, index)
  return exercises.map((row, at) => (at >= from && at < to ? alone(row) : row))
}

/**
 * Moves an exercise to another position: within its group by itself, beyond it with its whole group, past whole groups. The
 * same list where there is no such position.
 */
export function moveExercise(exercises: Exercises, from: number, to: number): Exercises {
  if (!exercises[from] || !exercises[to] || from === to) return exercises
  const block = blockAt(exercises, from)
  if (to >= block.from && to < block.to) return withGroupRest(moved(exercises, { from, to: from + 1 }, to))
  const target = blockAt(exercises, to)
  const length = block.to - block.from
  return moved(exercises, block, to < from ? target.from : target.to - length)
}

/** Takes an exercise out of the program. */
export function removeExercise(exercises: Exercises, index: number): Exercises {
  return exercises[index] ? withoutRow(exercises, index) : exercises
}

/**
 * Brings a removed exercise back to where it was, or behind the group that stands there meanwhile; nothing where it was picked
 * again. It is of its former group only beside it.
 */
export function restoreExercise(exercises: Exercises, index: number, exercise: FormExercise): Exercises {
  const isBack = exercises.some((row) => placeOf(row) === placeOf(exercise))
  if (isBack) return exercises
  const { from, to } = blockAt(exercises, index)
  const isWithin = from < index && exercises[index]?.group !== exercise.group
  const at = Math.min(isWithin ? to : index, exercises.length)
  const isBeside = [at - 1, at].some((place) => exercises[place]?.group === exercise.group)
  return withGroupRest(exercises.toSpliced(at, 0, isBeside ? exercise : alone(exercise)))
}

/** Types the rest within a round of a group, at its first member; only whole seconds or nothing. */
export function changeGroupRest(exercises: Exercises, index: number, value: string): Exercises {
  const row = exercises[index]
  if (!row || !/^\d*$/u.test(value)) return exercises
  const { group_rest: _, ...rest } = row
  return exercises.with(index, value === '' ? rest : { ...rest, group_rest: Number(value) })
}

/** Puts a second place of an exercise, with the same sets, behind it and its group; `place` is the id of the new place. */
export function duplicateExercise(exercises: Exercises, index: number, place: string): Exercises {
  const row = exercises[index]
  if (!row || exercises.length >= programBounds.exercises.max) return exercises
  return exercises.toSpliced(blockAt(exercises, index).to, 0, { ...alone(row), place })
}

function alone({ group: _, group_rest: __, ...row }: FormExercise): FormExercise {
  return row
}

function nextGroup(exercises: Exercises): number {
  const used = new Set(exercises.map(({ group }) => group))
  let free = 1
  while (used.has(free)) free += 1
  return free
}

function moved(exercises: Exercises, { from, to }: { from: number; to: number }, target: number): Exercises {
  const block = exercises.slice(from, to)
  return exercises.toSpliced(from, block.length).toSpliced(target, 0, ...block)
}
