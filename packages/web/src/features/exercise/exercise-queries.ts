import type { Exercise } from '@fonte/contract/exercise'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { useFirstScreenReady } from '../../platform/first-screen.ts'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { freshFor } from '../../platform/query/query-client.ts'
import { type Reading, readingOf } from '../../platform/query/reading.ts'
import { exercisesKey } from './exercise-outbox.ts'
import { overlayExercises, waitingExercises } from './exercise-overlay.ts'

export const exercisesQuery = queryOptions({
  queryKey: exercisesKey,
  queryFn: ({ signal }) => call('get-exercises', { query: { form: 'short' } }, { signal }),
  staleTime: freshFor(300_000),
})

/** The exercises that a person sees, with their own changes that still wait to be sent. */
export interface Exercises {
  readonly reading: Reading
  /** Archived ones included: they stay readable where they are used. */
  readonly items: readonly Exercise[]
  /** Those that are newer here than on the server. */
  readonly waiting: ReadonlySet<string>
  readonly find: (id: string) => Exercise | undefined
  readonly retry: () => void
}

const none: readonly Exercise[] = []

/** Global exercises and one’s own, from the device first. */
export function useExercises(): Exercises {
  const query = useQuery({ ...exercisesQuery, enabled: useFirstScreenReady() })
  const entries = useOutbox()
  const read = query.data?.items ?? none
  const items = useMemo(() => overlayExercises(read, entries), [read, entries])
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const waiting = useMemo(() => waitingExercises(entries), [entries])
  const find = useCallback((id: string) => byId.get(id), [byId])
  return {
    reading: readingOf(query),
    items,
    waiting,
    find,
    retry: () => void query.refetch(),
  }
}
