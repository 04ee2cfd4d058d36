import type { SetLoad } from '@fonte/domain/set/set-load'
import type { LastLift } from '@fonte/domain/workout/last-time'
import { countedSlots, type WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { recordedSets, type WorkoutStep } from '@fonte/domain/workout/selectors'
import type { RecordedSet } from '@fonte/domain/workout/state'
import { useEffect, useMemo, useRef } from 'react'
import { isLoaded, liftFigures, liftWithUnit } from '../../../platform/words/lift-figures.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useGuided } from '../guided.ts'
import { SetMarks } from '../kind/set-marks.tsx'
import { kindText, useSetText } from '../kind/set-text.ts'
import { proposed } from '../sets/proposed.ts'
import { workoutMessages } from '../workout-messages.ts'
import { Late } from './guided-later.tsx'

/** A recorded set, its place among all recorded ones, and its number (from 1) in its exercise. */
export interface DoneSet {
  readonly index: number
  readonly number: number
  readonly done: RecordedSet
}

/** The recorded sets of an exercise, in its order. */
export function useDoneSets(place: WorkoutPlace): readonly DoneSet[] {
  const sets = recordedSets(useGuided().state)
  return useMemo(() => {
    const indexes = new Map(sets.map(({ slot }, index) => [slot, index]))
    return countedSlots(place).flatMap(({ id }, position) => {
      const index = indexes.get(id)
      const done = index === undefined ? undefined : sets[index]
      return index === undefined || !done ? [] : [{ index, done, number: position + 1 }]
    })
  }, [sets, place])
}

/** The sets of an exercise that are done, a line each; tapping one corrects it. */
export function DoneLines({ place, onEdit }: { place: WorkoutPlace; onEdit: (index: number) => void }) {
  const words = useWords(workoutMessages)
  const sets = useDoneSets(place)
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
export function DoneStrip({ place, onEdit }: { place: WorkoutPlace; onEdit: (index: number) => void }) {
  const sets = useDoneSets(place)
  if (sets.length === 0) return null
  return (
    <div className="done-strip-room">
      <Late>
        <Strip sets={sets} onEdit={onEdit} />
      </Late>
    </div>
  )
}

function Strip({ sets, onEdit }: { sets: readonly DoneSet[]; onEdit: (index: number) => void }) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
  const { canAct } = useGuided()
  const setText = useSetText()
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (strip.current && sets.length > 0) strip.current.scrollLeft = strip.current.scrollWidth
  }, [sets.length])
  return (
    <ol ref={strip} className="done-strip" aria-label={words.recordedSets}>
      {sets.map(({ index, number: position, done }) => (
        <li key={index}>
          <button
            type="button"
            aria-label={words.editSet(position, setText(done))}
            disabled={!canAct}
            onClick={() => onEdit(index)}
          >
            <span className="secondary-text">{position}</span> <SetMarks kind={done.kind} side={done.side} />
            <Figure>{liftFigures(formats, done)}</Figure>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** One recorded set as a line that opens its correction. */
export function DoneLine({ index, number: position, done, onEdit }: DoneSet & { onEdit: (index: number) => void }) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
  const { canAct } = useGuided()
  const name = words.editSet(position, useSetText()(done))
  return (
    <button type="button" aria-label={name} disabled={!canAct} onClick={() => onEdit(index)}>
      <Figure className="set-number">{position}</Figure> <SetMarks kind={done.kind} side={done.side} />
      <Figure className="whitespace-nowrap">{liftFigures(formats, done)}</Figure>{' '}
      {isLoaded(done) && <span className="secondary-text">{formats.unit}</span>}
      {done.note && <span className="secondary-text set-note">{done.note}</span>}
      <Icon name="edit" className="text-muted" />
    </button>
  )
}

/** The sets to do of the current exercise; the current one is none of them where its load, `current`, stands in its boxes. */
export function ComingLines({ step, current }: { step: WorkoutStep; current?: SetLoad }) {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const formats = useFormats()
  const { number, unit, weight } = formats
  const guided = useGuided()
  const { place } = step
  const proposals = proposed(guided, place, current && { slot: step.slot, load: current })
  const coming = countedSlots(place).flatMap((slot, set) =>
    slot.status === 'todo' && !(current && slot.id === step.slot) ? [{ ...slot, set }] : [],
  )
  if (coming.length === 0) return null
  return (
    <ol className="set-lines" aria-label={words.setsToCome}>
      {coming.map(({ id, set, plan }) => {
        const lift = proposals.get(id) ?? plan
        const said = isPlain(lift) ? words.lift(number(lift.reps), weight(lift), unit) : liftWithUnit(formats, lift)
        return (
          <li key={id} value={set + 1} className="todo">
            <span>
              <VisuallyHidden>
                {words.toDo(set + 1, [kindText(kinds, plan.kind), said].filter(Boolean).join(', '))}
              </VisuallyHidden>
              <Figure className="set-number" aria-hidden="true">
                {set + 1}
              </Figure>
              <SetMarks kind={plan.kind} />
              <Figure aria-hidden="true">{liftFigures(formats, lift)}</Figure>
              {isLoaded(lift) && (
                <span className="secondary-text" aria-hidden="true">
                  {unit}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Counted in repetitions. */
const isPlain = ({ seconds, distance }: LastLift) => seconds === undefined && distance === undefined
