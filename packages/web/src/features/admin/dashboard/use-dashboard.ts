import { type Query, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { adminKey } from '../list/use-admin-list.ts'
import { dashboardMessages } from './dashboard-messages.ts'

/** How often (ms) the figures are read anew while the page is in sight and online; not after a failure, which was told. */
const readEvery = 30_000

const options = {
  networkMode: 'online',
  refetchInterval: ({ state }: Pick<Query<unknown>, 'state'>) => (state.status === 'error' ? false : readEvery),
  gcTime: 60_000,
  staleTime: 0,
  meta: { kept: false },
} as const

/** What the dashboard shows; a failure is told in a message each time that a try has failed. */
export function useDashboard() {
  const words = useWords(dashboardMessages)
  const { toast } = useToast()
  const stats = useQuery({
    ...options,
    queryKey: [...adminKey, 'stats'],
    queryFn: ({ signal }) => call('get-admin-dashboard-stats', undefined, { signal }),
  })
  const figures = useQuery({
    ...options,
    queryKey: [...adminKey, 'figures'],
    queryFn: ({ signal }) => call('get-admin-figures', undefined, { signal }),
  })
  const refreshing = stats.isFetching || figures.isFetching
  const failed = (stats.isError || figures.isError) && !refreshing
  useEffect(() => {
    if (failed) toast({ title: words.error, description: words.loadFailed, variant: 'destructive' })
  }, [failed, toast, words])
  const refresh = () => void Promise.all([stats.refetch(), figures.refetch()])
  const isMissing = stats.data === undefined || figures.data === undefined
  return { stats: stats.data, figures: figures.data, refreshing, refresh, failed: failed && isMissing }
}
