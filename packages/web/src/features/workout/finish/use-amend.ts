import { setFigures } from '@fonte/domain/history/summarize'
import { amendWorkout } from '@fonte/domain/workout/machine'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { currentLanguage } from '../../../platform/words/language.ts'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { historyEntityKey, updateWorkoutKind } from '../../history/history-outbox.ts'
import { withoutMarks } from '../../history/history-overlay.ts'
import { useEntry } from '../../history/log/use-entry.ts'
import { workoutKeeper } from '../running/device-workout.ts'
import { finishedWorkout } from '../running/finished-workout.ts'
import type { EndedWorkout } from '../running/workout-records.ts'

/** What is put right of a workout once it is over. */
type Amendment = Extract<WorkoutEvent, { type: 'edit-set' | 'note' | 'set-note' }>

/**
 * Puts a finished workout right: kept as a change of its entry in the history, behind the entry itself where that still
 * waits; what says nothing new sends nothing. Answers whether it is done: a device that does not keep it says so, and the
 * screen stays as it was.
 */
export function useAmend(ended: EndedWorkout): (amendment: Amendment) => Promise<boolean> {
  const { workout_id } = ended
  const { entry } = useEntry(workout_id)
  const { run } = useKeptChange(async (amendment: Amendment) => {
    if (!entry) throw new Error('the workout has not been read')
    const state = amendWorkout(ended.state, amendment)
    if (state.status !== 'finished') return
    const amended = { ...ended, state }
    if (told(amended) === told(ended)) return
    const { notes: held, total_weight_lb: _, ...base } = withoutMarks(entry)
    const { sets: put, notes: written } = finishedWorkout(amended, currentLanguage())
    // What was changed elsewhere since stays: only what is put right is replaced.
    if (put.length !== entry.sets.length) throw new Error('the workout has other sets by now')
    const notes = amendment.type === 'note' ? written : held
    const index = amendment.type === 'edit-set' ? amendment.index : undefined
    const sets = entry.sets.map((set, at) => (at === index ? (put[at] ?? set) : set))
    const change = { entry: { ...base, sets, ...setFigures(sets), ...(notes && { notes }) }, base: withoutMarks(entry) }
    await outbox.enqueue(updateWorkoutKind, { entityKey: historyEntityKey(workout_id), payload: change })
    workoutKeeper.showAmended(amended)
  })
  return run
}

/** All that a correction may change, to be compared. */
function told(workout: EndedWorkout): string {
  const { sets, notes } = finishedWorkout(workout, currentLanguage())
  return JSON.stringify([sets, notes])
}
