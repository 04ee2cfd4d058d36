import { eventNames } from '@fonte/contract/service/event-names'
import { lastAnswer, noteAnswer } from '../../platform/connection.ts'
import { events } from '../../platform/events/events.ts'
import { askGivenUpAgain, followGivenUp } from '../../platform/query/given-up.ts'

/**
 * Takes a read that was given up as a silence, and a silence as over once the server is heard again; then it asks anew for
 * what is looked at and had no answer.
 */
export function followNetworkReturn(): void {
  followGivenUp()
  for (const name of eventNames) events.on(name, noteAnswer)
  // Another network, of which nothing is known yet.
  window.addEventListener('online', () => lastAnswer.set('online'))
  lastAnswer.subscribe(() => {
    if (lastAnswer.get() === 'online') askGivenUpAgain()
  })
}
