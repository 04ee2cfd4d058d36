import { postsOnPage } from '@fonte/domain/community/bounds'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { isProblem } from '../../platform/api/api-problem.ts'
import { type Answer, call, type Input } from '../../platform/api/client.ts'

export type PostsPage = Answer<'get-public-programs'>

type Query = Input<'get-public-programs'>['query']

/** A reading of a list: all its pages have one signal. */
interface Reading {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly pageParam: string | null
  readonly signal: AbortSignal
}

/** How many posts a reading from the top still lacks, and the version of those it has. */
const begun = new WeakMap<AbortSignal, Pick<PostsPage, 'version'> & { readonly left: number }>()

const countListed = ({ client, queryKey }: Reading): number =>
  client.getQueryData<InfiniteData<PostsPage>>(queryKey)?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0

/**
 * A page of a list. Where a list is read anew, its first page brings all posts that it had, as far as one answer goes: they
 * are of one moment. The pages that followed stay, without posts of their own and with the same page behind them.
 */
export async function readPosts(asked: Query, reading: Reading): Promise<PostsPage> {
  const { pageParam: cursor, signal } = reading
  const known = cursor === null ? { left: countListed(reading) } : begun.get(signal)
  const left = known?.left ?? 0
  if (cursor !== null && known && left <= 0) return { ...known, items: [], next: cursor }
  const read = (count: number) => {
    const query = { ...asked, ...(cursor !== null && { cursor }), ...(count > postsOnPage && { count: String(count) }) }
    return call('get-public-programs', { query }, { signal })
  }
  try {
    const page = await read(left)
    if (known) begun.set(signal, { version: page.version, left: left - page.items.length })
    return page
  } catch (failure) {
    // A server of the version before knows of no count: it is asked for one page after the other.
    if (left > postsOnPage && isProblem(failure, 'invalid-input')) return read(0)
    throw failure
  }
}
