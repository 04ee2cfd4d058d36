import type { Exercise } from '@fonte/contract/exercise'
import { measureOf } from '@fonte/domain/set/measure-of'
import type { Where } from '@fonte/domain/workout/drop'
import type { LastLift } from '@fonte/domain/workout/last-time'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { type CurrentLoad, proposedLifts } from '@fonte/domain/workout/proposed-lifts'
import type { Guided } from '../guided.ts'

/** Where the sets of an exercise are lifted; one that the library does not have has equipment that nobody knows. */
export function whereOf(gym: Where['gym'], id: string, exercise: Exercise | undefined): Where {
  return { gym, exercise: exercise ?? { id, equipment: '' } }
}

/** What is proposed for the sets of a place that are to come, by slot id; `current` is what stands in the boxes. */
export function proposed(
  { state, last, gym, library }: Guided,
  place: WorkoutPlace,
  current?: CurrentLoad,
): ReadonlyMap<string, LastLift> {
  const exercise = library.find(place.exercise_id)
  const lifts = proposedLifts(state, last, place, whereOf(gym, place.exercise_id, exercise), current)
  return new Map([...lifts].map(([slot, lift]) => [slot, counted(lift, exercise)]))
}

/** Where nothing is planned yet, that is no seconds or no metres where the exercise counts these. */
function counted(lift: LastLift, exercise: Exercise | undefined): LastLift {
  const measure = measureOf(exercise, lift)
  if (measure === 'time') return { ...lift, seconds: lift.seconds ?? 0 }
  return measure === 'distance' ? { ...lift, distance: lift.distance ?? 0 } : lift
}
