import { programBounds } from '@fonte/domain/program/bounds'
import type { PickedExercise } from '@fonte/domain/program/editing'
import { measureOf } from '@fonte/domain/set/measure-of'
import { newSets } from '@fonte/domain/workout/plan/new-sets'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useGuided } from '../guided.ts'
import { AllExercises } from './exercise-selector.ts'
import { isIsolation } from './mechanic.ts'
import { toolsMessages } from './tools-messages.ts'
import { useChange } from './use-change.ts'

/** Finds exercises and adds them behind the others in the order picked, each with the sets of last time. */
export function AddExercise({ onClose }: { onClose: () => void }) {
  const words = useWords(toolsMessages)
  const { state, last, library, gym } = useGuided()
  const change = useChange()
  const added = new Set(state.places.map(({ exercise_id }) => exercise_id))
  const newSlots = (exerciseId: string) => {
    const known = library.find(exerciseId)
    const mechanic = isIsolation(known) ? 'isolation' : 'compound'
    const plans = newSets(last.get(exerciseId), mechanic, measureOf(known, { reps: 0 }), gym.rests)
    return plans.map((plan) => ({ slot: newUuid(), plan }))
  }
  const add = (picked: readonly PickedExercise[]) => {
    const at = now()
    let after = state.places.at(-1)?.id ?? null
    const [first, ...more] = picked.map((each) => {
      const exercise = { place: newUuid(), ...each, default_rest: null }
      const event = { type: 'add-exercise' as const, at, after, exercise, sets: newSlots(each.exercise_id) }
      after = exercise.place
      return event
    })
    if (first && change([first, ...more], words.added(picked.length))) onClose()
  }
  const room = programBounds.exercises.max - new Set(state.places.map(({ exercise_id }) => exercise_id)).size
  return <AllExercises added={added} recent={[...last.keys()]} room={room} onAdd={add} onClose={onClose} />
}
