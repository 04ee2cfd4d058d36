import { type PostSort, postsOnPage } from '@fonte/domain/community/bounds'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { compiledOnce } from '../../platform/statements/compiled.ts'
import type { PostRow } from '../post-row.ts'
import { type Given, orders, type Values } from './post-order-store.ts'

/** Pages that are read at once, at most. */
export const mostPages = 16

/** So many posts are read in their order before an index is asked which ones match: a common word fills a page of them. */
const begun = 300

/** So many posts are read in their order at most for one page: it then ends with fewer, and the next one goes on. */
const walked = 5_000

/** So many matches are sorted; what matches more often fills a page soon when the posts are walked in their order. */
export const sorted = 3_000

/** How a page is found: which statement it is. */
export interface ListPlan {
  readonly way: 'all' | 'beginning' | 'walk' | 'end of walk' | 'by text' | 'by names' | 'by facets'
  readonly sort: PostSort
  readonly isFurther: boolean
  /** What there is to compare; what is missing is not in the statement. */
  readonly has: { readonly long: boolean; readonly short: boolean; readonly facets: boolean }
  /** How many words the index is asked for. */
  readonly words: number
  /** How many pages are read at once. */
  readonly pages: number
}

/** A post; where an index was asked, with how many matched, and nothing else where these were none or too many. */
export type FoundPost = PostRow & { readonly matches?: number }

/** The columns of a card. */
export const cardColumns = sql`posts.id, posts.title, posts.message, posts.program_id, posts.user_id,
  programs.name AS program_name, profiles.username AS creator_name, profiles.avatar_url AS creator_avatar_url,
  programs.image_url, posts.work, posts.set_count, figures.rating, figures.rating_count, figures.copy_count,
  posts.created_at`

/** The tables of a card, to join to `posts`. */
export const cardTables = sql`JOIN post_figures AS figures ON figures.post_id = posts.id
  JOIN programs ON programs.id = posts.program_id JOIN profiles ON profiles.id = posts.user_id`

/** The columns of `posts` that cards, orders and conditions need; by name, so that connections keep the statement. */
const postColumns = sql`posts.id, posts.title, posts.message, posts.program_id, posts.user_id, posts.work, posts.set_count,
  posts.created_at, posts.facets, posts.names_text, posts.search_text`

/** The columns of a card, as a query names them that it is joined to. */
const named = sql.raw(
  'id title message program_id user_id program_name creator_name creator_avatar_url image_url work set_count rating rating_count copy_count created_at'
    .split(' ')
    .map((column) => `cards.${column}`)
    .join(', '),
)

/** Pages and one more post, which tells that there is a next page. */
const limitOf = ({ pages }: ListPlan) => sql.lit(pages * postsOnPage + 1)

const every = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)

/** By neither a blocked account nor an author whom the reader has hidden. */
const visible = (given: Given) => sql`EXISTS (
    SELECT FROM users WHERE users.id = posts.user_id AND users.blocked_at IS NULL)
  AND NOT EXISTS (SELECT FROM hidden_authors AS hidden
    WHERE hidden.user_id = ${given('reader', 'uuid')} AND hidden.author_id = posts.user_id)`

/**
 * Whether a post that is read anyhow matches. No index of facets is asked for that: one of them holds most posts. A word of
 * one or two letters begins a word of a name; beside a longer one, of any text.
 */
const fits = (given: Given, { way, has }: ListPlan) => {
  const begun = sql.ref(way === 'by text' || has.long ? 'posts.search_text' : 'posts.names_text')
  return every([
    ...(has.facets ? [sql`(posts.facets || '{}') @> ${given('facets', 'text[]')}`] : []),
    ...(has.long ? [sql`posts.search_text LIKE ALL (${given('long', 'text[]')}::text[])`] : []),
    ...(has.short ? [sql`${begun} LIKE ALL (${given('short', 'text[]')}::text[])`] : []),
  ])
}

const indexed = ['indexed1', 'indexed2', 'indexed3'] as const

/** As many words as an index is asked for at once, at most. */
export const mostIndexed = indexed.length

/** What the index is asked for. */
const matches = (given: Given, { way, words }: ListPlan) => {
  if (way === 'by facets') return sql`posts.facets @> ${given('facets', 'text[]')}`
  const column = sql.ref(way === 'by text' ? 'posts.search_text' : 'posts.names_text')
  return every(indexed.slice(0, words).map((name) => sql`${column} LIKE ${given(name, 'text')}`))
}

const inOrder = (given: Given, { sort, isFurther }: ListPlan, more: RawBuilder<unknown>, rows: RawBuilder<unknown>) => {
  const { from, keys, isBehind } = orders[sort]
  return sql`SELECT ${postColumns}, row_number() OVER (ORDER BY ${keys}) AS place FROM ${from} WHERE ${isFurther ? isBehind(given) : sql`true`} AND ${more}
    ORDER BY ${keys} LIMIT ${rows}`
}

/**
 * A page whose posts are read in their order, at most `rows` of them. The page asks for that order again: the tables that
 * say who is visible may be joined in a way that loses it.
 */
const readInOrder = (given: Given, plan: ListPlan, rows: number | null) => {
  const begin = rows === null ? null : inOrder(given, plan, sql`true`, sql.lit(rows))
  const page = begin
    ? sql`SELECT ${postColumns} FROM (${begin}) AS posts WHERE ${fits(given, plan)} AND ${visible(given)}
      ORDER BY posts.place LIMIT ${limitOf(plan)}`
    : inOrder(given, plan, visible(given), limitOf(plan))
  return sql<FoundPost>`SELECT ${cardColumns} FROM (${page}) AS posts ${cardTables} ORDER BY ${orders[plan.sort].keys}`
}

/** A page of what an index finds, where not too many match, whose number stands in each row; only its cards are joined. */
const readByIndex = (given: Given, plan: ListPlan) => {
  const { from, keys, isBehind } = orders[plan.sort]
  return sql<FoundPost>`
    WITH matched AS MATERIALIZED (
        SELECT posts.id FROM posts WHERE ${matches(given, plan)} AND ${fits(given, plan)} LIMIT ${sql.lit(sorted + 1)}),
      counted AS (SELECT count(*)::integer AS matches FROM matched),
      page AS MATERIALIZED (
        SELECT posts.id FROM counted, matched, ${from}
        WHERE counted.matches <= ${sql.lit(sorted)} AND posts.id = matched.id AND ${visible(given)}
          AND ${plan.isFurther ? isBehind(given) : sql`true`}
        ORDER BY ${keys} LIMIT ${limitOf(plan)}),
      cards AS (SELECT ${cardColumns} FROM page JOIN posts USING (id) ${cardTables} ORDER BY ${keys})
    SELECT counted.matches, ${named} FROM counted LEFT JOIN cards ON true`
}

/** The last post that a walk reads, where it ends before the list does. */
const readEndOfWalk = (given: Given, plan: ListPlan) => {
  const { from, keys, isBehind } = orders[plan.sort]
  const figures = plan.sort === 'newest' ? sql`JOIN post_figures AS figures ON figures.post_id = posts.id` : sql``
  return sql<FoundPost>`
    SELECT posts.id, posts.created_at, figures.rating, figures.rating_count, figures.copy_count FROM ${from} ${figures}
    WHERE ${plan.isFurther ? isBehind(given) : sql`true`} ORDER BY ${keys} LIMIT 1 OFFSET ${sql.lit(walked - 1)}`
}

const statement = (given: Given, plan: ListPlan) => {
  if (plan.way === 'all') return readInOrder(given, plan, null)
  if (plan.way === 'beginning') return readInOrder(given, plan, begun)
  if (plan.way === 'walk') return readInOrder(given, plan, walked)
  return plan.way === 'end of walk' ? readEndOfWalk(given, plan) : readByIndex(given, plan)
}

type Statement = (values: Values, reader: Reader) => Promise<FoundPost[]>

const statements = new Map<string, Statement>()

/** The statement of a plan, which is built once. */
export const statementFor = (plan: ListPlan): Statement => {
  const { way, sort, isFurther, has, words, pages } = plan
  const key = JSON.stringify([way, sort, isFurther, has, words, pages])
  const known = statements.get(key)
  if (known) return known
  const made = compiledOnce<Values, FoundPost>((reader, place) => {
    const query = statement((name, type) => sql`(SELECT ${place(name)}::${sql.raw(type)})`, plan)
    return { compile: () => query.compile(reader) }
  })
  statements.set(key, made)
  return made
}
