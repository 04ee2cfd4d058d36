import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Has all reads below the key answered anew, those that no screen shows included, as the device keeps them for later.
 * An answer that is under way may be older than the change, so that it is not waited for. Resolves with the last answer;
 * a read that fails stays marked as old. Reads that `show` the change already are marked only, so that the next screen
 * asks: of them, those under way alone are asked again.
 */
export async function renewReads(client: QueryClient, queryKey: QueryKey, show = false): Promise<void> {
  const reads = client.getQueryCache().findAll({ queryKey })
  for (const read of reads) read.invalidate()
  // Those that only the device has answered so far are asked for by the screen that needs them.
  const known = reads.filter(
    ({ options, state }) => options.queryFn && (!show || state.fetchStatus !== 'idle' || state.data === undefined),
  )
  await Promise.allSettled(
    known.map(async (read) => {
      void read.cancel({ silent: true })
      await read.fetch()
    }),
  )
}
