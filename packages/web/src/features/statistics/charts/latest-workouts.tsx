import { Link } from '@tanstack/react-router'
import { useWords } from '../../../platform/words/words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { WorkoutLine } from '../../history/history-list.tsx'
import { useLatestHistory } from '../../history/history-queries.ts'
import { chartMessages } from './chart-messages.ts'

const shown = 3

/** The last three workouts, where the whole history, further down, has more. */
export function LatestWorkouts() {
  const words = useWords(chartMessages)
  const { lines } = useLatestHistory()
  if (lines.length <= shown) return null
  return (
    <Section
      title={words.latest}
      action={
        <Link to="/stats" hash="history" className={buttonClass({})}>
          {words.wholeHistory}
        </Link>
      }
    >
      <ol>
        {lines.slice(0, shown).map((line) => (
          <li key={line.id} className="border-b-2 border-hair">
            <WorkoutLine line={line} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
