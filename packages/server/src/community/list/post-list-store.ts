import type { PostSort } from '@fonte/domain/community/bounds'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import type { SearchPatterns } from '../../platform/search/search-words.ts'
import { compiledOnce } from '../../platform/statements/compiled.ts'
import type { PostRow } from '../post-row.ts'
import type { PostPlace } from './post-cursor.ts'

/** Posts on a page. */
export const postsOnPage = 24

/** So many posts are looked at in their order before an index is asked which ones match: a common word fills a page of them. */
const walked = 300

/** So many matches are sorted; what matches more often fills a page soon when the posts are walked in their order. */
const sorted = 3_000

/** A search of the list by the order of its posts, and the authors that `reader` has hidden, if any. */
export interface PostSearch {
  readonly reader: string | null
  readonly sort: PostSort
  readonly after: PostPlace | null
  readonly patterns: SearchPatterns
  readonly facets: readonly string[]
}

/** What a statement is given; which of it there is decides its text. */
type Values = {
  reader: string | null
  long: readonly string[]
  short: readonly string[]
  facets: readonly string[]
  first: string | null
  second: string | null
  third: string | null
  indexed: string | null
}

type Place = (name: keyof Values) => RawBuilder<unknown>

/** Each order: the table whose index has it, its columns, and what stands behind a place of it. */
const orders = {
  newest: {
    from: sql`posts`,
    keys: sql`posts.created_at DESC, posts.id DESC`,
    after: (place: Place) =>
      sql`(posts.created_at, posts.id) < (${place('first')}::timestamptz, ${place('second')}::uuid)`,
  },
  rated: {
    from: sql`post_figures AS figures JOIN posts ON posts.id = figures.post_id`,
    keys: sql`figures.rating DESC, figures.rating_count DESC, figures.post_id DESC`,
    after: (place: Place) =>
      sql`(figures.rating, figures.rating_count, figures.post_id)
        < (${place('first')}::numeric, ${place('second')}::integer, ${place('third')}::uuid)`,
  },
  copied: {
    from: sql`post_figures AS figures JOIN posts ON posts.id = figures.post_id`,
    keys: sql`figures.copy_count DESC, figures.post_id DESC`,
    after: (place: Place) =>
      sql`(figures.copy_count, figures.post_id) < (${place('first')}::integer, ${place('second')}::uuid)`,
  },
} as const

const fits = (place: Place) => sql`posts.facets @> ${place('facets')}::text[]
  AND posts.search_text LIKE ALL (${place('long')}::text[]) AND posts.names_text LIKE ALL (${place('short')}::text[])`

/** Neither by a blocked account nor by an author whom the reader has hidden. */
const visible = (place: Place) => sql`EXISTS (
    SELECT FROM users WHERE users.id = posts.user_id AND users.blocked_at IS NULL)
  AND NOT EXISTS (SELECT FROM hidden_authors AS hidden
    WHERE hidden.user_id = ${place('reader')}::uuid AND hidden.author_id = posts.user_id)`

/** The columns of a card. */
export const cardColumns = sql`posts.id, posts.title, posts.message, posts.program_id, posts.user_id,
  programs.name AS program_name, profiles.username AS creator_name, profiles.avatar_url AS creator_avatar_url,
  programs.image_url, posts.work, posts.set_count, figures.rating, figures.rating_count, figures.copy_count,
  posts.created_at`

/** The tables of a card, to join to `posts`. */
export const cardTables = sql`JOIN post_figures AS figures ON figures.post_id = posts.id
  JOIN programs ON programs.id = posts.program_id JOIN profiles ON profiles.id = posts.user_id`

/** A page and one more post, which tells that there is a next page. */
const limit = sql.lit(postsOnPage + 1)

type Way = 'all' | 'beginning' | 'filtered' | 'by text' | 'by names' | 'by facets'

const indexed = {
  'by text': (place: Place) => sql`posts.search_text LIKE ${place('indexed')} AND ${fits(place)}`,
  'by names': (place: Place) => sql`posts.names_text LIKE ${place('indexed')} AND ${fits(place)}`,
  'by facets': fits,
} as const

const inOrder = (sort: PostSort, isFurther: boolean, place: Place, more: RawBuilder<unknown>, rows: number | null) => {
  const { from, keys, after } = orders[sort]
  return sql`SELECT posts.* FROM ${from} WHERE ${isFurther ? after(place) : sql`true`} AND ${more}
    ORDER BY ${keys} ${rows === null ? sql`` : sql`LIMIT ${sql.lit(rows)}`}`
}

/** The posts of a page. */
const candidates = (way: Way, sort: PostSort, isFurther: boolean, place: Place) => {
  const page = postsOnPage + 1
  if (way === 'all') return inOrder(sort, isFurther, place, visible(place), page)
  if (way === 'filtered') return inOrder(sort, isFurther, place, sql`${fits(place)} AND ${visible(place)}`, page)
  const begun = inOrder(sort, isFurther, place, sql`true`, walked)
  return sql`SELECT posts.* FROM (${begun}) AS posts WHERE ${fits(place)} AND ${visible(place)} LIMIT ${limit}`
}

/** A page read in its order; by an index, only where not too many match, whose number stands in each row. */
const statement = (way: Way, sort: PostSort, isFurther: boolean, place: Place) => {
  const { keys, after } = orders[sort]
  if (way === 'all' || way === 'beginning' || way === 'filtered') {
    return sql<FoundPost>`SELECT ${cardColumns} FROM (${candidates(way, sort, isFurther, place)}) AS posts ${cardTables}
      ORDER BY ${keys}`
  }
  return sql<FoundPost>`
    WITH matched AS MATERIALIZED (SELECT posts.id FROM posts WHERE ${indexed[way](place)} LIMIT ${sql.lit(sorted + 1)}),
      counted AS (SELECT count(*)::integer AS matches FROM matched)
    SELECT counted.matches, page.* FROM counted LEFT JOIN LATERAL (
      SELECT ${cardColumns} FROM matched JOIN posts USING (id) ${cardTables}
      WHERE counted.matches <= ${sql.lit(sorted)} AND ${visible(place)} AND ${isFurther ? after(place) : sql`true`}
      ORDER BY ${keys} LIMIT ${limit}) AS page ON true`
}

/** A post; where an index was asked, with how many matched, and nothing else where these were none or too many. */
type FoundPost = PostRow & { readonly matches?: number }

type Statement = (values: Values, reader: Reader) => Promise<FoundPost[]>

const statements = new Map<string, Statement>()

/** Each statement is built once: there are as many as ways, orders, and beginnings or later pages. */
const statementFor = (way: Way, { sort, after }: PostSearch): Statement => {
  const key = `${way} ${sort} ${after !== null}`
  const known = statements.get(key)
  if (known) return known
  const made = compiledOnce<Values, FoundPost>((reader, place) => {
    const query = statement(way, sort, after !== null, place)
    return { compile: () => query.compile(reader) }
  })
  statements.set(key, made)
  return made
}

const run = (way: Way, search: PostSearch, reader: Reader) => {
  const { long, short } = search.patterns
  const [first = null, second = null, third = null] = search.after ?? []
  const indexedPattern = long[0] ?? short[0] ?? null
  const values = { reader: search.reader, long, short, facets: search.facets, first, second, third }
  return statementFor(way, search)({ ...values, indexed: indexedPattern }, reader)
}

/**
 * A page of posts and, where there is one, the first of the next. One statement without a search or filter; with one, at
 * most three: what is common shows soon in the order of the list, what is rare is found by an index and sorted.
 */
export const listPosts = async (search: PostSearch, reader: Reader): Promise<PostRow[]> => {
  const { patterns, facets } = search
  if (patterns.long.length + patterns.short.length + facets.length === 0) return run('all', search, reader)
  const begun = await run('beginning', search, reader)
  if (begun.length > postsOnPage) return begun
  const way = patterns.long.length > 0 ? 'by text' : patterns.short.length > 0 ? 'by names' : 'by facets'
  const found = await run(way, search, reader)
  if ((found[0]?.matches ?? 0) > sorted) return run('filtered', search, reader)
  return found.filter(({ id }) => id !== null)
}
