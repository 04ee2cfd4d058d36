import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { CycleLeft } from '@fonte/domain/progression/moved-cycles'
import { placeOf } from '@fonte/domain/set/place'
import { changeLeftLifts, type LeftLift } from './cycles-left.ts'

/** Keeps on the device, until its person has read it, which cycles a workout left where they were. */
export function keepCyclesLeft(workout: HistoryEntryWithSets, left: readonly CycleLeft[]): Promise<void> {
  const { id, user_id, program_id, program_name, sets } = workout
  const lifts = left.flatMap(({ place, stands }): LeftLift[] => {
    const done = sets.find((set) => placeOf(set) === place)
    if (!done || program_id === null) return []
    const week = stands?.week ?? null
    return [{ workoutId: id, programId: program_id, program: program_name, place, lift: done.exercise_name, week }]
  })
  return changeLeftLifts(user_id, (before) => [...before.filter(({ workoutId }) => workoutId !== id), ...lifts])
}
