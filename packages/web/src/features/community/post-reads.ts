import type { Post } from '@fonte/contract/community/post'
import { hashKey, type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { noteSharedExercises } from '../exercise/shared-exercises.ts'
import { countFilters, type PostFilter } from './community-url.ts'
import { type PostsPage, readPosts } from './list-reads.ts'

/** Under which the lists of posts are cached, each by what was looked for. */
export const postsKey = ['posts'] as const

/** How long (ms) the answer to a search stays once nobody looks at it. */
const searchStays = 300_000

/** The posts that match, a page at a time. */
export function postsQuery({ q, sort, group, equipment, length }: PostFilter) {
  const asked = { search: q, sort, group, equipment, length }
  const isWhole = q === undefined && countFilters(asked) === 0
  return infiniteQueryOptions({
    queryKey: [...postsKey, asked],
    queryFn: (reading) => readPosts(asked, reading),
    initialPageParam: null as string | null,
    getNextPageParam: (page: PostsPage) => page.next,
    // The device keeps the last whole list for when there is no network.
    ...(!isWhole && { gcTime: searchStays, meta: { kept: false } }),
  })
}

/** Under which single posts are cached, each by its id. */
export const postKey = ['post'] as const

/** One post with its whole program. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...postKey, id],
    queryFn: async ({ signal }) => {
      const post = await call('get-post', { params: { id } }, { signal })
      noteSharedExercises(post.custom_exercises)
      return post
    },
    gcTime: searchStays,
    meta: { kept: false },
  })

/** The authors that one has hidden. */
export const hiddenAuthorsQuery = queryOptions({
  queryKey: ['hidden-authors'],
  queryFn: ({ signal }) => call('get-hidden-authors', undefined, { signal }),
})

/** All posts of the pages that were read so far; one that moved to a later page meanwhile stands once. */
export function listedPosts(pages: InfiniteData<PostsPage> | undefined): readonly Post[] {
  const posts = pages?.pages.flatMap(({ items }) => items) ?? []
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

/** Changes every cached list of posts at once; the answer undoes it, and has those read anew that have changed since. */
export function changePosts(change: (items: readonly Post[]) => readonly Post[]): () => void {
  const lists = () => queryClient.getQueriesData<InfiniteData<PostsPage>>({ queryKey: postsKey })
  const before = lists()
  queryClient.setQueriesData<InfiniteData<PostsPage>>(
    { queryKey: postsKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: [...change(page.items)] })) },
  )
  const changed = new Map(lists().map(([key, data]) => [hashKey(key), data]))
  return () => {
    for (const [key, data] of before) {
      if (queryClient.getQueryData(key) === changed.get(hashKey(key))) queryClient.setQueryData(key, data)
      else void queryClient.invalidateQueries({ queryKey: key, exact: true })
    }
  }
}

/** Has the lists of posts read anew that are older than this version of the posts; those that nobody looks at, later. */
export function renewLists(version: string): void {
  void queryClient.invalidateQueries({
    queryKey: postsKey,
    predicate({ state }) {
      const list = state.data as InfiniteData<PostsPage> | undefined
      return !list?.pages.every((page) => page.version !== undefined && page.version >= version)
    },
  })
}
