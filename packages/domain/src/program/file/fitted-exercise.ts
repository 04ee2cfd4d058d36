import { measuringOf } from '../../exercise/measure.ts'
import { canonicalJson } from '../../identity/canonical-json.ts'
import type { FileExercise } from './program-file.ts'

/** The muscle groups of whoever makes an exercise of a file. */
export type FittingGroups = {
  readonly isGroup: (id: string) => boolean
  /** The group that a muscle belongs to. */
  readonly groupOf: (muscleId: string) => string | undefined
  /** The group for an exercise whose own is not known here. */
  readonly anyGroup: string
}

/** The exercise with a group that is known here, and with the muscles of that group: an own exercise has no others. */
export function fittedExercise(exercise: FileExercise, { isGroup, groupOf, anyGroup }: FittingGroups): FileExercise {
  const group = isGroup(exercise.muscle_group_id) ? exercise.muscle_group_id : anyGroup
  const muscles = [...new Set(exercise.muscle_ids)].filter((id) => groupOf(id) === group)
  return { ...exercise, muscle_group_id: group, muscle_ids: muscles }
}

/** What the maker of an exercise decides about it, as one text: exercises with the same text are alike. */
export function decidedText(exercise: FileExercise): string {
  const { name, equipment, description, muscle_group_id, muscle_ids } = exercise
  return canonicalJson([name, equipment, description, muscle_group_id, muscle_ids.toSorted(), measuringOf(exercise)])
}
