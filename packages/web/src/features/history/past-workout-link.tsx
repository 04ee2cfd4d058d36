import { Link } from '@tanstack/react-router'
import { useWords } from '../../platform/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { historyMessages } from './history-messages.ts'

/** Leads to the form that writes a past workout down by hand. */
export function PastWorkoutLink() {
  const words = useWords(historyMessages)
  return (
    <Link to="/stats/past" className={buttonClass({})}>
      <Icon name="plus" />
      {words.past}
    </Link>
  )
}
