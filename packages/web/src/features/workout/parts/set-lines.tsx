import { recordedSets } from '@fonte/domain/workout/selectors'
import type { RecordedSet } from '@fonte/domain/workout/state'
import { useRef } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { liftFigures } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'
import { useWholeLines } from './use-whole-lines.ts'

/** A recorded set and its place among all recorded ones. */
export interface DoneSet {
  readonly index: number
  readonly done: RecordedSet
}

/** The recorded sets of an exercise of the program. */
export function useDoneSets(exercise: number): readonly DoneSet[] {
  const sets = recordedSets(useGuided().state)
  return sets.flatMap((done, index) => (done.exercise === exercise ? [{ index, done }] : []))
}

/** The sets of an exercise that are done, a line each; tapping one corrects it. */
export function DoneLines({ exercise, onEdit }: { exercise: number; onEdit: (index: number) => void }) {
  const words = useWords(workoutMessages)
  const sets = useDoneSets(exercise)
  if (sets.length === 0) return null
  return (
    <ol className="set-lines" aria-label={words.recordedSets}>
      {sets.map((set) => (
        <li key={set.index}>
          <DoneLine {...set} onEdit={onEdit} />
        </li>
      ))}
    </ol>
  )
}

/** One recorded set as a line that opens its correction. */
export function DoneLine({ index, done, onEdit }: DoneSet & { onEdit: (index: number) => void }) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
  const { number, unit, weight } = formats
  const { canAct } = useGuided()
  const lift = words.lift(number(done.reps), weight(done), unit)
  return (
    <button
      type="button"
      aria-label={words.editSet(done.set + 1, lift)}
      disabled={!canAct}
      onClick={() => onEdit(index)}
    >
      <Figure className="set-number">{done.set + 1}</Figure>{' '}
      <Figure className="whitespace-nowrap">{liftFigures(formats, done)}</Figure>{' '}
      <span className="secondary-text">{unit}</span>
      <Icon name="edit" className="text-muted" />
    </button>
  )
}

/** The sets of the current exercise that come after the current one. */
export function ComingLines({ exercise, from }: { exercise: number; from: number }) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
  const { number, unit, weight } = formats
  const { state, last } = useGuided()
  const plan = state.program.exercises[exercise]
  const coming = plan?.sets.slice(from) ?? []
  const list = useRef<HTMLOListElement>(null)
  useWholeLines(list, coming.length)
  if (!plan || coming.length === 0) return null
  return (
    <ol ref={list} className="set-lines" start={from + 1} aria-label={words.setsToCome}>
      {coming.map((target, offset) => {
        const set = from + offset
        const lift = last.get(plan.exercise_id)?.[set] ?? target
        return (
          <li key={set} className="todo">
            <span>
              <VisuallyHidden>{words.toDo(set + 1, words.lift(number(lift.reps), weight(lift), unit))}</VisuallyHidden>
              <Figure className="set-number" aria-hidden="true">
                {set + 1}
              </Figure>
              <Figure aria-hidden="true">{liftFigures(formats, lift)}</Figure>
              <span className="secondary-text" aria-hidden="true">
                {unit}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
