import type { DayKey } from '@fonte/domain/history/day'
import { mondayOf } from '@fonte/domain/history/week'
import { type CountedWeek, countedWeeks, regularityOf, shownWeeks } from '@fonte/domain/statistics/overview/regularity'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { goalBounds } from '@fonte/domain/training-plan/training-plan'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { monthsNamedOnce } from '../axes.ts'
import { calendarMessages } from './calendar-messages.ts'

const goals = Array.from({ length: goalBounds.max - goalBounds.min + 1 }, (_, index) => index + goalBounds.min)

interface Props {
  training: Training
  today: DayKey
  goal: number
  /** Absent while it cannot be changed. */
  onGoal: ((goal: number) => void) | undefined
}

/** How many of the last weeks reached the goal, and how many in a row: a week off takes nothing away. */
export function RegularitySection({ training, today, goal, onGoal }: Props) {
  const words = useWords(calendarMessages)
  const { date } = useFormats()
  const weeks = countedWeeks(training, today)
  const shown = shownWeeks(weeks, goal)
  const months = monthsNamedOnce(shown.map(({ monday }) => date(localNoon(monday), 'shortMonth')))
  const { atGoal, weeks: over, inARow } = regularityOf(weeks, goal)
  return (
    <Section
      title={words.regularity}
      action={
        <Select
          aria-label={words.goal}
          value={goal}
          disabled={!onGoal}
          options={goals.map((each) => ({ value: String(each), label: words.goalOf(each) }))}
          onChange={({ target }) => onGoal?.(Number(target.value))}
        />
      }
    >
      <ol className="goal-weeks" aria-label={words.weeks(goal)}>
        {shown.map((week, place) => (
          <Week
            key={week.monday}
            week={week}
            month={months[place]}
            goal={goal}
            isRunning={week.monday === mondayOf(today)}
          />
        ))}
      </ol>
      <p className="secondary-text mt-3">
        {over > 0 ? (
          <>
            <b>
              {words.atGoal({ atGoal, weeks: over })}
              {inARow > 1 && ` · ${words.inARow(inARow)}`}.
            </b>{' '}
            {words.weekOff}
          </>
        ) : (
          words.firstWeek
        )}
      </p>
    </Section>
  )
}

interface WeekProps {
  week: CountedWeek
  /** The name of its month, where it is the first of it. */
  month: string | undefined
  goal: number
  isRunning: boolean
}

/** A week as a stack: a block for each workout, an empty one for each that is missing at the goal. */
function Week({ week: { monday, workouts }, month, goal, isRunning }: WeekProps) {
  const words = useWords(calendarMessages)
  const { date } = useFormats()
  const standing = workouts >= goal ? 'reached' : isRunning ? 'running' : workouts === 0 ? 'pause' : 'below'
  return (
    <li className={classNames(standing === 'pause' && 'pause', isRunning && 'current')}>
      <span className="goal-stack" aria-hidden="true">
        {Array.from({ length: Math.max(goal, workouts) }, (_, block) => block).map((block) => (
          <i key={block} className={block < workouts ? 'done' : undefined} />
        ))}
      </span>
      <span className="goal-date" aria-hidden="true">
        {Number(monday.slice(8))}
        {month && <span className="goal-month">{month}</span>}
      </span>
      <VisuallyHidden>
        {words.week({ week: date(localNoon(monday), 'shortDate'), count: workouts, standing })}
      </VisuallyHidden>
    </li>
  )
}
