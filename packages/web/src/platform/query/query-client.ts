import { QueryClient } from '@tanstack/react-query'
import { ApiProblem, NetworkFailure } from '../api/api-problem.ts'

/** An answer is shown at once from the device, and asked for again when older than this (ms). */
const staleAfter = 30_000

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
      staleTime: staleAfter,
      // What was read once stays readable offline, also after its screen is closed.
      gcTime: Number.POSITIVE_INFINITY,
      retry: mayRetry,
    },
  },
})
