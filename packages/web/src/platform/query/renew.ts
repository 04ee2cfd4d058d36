import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Marks all reads below the key as old, in this page and on the device: whoever needs one asks for it again. What is under
 * way may have been asked for before the change, so that its answer leaves the mark.
 */
export function markOld(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache()
  for (const read of cache.findAll({ queryKey })) {
    const mark = () => read.invalidate()
    // What has failed is old already and says nothing more, but the device may keep its last answer as new.
    if (read.state.error) cache.notify({ type: 'updated', query: read, action: { type: 'invalidate' } })
    else mark()
    read.promise?.then(mark, () => undefined)
  }
}

/**
 * Has all reads below the key answered anew, those that no screen shows included, as the device keeps them for later.
 * An answer that is under way may be older than the change, so that it is not waited for. Resolves with the last answer;
 * a read that fails stays marked as old. Reads that `show` the change already are marked only, so that the next screen
 * asks: of them, those under way alone are asked again.
 */
export async function renewReads(client: QueryClient, queryKey: QueryKey, show = false): Promise<void> {
  markOld(client, queryKey)
  const reads = client.getQueryCache().findAll({ queryKey })
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
