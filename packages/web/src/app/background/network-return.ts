import { eventNames } from '@fonte/contract/service/event-names'
import { NetworkFailure, StrangeAnswer } from '../../platform/api/api-problem.ts'
import { lastAnswer } from '../../platform/connection.ts'
import { events } from '../../platform/events/events.ts'
import { followGivenUp } from '../../platform/query/given-up.ts'
import { queryClient } from '../../platform/query/query-client.ts'

/**
 * Takes a read that was given up as a silence, and a silence as over once the server is heard again; then it asks anew for
 * what is looked at and had no answer.
 */
export function followNetworkReturn(): void {
  followGivenUp()
  const heard = () => lastAnswer.set('online')
  for (const name of eventNames) events.on(name, heard)
  // Another network, of which nothing is known yet.
  window.addEventListener('online', heard)
  lastAnswer.subscribe(() => {
    if (lastAnswer.get() === 'online') void askAgain()
  })
}

/** Whoever answers in Fonte’s place may do so at one address alone: each answer at another would have it asked again. */
const hadNoAnswer = (error: unknown) => error instanceof NetworkFailure && !(error instanceof StrangeAnswer)

const askAgain = (): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => hadNoAnswer(state.error) && state.fetchStatus === 'idle',
  })
