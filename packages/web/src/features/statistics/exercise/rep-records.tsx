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
              top={isAt(book.one_rep_max, reps, best) ? book.one_rep_max : null}
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
  /** The estimate of the exercise, where it comes from so many repetitions at that load. */
  top: Best | null
}

function RepRecord({ reps, best, heaviest, choice, top }: Props) {
  const { number, weight } = useFormats()
  const day = useDayAmongYears()
  const texts = useRecordTexts()
  const { done, value, workout } = best
  const estimate = top?.value ?? (done?.is_whole ? estimated(done.set, reps, value, choice) : null)
  const share = heaviest > 0 ? Math.max(0, value / heaviest) : 0
  return (
    <tr className={top ? 'highlighted' : undefined}>
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

/** Whether the best is of a set with so many repetitions at the load of the other one. */
const isAt = (best: Best | null, reps: number, { value }: Best) =>
  best?.done?.set.reps === reps && best.done.load.weight === value

/** What the set gives by itself; for a number of repetitions that it went beyond, what that many would, where it gives anything. */
function estimated(set: CountedSet, reps: number, load: number, choice: EstimateChoice): number | null {
  const own = estimateOf(set, load, choice)
  return own === null || set.reps === reps ? own : e1rm(load, reps, choice.formula)
}
