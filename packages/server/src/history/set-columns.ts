import type { WorkoutSet } from '@fonte/domain/history/workout-history'

/** The columns of a recorded set by the names that the contract has for them. */
export const setColumns = [
  'exercise_id',
  'exercise_name',
  'reps',
  'weight',
  'kind',
  'effort as rir',
  'seconds',
  'distance',
  'assist',
  'weight_lb',
  'assist_lb',
  'side',
  'group_no as group',
  'at_s as at',
  'note',
  'place',
] as const

/** A recorded set by the names of its columns. */
export const toSetRow = ({ rir, group, at, ...set }: WorkoutSet) => ({ ...set, effort: rir, group_no: group, at_s: at })

/** A set as it is answered: only with what it says. */
export const presentSet = (row: { readonly [Name in keyof WorkoutSet]-?: WorkoutSet[Name] | null }): WorkoutSet =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WorkoutSet
