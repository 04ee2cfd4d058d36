import type { PostSort } from '@fonte/domain/community/bounds'
import { type RawBuilder, sql } from 'kysely'

/** What a statement on the list is given; which of it there is decides its text. */
export type Values = {
  readonly reader: string | null
  readonly long: readonly string[]
  readonly short: readonly string[]
  readonly facets: readonly string[]
  readonly first: string | null
  readonly second: string | null
  readonly third: string | null
  readonly indexed1: string | null
  readonly indexed2: string | null
  readonly indexed3: string | null
}

/**
 * A value of the statement. PostgreSQL does not look into it when it plans: so one plan, which a connection keeps, serves
 * all values, and making it costs more than using it.
 */
export type Given = (
  name: keyof Values,
  type: 'text' | 'text[]' | 'uuid' | 'timestamptz' | 'integer' | 'numeric',
) => RawBuilder<unknown>

/** An order of the list: the tables whose index has it, its columns, and what stands behind a place of it. */
interface PostOrder {
  readonly from: RawBuilder<unknown>
  readonly keys: RawBuilder<unknown>
  readonly isBehind: (given: Given) => RawBuilder<unknown>
}

const byFigures = sql`post_figures AS figures JOIN posts ON posts.id = figures.post_id`

/** The orders in which the posts of the community stand. */
export const orders: Readonly<Record<PostSort, PostOrder>> = {
  newest: {
    from: sql`posts`,
    keys: sql`posts.created_at DESC, posts.id DESC`,
    isBehind: (given) =>
      sql`(posts.created_at, posts.id) < (${given('first', 'timestamptz')}, ${given('second', 'uuid')})`,
  },
  rated: {
    from: byFigures,
    keys: sql`figures.rating DESC, figures.rating_count DESC, figures.post_id DESC`,
    isBehind: (given) => sql`(figures.rating, figures.rating_count, figures.post_id)
      < (${given('first', 'numeric')}, ${given('second', 'integer')}, ${given('third', 'uuid')})`,
  },
  copied: {
    from: byFigures,
    keys: sql`figures.copy_count DESC, figures.post_id DESC`,
    isBehind: (given) =>
      sql`(figures.copy_count, figures.post_id) < (${given('first', 'integer')}, ${given('second', 'uuid')})`,
  },
}
