import type { DayKey } from '@fonte/domain/history/day'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../platform/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { historyMessages } from './history-messages.ts'

/** Leads to the form that writes a past workout down by hand, of that day where there is one. */
export function PastWorkoutLink({ day }: { day?: DayKey | undefined }) {
  const words = useWords(historyMessages)
  return (
    <Link to="/stats/past" search={day === undefined ? {} : { day }} className={buttonClass({})}>
      <Icon name="plus" />
      {words.past}
    </Link>
  )
}
