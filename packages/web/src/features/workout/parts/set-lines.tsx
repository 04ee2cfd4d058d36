import { recordedSets } from '@fonte/domain/workout/selectors'
import type { RecordedSet } from '@fonte/domain/workout/state'
import { useEffect, useRef } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { liftFigures } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'

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

/** The sets of the current exercise that are done, side by side in one strip with the last one in view; tapping one corrects it. */
export function DoneStrip({ exercise, onEdit }: { exercise: number; onEdit: (index: number) => void }) {
  const words = useWords(workoutMessages)
  const { lang, number } = useFormats()
  const { canAct } = useGuided()
  const sets = useDoneSets(exercise)
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (strip.current && sets.length > 0) strip.current.scrollLeft = strip.current.scrollWidth
  }, [sets.length])
  if (sets.length === 0) return null
  return (
    <ol ref={strip} className="done-strip" aria-label={words.recordedSets}>
      {sets.map(({ index, done }) => (
        <li key={index}>
          <button
            type="button"
            aria-label={words.editSet(done.set + 1, words.lift(number(done.reps), number(done.weight)))}
            disabled={!canAct}
            onClick={() => onEdit(index)}
          >
            <span className="secondary-text">{done.set + 1}</span> <Figure>{liftFigures(lang, done)}</Figure>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** One recorded set as a line that opens its correction. */
export function DoneLine({ index, done, onEdit }: DoneSet & { onEdit: (index: number) => void }) {
  const words = useWords(workoutMessages)
  const { lang, number } = useFormats()
  const { canAct } = useGuided()
  const lift = words.lift(number(done.reps), number(done.weight))
  return (
    <button
      type="button"
      aria-label={words.editSet(done.set + 1, lift)}
      disabled={!canAct}
      onClick={() => onEdit(index)}
    >
      <Figure className="set-number">{done.set + 1}</Figure>{' '}
      <Figure className="whitespace-nowrap">{liftFigures(lang, done)}</Figure>{' '}
      <span className="secondary-text">kg</span>
      <Icon name="edit" className="text-muted" />
    </button>
  )
}

/** The sets of the current exercise that come after the current one. */
export function ComingLines({ exercise, from }: { exercise: number; from: number }) {
  const words = useWords(workoutMessages)
  const { lang, number } = useFormats()
  const { state, last } = useGuided()
  const plan = state.program.exercises[exercise]
  const coming = plan?.sets.slice(from) ?? []
  if (!plan || coming.length === 0) return null
  return (
    <ol className="set-lines" start={from + 1} aria-label={words.setsToCome}>
      {coming.map((target, offset) => {
        const set = from + offset
        const lift = last.get(plan.exercise_id)?.[set] ?? target
        return (
          <li key={set} className="todo">
            <span>
              <VisuallyHidden>{words.toDo(set + 1, words.lift(number(lift.reps), number(lift.weight)))}</VisuallyHidden>
              <Figure className="set-number" aria-hidden="true">
                {set + 1}
              </Figure>
              <Figure aria-hidden="true">{liftFigures(lang, lift)}</Figure>
              <span className="secondary-text" aria-hidden="true">
                kg
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
