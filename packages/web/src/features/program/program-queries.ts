import type { Program } from '@fonte/contract/program'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { useFirstScreenReady } from '../../platform/first-screen.ts'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { freshFor } from '../../platform/query/query-client.ts'
import { type Reading, readingOfAll } from '../../platform/query/reading.ts'
import { programsKey } from './program-list.ts'
import { joinPrograms, type SyncMark } from './program-overlay.ts'

export const programsQuery = queryOptions({
  queryKey: programsKey,
  queryFn: ({ signal }) => call('get-programs', {}, { signal }),
})

/** The programs that come with Fonte: they change with the library only. */
export const predefinedProgramsQuery = queryOptions({
  queryKey: ['predefined-programs'],
  queryFn: ({ signal }) => call('get-predefined-programs', {}, { signal }),
  staleTime: freshFor(300_000),
})

/** One program that the person may read, as the server has it. */
export const programQuery = (id: string) =>
  queryOptions({
    queryKey: ['program', id],
    queryFn: ({ signal }) => call('get-program', { params: { id } }, { signal }),
  })

/** One’s own programs and the predefined ones, with one’s changes that still wait to be sent. */
export interface Programs {
  readonly reading: Reading
  readonly items: readonly Program[]
  /** Each part of them, undefined until it has been read. */
  readonly own: readonly Program[] | undefined
  readonly predefined: readonly Program[] | undefined
  /** Programs that the server has not taken yet. */
  readonly marks: ReadonlyMap<string, SyncMark>
  /** Another answer is on its way. */
  readonly renewing: boolean
  readonly retry: () => void
}

/**
 * One’s own programs and the predefined ones, from the device first. The predefined ones are asked for once the first
 * screen stands, or at once where one’s own do not hold what is shown: the program `wanted`, or any at all.
 */
export function usePrograms(wanted?: string): Programs {
  const ownQuery = useQuery(programsQuery)
  const listed = ownQuery.data?.items
  const suffices = wanted === undefined ? listed?.length !== 0 : !listed || listed.some(({ id }) => id === wanted)
  const firstScreenReady = useFirstScreenReady()
  const predefinedQuery = useQuery({ ...predefinedProgramsQuery, enabled: firstScreenReady || !suffices })
  const entries = useOutbox()
  const queries = [ownQuery, predefinedQuery]
  const programs = useMemo(
    () => joinPrograms({ listed, predefined: predefinedQuery.data?.items }, entries),
    [listed, predefinedQuery.data, entries],
  )
  return {
    ...programs,
    reading: readingOfAll(queries),
    renewing: queries.some(({ fetchStatus }) => fetchStatus === 'fetching'),
    retry: () => {
      for (const query of queries) void query.refetch()
    },
  }
}

/** One program by id; it is missing only once the newest lists that can be had do not hold it. */
export function useProgram(id: string): { readonly reading: Reading; readonly program: Program | undefined } {
  const { items, reading, renewing } = usePrograms(id)
  const program = items.find((item) => item.id === id)
  if (program) return { program, reading: 'ready' }
  return { program, reading: reading === 'ready' && renewing ? 'loading' : reading }
}
