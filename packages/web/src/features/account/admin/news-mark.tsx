import { useStore } from '../../../platform/store.ts'
import { useWords } from '../../../platform/words/words.ts'
import { adminPlaceMessages } from './admin-place-messages.ts'
import { openTickets } from '../open-tickets.ts'

/** A blue dot while tickets are open. */
export function NewsMark() {
  const words = useWords(adminPlaceMessages)
  if (useStore(openTickets) === 0) return null
  return <span className="news-mark" role="img" aria-label={words.newTickets} />
}
