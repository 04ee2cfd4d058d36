import { NetworkFailure, StrangeAnswer } from '../api/api-problem.ts'
import { countAnswers, noteSilence } from '../connection.ts'
import { queryClient } from './query-client.ts'

const cache = queryClient.getQueryCache()

type Read = ReturnType<typeof cache.getAll>[number]

/** How many answers had come when a read began; one that nobody saw begin did so before the first. */
const begun = new WeakMap<Read, number>()

/** Whoever answers in Fonte’s place may do so at one address alone, and would be asked again at each answer of another. */
const hadNoAnswer = (error: unknown) => error instanceof NetworkFailure && !(error instanceof StrangeAnswer)

/** Takes a read that was given up without an answer as a silence of the network, unless others were answered meanwhile. */
export function followGivenUp(): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'fetch') begun.set(query, countAnswers())
    if (action.type !== 'error' || !hadNoAnswer(action.error) || query.meta?.often) return
    noteSilence(begun.get(query) ?? 0)
  })
}

/** Asks anew for what is looked at and had no answer. */
export function askGivenUpAgain(): void {
  const reads = cache.findAll({
    type: 'active',
    predicate: ({ state }) => hadNoAnswer(state.error) && state.fetchStatus === 'idle',
  })
  for (const read of reads) {
    const before = begun.get(read)
    void read.fetch().catch(() => undefined)
    // Where only its own address gives no answer, each answer to others would be followed by another silence.
    if (before !== undefined) begun.set(read, before)
  }
}
