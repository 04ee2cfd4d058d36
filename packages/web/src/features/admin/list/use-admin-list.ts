import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { type Reading, readingOf } from '../../../platform/query/reading.ts'
import { session } from '../../../platform/session/session.ts'

/** Under which everything of the administrators’ pages is cached. */
export const adminKey = ['admin'] as const

/** How long (ms) a page stays once nobody looks at it: the way back finds it, and no list of people outlives the visit. */
const pageStays = 60_000

/** What a list’s operation answers. */
interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly next: string | null
  /** Null for over 1,000. */
  readonly total: number | null
}

/** A list as its page shows it: one page of rows, and the ways to the others. */
export interface AdminList<Row, Page = ListPage<Row>> {
  readonly reading: Reading
  /** The whole answer, with what it tells besides its rows. */
  readonly page: Page | undefined
  readonly items: readonly Row[]
  /** Null for over 1,000; undefined before the first answer. */
  readonly total: number | null | undefined
  /** Rows before this page. */
  readonly before: number
  /** Leads to the page before or after; null where there is none. */
  readonly previous: (() => void) | null
  readonly next: (() => void) | null
  /** Reads the page anew. */
  readonly refresh: () => void
  readonly refreshing: boolean
  /** The last try failed; the rows in sight, if any, are from before. */
  readonly failed: boolean
  /** The rows answer what was looked for before. */
  readonly isEarlier: boolean
}

/** Where one stands in a list: the cursors of the pages gone through, and how many rows these had. */
interface Walk {
  readonly key: string
  readonly cursors: readonly string[]
  readonly rows: readonly number[]
}

/**
 * A list that the server pages through, by cursor. `key` says what is looked for, under the list’s name; another one
 * begins at the first page.
 */
export function useAdminList<Page extends ListPage<unknown>>(
  key: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
): AdminList<Page['items'][number], Page> {
  const name = JSON.stringify(key)
  const [walk, setWalk] = useState<Walk>({ key: name, cursors: [], rows: [] })
  const { cursors, rows } = walk.key === name ? walk : { cursors: [], rows: [] }
  const cursor = cursors.at(-1)
  const query = useQuery({
    queryKey: [...adminKey, ...key, cursor ?? null],
    queryFn: ({ signal }) => read(cursor, signal),
    placeholderData: keepPreviousData,
    gcTime: pageStays,
    staleTime: 0,
    meta: { kept: false },
  })
  const { data, error } = query
  useEffect(() => {
    // Somebody took the role away: the page learns it, and leads home.
    if (isProblem(error, 'admin-required')) void session.verify()
  }, [error])
  const next = data?.next
  const go = (change: Omit<Walk, 'key'>) => setWalk({ key: name, ...change })
  const isEarlier = query.isPlaceholderData
  return {
    reading: readingOf({ data, isError: query.isError, fetchStatus: query.fetchStatus }),
    page: data,
    items: data?.items ?? [],
    total: data?.total,
    before: rows.reduce((sum, count) => sum + count, 0),
    previous: cursors.length > 0 ? () => go({ cursors: cursors.slice(0, -1), rows: rows.slice(0, -1) }) : null,
    next:
      next && !isEarlier ? () => go({ cursors: [...cursors, next], rows: [...rows, data?.items.length ?? 0] }) : null,
    refresh: () => void query.refetch(),
    refreshing: query.isFetching,
    failed: query.isError && !query.isFetching,
    isEarlier,
  }
}
