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

/** Finds an exercise and adds it behind the others, with the sets of last time. */
export function AddExercise({ onClose }: { onClose: () => void }) {
  const words = useWords(toolsMessages)
  const { state, last, library, gym } = useGuided()
  const change = useChange()
  const added = new Set(state.places.map(({ exercise_id }) => exercise_id))
  const add = ([picked]: readonly PickedExercise[]) => {
    if (!picked) return
    const exercise = { place: newUuid(), ...picked, default_rest: null }
    const known = library.find(picked.exercise_id)
    const mechanic = isIsolation(known) ? 'isolation' : 'compound'
    const plans = newSets(last.get(picked.exercise_id), mechanic, measureOf(known, { reps: 0 }), gym.rests)
    const sets = plans.map((plan) => ({ slot: newUuid(), plan }))
    const after = state.places.at(-1)?.id ?? null
    if (change({ type: 'add-exercise', at: now(), after, exercise, sets }, words.added(1))) onClose()
  }
  const room = Math.min(1, programBounds.exercises.max - added.size)
  return <AllExercises added={added} recent={[...last.keys()]} room={room} onAdd={add} onClose={onClose} />
}
