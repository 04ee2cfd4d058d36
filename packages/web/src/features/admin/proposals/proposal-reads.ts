import type { ProposalKind } from '@fonte/domain/library/proposal'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewExercises } from '../exercises/library-exercise-reads.ts'
import { adminKey } from '../list/use-admin-list.ts'
import { renewPredefined } from '../programs/predefined-reads.ts'

/** New texts for rows of a kind that administrators have edited. */
export const libraryProposalsQuery = (kind: ProposalKind) =>
  queryOptions({
    queryKey: [...adminKey, 'proposals', kind],
    queryFn: ({ signal }) => call('get-library-proposals', { params: { kind } }, { signal }),
    staleTime: 0,
    meta: { kept: false },
  })

/** A list of rows of a kind that, read anew, has the proposals for them read anew too: they may stand in its place. */
export const withProposals = <List extends { readonly refresh: () => void }>(kind: ProposalKind, list: List): List => ({
  ...list,
  refresh: () => {
    list.refresh()
    void queryClient.invalidateQueries({ queryKey: libraryProposalsQuery(kind).queryKey })
  },
})

/** Reads anew what a decision about a proposal is shown in. */
export const renewProposals = (kind: ProposalKind): void => {
  void queryClient.invalidateQueries({ queryKey: libraryProposalsQuery(kind).queryKey })
  if (kind === 'exercises') renewExercises()
  else void renewPredefined()
}
