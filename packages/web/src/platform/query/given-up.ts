import { NetworkFailure, StrangeAnswer } from '../api/api-problem.ts'
import { lastAnswer } from '../connection.ts'
import { queryClient } from './query-client.ts'

/** Takes a read that was given up without an answer as a silence of the network; the answer ends it. */
export function followGivenUp(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (error instanceof NetworkFailure && !(error instanceof StrangeAnswer)) lastAnswer.set('silent')
  })
}
