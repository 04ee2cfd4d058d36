import { useObservable } from '../../../platform/observable.ts'
import { useWords } from '../../../platform/words/words.ts'
import { openTickets } from '../open-tickets.ts'
import { adminPlaceMessages } from './admin-place-messages.ts'

/** A blue dot while tickets are open. */
export function NewsMark() {
  const words = useWords(adminPlaceMessages)
  if (useObservable(openTickets) === 0) return null
  return <span className="news-mark" role="img" aria-label={words.newTickets} />
}
