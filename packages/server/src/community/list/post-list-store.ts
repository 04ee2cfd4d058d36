import { type PostSort, postsOnPage } from '@fonte/domain/community/bounds'
import type { Reader } from '../../platform/database.ts'
import type { SearchPatterns } from '../../platform/search/search-words.ts'
import type { PostRow } from '../post-row.ts'
import type { PlacedPost, PostPlace } from './post-cursor.ts'
import { type ListPlan, mostIndexed, mostPages, sorted, statementFor } from './post-statement-store.ts'

/** A search of the list by the order of its posts, and the authors that `reader` has hidden, if any. */
export interface PostSearch {
  readonly reader: string | null
  readonly sort: PostSort
  readonly after: PostPlace | null
  readonly patterns: SearchPatterns
  readonly facets: readonly string[]
  /** How many posts are wanted; a page where it is not said. */
  readonly count?: number | undefined
}

/** A page of posts, and the post behind which the next page begins; null where there is none. */
export interface PostPage {
  readonly posts: readonly PostRow[]
  readonly last: PlacedPost | null
}

const run = (way: ListPlan['way'], search: PostSearch, reader: Reader) => {
  const { sort, facets } = search
  const pages = pagesRead(search)
  const { long, short } = search.patterns
  const [first = null, second = null, third = null] = search.after ?? []
  const words = way === 'by text' ? [...long, ...short] : way === 'by names' ? short : []
  const asked = words.slice(0, mostIndexed)
  const [indexed1 = null, indexed2 = null, indexed3 = null] = asked
  // An end is at the same place whatever is looked for.
  const isNarrowed = way !== 'all' && way !== 'end of walk'
  const has = {
    long: isNarrowed && long.length > (way === 'by text' ? mostIndexed : 0),
    short: isNarrowed && short.length > 0 && (words.length === 0 || words.length > mostIndexed),
    facets: isNarrowed && way !== 'by facets' && facets.length > 0,
  }
  const plan: ListPlan = { way, sort, isFurther: search.after !== null, has, words: asked.length, pages }
  const values = { reader: search.reader, long, short, facets, first, second, third, indexed1, indexed2, indexed3 }
  return statementFor(plan)(values, reader)
}

/** So many posts, of whole pages, are answered at once to who wants `count`. */
export const sizeOf = ({ count = 1 }: Pick<PostSearch, 'count'>): number =>
  Math.min(Math.ceil(count / postsOnPage), mostPages) * postsOnPage

/** A few sizes are read, so that there are few statements; what is more than was wanted is left out. */
const pagesRead = (search: PostSearch): number => 2 ** Math.ceil(Math.log2(sizeOf(search) / postsOnPage))

const pageOf = (posts: readonly PostRow[], size: number): PostPage => ({
  posts: posts.slice(0, size),
  last: posts.length > size ? (posts[size - 1] ?? null) : null,
})

/** A page of what matches so often that it soon shows in the order of the list; shorter where it does not. */
const walk = async (search: PostSearch, reader: Reader): Promise<PostPage> => {
  const found = await run('walk', search, reader)
  const size = sizeOf(search)
  if (found.length > size) return pageOf(found, size)
  const [end = null] = await run('end of walk', search, reader)
  return { posts: found, last: end }
}

/**
 * A page of posts, or several at once: one statement without a search or filter; with one, what is common shows soon in the order of the list,
 * and what is rare is found by an index and sorted. At most four statements, each of which reads a bounded number of posts.
 */
export const listPosts = async (search: PostSearch, reader: Reader): Promise<PostPage> => {
  const { patterns, facets } = search
  const size = sizeOf(search)
  if (patterns.long.length + patterns.short.length + facets.length === 0)
    return pageOf(await run('all', search, reader), size)
  const begun = await run('beginning', search, reader)
  if (begun.length > size) return pageOf(begun, size)
  const way = patterns.long.length > 0 ? 'by text' : patterns.short.length > 0 ? 'by names' : 'by facets'
  const found = await run(way, search, reader)
  if ((found[0]?.matches ?? 0) > sorted) return walk(search, reader)
  return pageOf(
    found.filter(({ id }) => id !== null),
    size,
  )
}
