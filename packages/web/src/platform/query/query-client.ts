import { QueryClient } from '@tanstack/react-query'
import { ApiProblem, NetworkFailure } from '../api/api-problem.ts'
import { now } from '../clock.ts'

/** Of an answer that is to be asked for again whatever its time says. */
export const alwaysStale = Number.NEGATIVE_INFINITY

interface Kept {
  readonly state: { readonly dataUpdatedAt: number }
}

/**
 * For how long an answer is not asked for again: `time` (ms). One from a time that is still to come is older than anybody
 * knows: the clock was set back since, and it would be taken for new until then.
 */
export const freshFor =
  (time: number) =>
  ({ state }: Kept): number =>
    state.dataUpdatedAt > now() ? alwaysStale : time

const attempts = 3

/** Another try helps against silence and trouble on the server, never against a refusal. */
function mayRetry(failures: number, failure: unknown): boolean {
  const passing = failure instanceof NetworkFailure || (failure instanceof ApiProblem && failure.status >= 500)
  return passing && failures < attempts - 1
}

/** The cached reads; writes go through the outbox, or through `call` where they need a network. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      // An answer is shown at once from the device, and asked for again when older than this.
      staleTime: freshFor(30_000),
      // What was read once stays readable offline, also after its screen is closed.
      gcTime: Number.POSITIVE_INFINITY,
      retry: mayRetry,
    },
  },
})
