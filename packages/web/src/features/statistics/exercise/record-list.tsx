import type { Best, RecordBook, RecordKind } from '@fonte/domain/statistics/records'
import type { ReactNode } from 'react'
import { useRecordTexts } from '../../../platform/words/record-texts.ts'
import { recordWords } from '../../../platform/words/record-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Section } from '../../../ui/section.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { atItsPlace } from '../../history/at-its-place.ts'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'
import { useDoneText } from './figure-texts.ts'

/** The bests that stand, each with its day: a record where it beat an earlier workout, else a starting point. */
export function RecordList({ book }: { book: RecordBook }) {
  const words = useWords(recordWords)
  const texts = useRecordTexts()
  const lines = standing(book)
  if (lines.length === 0) return null
  const names: Readonly<Record<Exclude<RecordKind, 'n-rep' | 'reps'>, string>> = {
    heaviest: words.heaviest,
    'one-rep-max': words.oneRepMax,
    set: words.bestSet,
    workout: words.workoutVolume,
    hold: words.longestHold,
    distance: words.farthest,
  }
  const name = ({ kind, best }: Line) =>
    kind === 'reps' ? words.mostReps({ load: best.done && texts.carried(best.done) }) : names[kind]
  return (
    <Section title={words.records}>
      <ul className="record-list">
        {lines.map((line) => (
          <RecordLine key={line.kind} best={line.best} name={name(line)}>
            {texts.value(line.kind, line.best)}
          </RecordLine>
        ))}
      </ul>
    </Section>
  )
}

function RecordLine({ best, name, children }: { best: Best; name: string; children: ReactNode }) {
  const { startingPoint } = useWords(exerciseProgressMessages)
  const { date } = useFormats()
  const doneText = useDoneText()
  const { done, workout, before } = best
  const facts = [done && doneText(done.set), date(atItsPlace(workout.entry)), !before && startingPoint]
  return (
    <li>
      <i className={classNames('record-disc', !before && 'starting-point')} aria-hidden="true" />
      <span className="grid min-w-0">
        <b>{name}</b>
        <span className="secondary-text">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Figure>{children}</Figure>
    </li>
  )
}

interface Line {
  readonly kind: Exclude<RecordKind, 'n-rep'>
  readonly best: Best
}

/** The bests of the exercise; of the repetitions at a load, the latest that was beaten. */
function standing(book: RecordBook): readonly Line[] {
  const longest = (bests: readonly Best[]) =>
    bests.reduce<Best | null>((most, each) => (most && most.value >= each.value ? most : each), null)
  const heaviest = book.loads[1]
  const found: readonly (readonly [Line['kind'], Best | null | undefined])[] = [
    ['heaviest', heaviest && heaviest.value !== 0 ? heaviest : null],
    ['one-rep-max', book.one_rep_max],
    ['hold', longest(book.holds)],
    ['distance', longest(book.distances)],
    ['reps', book.records.findLast(({ kind }) => kind === 'reps') ?? mostReps(book)],
    ['set', book.set],
    ['workout', book.workout],
  ]
  return found.flatMap(([kind, best]) => (best ? [{ kind, best }] : []))
}

/** Where no number of repetitions was beaten yet, the highest one. */
const mostReps = ({ reps }: RecordBook): Best | null =>
  [...reps.values()].reduce<Best | null>((most, each) => (most && most.value >= each.value ? most : each), null)
