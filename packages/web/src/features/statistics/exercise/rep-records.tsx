import { type EstimateChoice, e1rm, estimateOf } from '@fonte/domain/statistics/e1rm'
import { type Best, mostRecordReps, type RecordBook } from '@fonte/domain/statistics/records'
import type { CountedSet } from '@fonte/domain/statistics/what-counts'
import type { CSSProperties } from 'react'
import { useRecordTexts } from '../../../platform/words/record-texts.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Section } from '../../../ui/section.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { useDayAmongYears } from '../../history/at-its-place.ts'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'

/** The highest load for each number of repetitions, with the estimate that it makes and its day. */
export function RepRecords({ book, choice }: { book: RecordBook; choice: EstimateChoice }) {
  const words = useWords(exerciseProgressMessages)
  const { unit } = useFormats()
  const rows = book.loads.slice(0, mostRecordReps + 1).flatMap((best, reps) => (best ? [{ best, reps }] : []))
  const heaviest = rows[0]?.best.value ?? 0
  if (rows.length === 0) return null
  return (
    <Section title={words.repRecords}>
      <table className="repetition-records">
        <thead>
          <tr>
            <th scope="col">{words.repsShort}</th>
            <td className="repetition-bar" />
            <th scope="col">{unit}</th>
            <th scope="col">{words.estimateShort}</th>
            <th scope="col">{words.day}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ best, reps }) => (
            <RepRecord
              key={reps}
              reps={reps}
              best={best}
              heaviest={heaviest}
              choice={choice}
              isTop={best.done === book.one_rep_max?.done && best.done?.set.reps === reps}
            />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

interface Props {
  reps: number
  best: Best
  heaviest: number
  choice: EstimateChoice
  /** The set that the estimate of the exercise comes from. */
  isTop: boolean
}

function RepRecord({ reps, best, heaviest, choice, isTop }: Props) {
  const { number, weight } = useFormats()
  const day = useDayAmongYears()
  const texts = useRecordTexts()
  const { done, value, workout } = best
  const estimate = done?.is_whole ? estimated(done.set, reps, value, choice) : null
  const share = heaviest > 0 ? Math.max(0, value / heaviest) : 0
  return (
    <tr className={isTop ? 'highlighted' : undefined}>
      <th scope="row">
        <Figure>{number(reps)}</Figure>
      </th>
      <td className="repetition-bar" aria-hidden="true">
        <i style={{ '--part': share } as CSSProperties} />
      </td>
      <td>
        <Figure>{done && weight(done.load)}</Figure>
      </td>
      <td className="secondary-text">{estimate === null ? '–' : texts.estimate(estimate, done)}</td>
      <td className="secondary-text">
        <time dateTime={workout.entry.completed_at}>{day(workout.entry)}</time>
      </td>
    </tr>
  )
}

/** What the set gives by itself; for a number of repetitions that it went beyond, what that many would. */
const estimated = (set: CountedSet, reps: number, load: number, choice: EstimateChoice) =>
  set.reps === reps ? estimateOf(set, load, choice) : e1rm(load, reps, choice.formula)
