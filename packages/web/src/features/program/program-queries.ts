import type { Program } from '@fonte/contract/program'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { type Reading, readingOf } from '../../platform/query/reading.ts'
import { programsKey } from './program-outbox.ts'
import { overlayPrograms, type SyncMark } from './program-overlay.ts'

export const programsQuery = queryOptions({
  queryKey: programsKey,
  queryFn: ({ signal }) => call('get-programs', {}, { signal }),
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
  /** Programs that the server has not taken yet. */
  readonly marks: ReadonlyMap<string, SyncMark>
  /** Another answer is on its way. */
  readonly renewing: boolean
  readonly retry: () => void
}

const none: readonly Program[] = []

/** One’s own programs and the predefined ones, from the device first. */
export function usePrograms(): Programs {
  const query = useQuery(programsQuery)
  const entries = useOutbox()
  const read = query.data?.items ?? none
  const overlaid = useMemo(() => overlayPrograms(read, entries), [read, entries])
  const renewing = query.fetchStatus === 'fetching'
  return { ...overlaid, reading: readingOf(query), renewing, retry: () => void query.refetch() }
}

/** One program by id; it is missing only once the newest list that can be had does not hold it. */
export function useProgram(id: string): { readonly reading: Reading; readonly program: Program | undefined } {
  const { items, reading, renewing } = usePrograms()
  const program = items.find((item) => item.id === id)
  if (program) return { program, reading: 'ready' }
  return { program, reading: reading === 'ready' && renewing ? 'loading' : reading }
}
