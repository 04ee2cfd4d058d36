import type { Post } from '@fonte/contract/community/post'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { queryClient } from '../../../platform/query/query-client.ts'
import { type Reading, readingOf } from '../../../platform/query/reading.ts'
import { useNetwork } from '../../../platform/use-network.ts'
import type { PostFilter } from '../community-url.ts'
import { listedPosts, postsQuery } from '../post-reads.ts'

/** The posts as the screen reads them. */
export interface Posts {
  readonly reading: Reading
  readonly items: readonly Post[]
  /** They are the last list that the device has, not the answer to what is looked for now. */
  readonly isEarlier: boolean
  /** False where the browser knows of no network, or no answer of Fonte’s came to what was asked last. */
  readonly online: boolean
  readonly error: unknown
  readonly retry: () => void
  /** Another try is under way. */
  readonly retrying: boolean
  /** Reads the next page; null at the end. */
  readonly more: (() => void) | null
  readonly loadingMore: boolean
  readonly moreFailed: boolean
}

/** The posts that match, from the device first. While others are looked for, those from before stay in sight. */
export function usePosts(filter: PostFilter): Posts {
  const online = useNetwork() === 'online'
  const query = useInfiniteQuery({ ...postsQuery(filter), placeholderData: keepPreviousData })
  // Without a network a search has no answer: the newest posts that the device has stand in for it.
  const last = online || query.data ? undefined : queryClient.getQueryData(postsQuery({}).queryKey)
  const data = query.data ?? last
  return {
    reading: readingOf({ data, isError: query.isError, fetchStatus: query.fetchStatus }),
    items: listedPosts(data),
    isEarlier: query.isPlaceholderData || last !== undefined,
    online,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    more: query.hasNextPage && !query.isPlaceholderData ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
  }
}
