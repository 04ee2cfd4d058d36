import type { ProposalKind } from '@fonte/domain/library/proposal'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { readingOf } from '../../../platform/query/reading.ts'
import { useWords } from '../../../platform/words/words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { WholeList } from '../list/whole-list.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { proposalMessages } from './proposal-messages.ts'
import { libraryProposalsQuery } from './proposal-reads.ts'

/** New texts for rows of a kind that administrators have edited, those that add a safety line first. */
export function ProposalList({ kind }: { kind: ProposalKind }) {
  const words = useWords(proposalMessages)
  const query = useQuery(libraryProposalsQuery(kind))
  const place = useRef<HTMLDivElement>(null)
  const items = query.data?.items ?? []
  return (
    <WholeList
      reading={readingOf(query)}
      failed={query.isError && !query.isFetching}
      failure={words.loadFailed}
      onRetry={() => void query.refetch()}
    >
      <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
        {items.length === 0 ? (
          <EmptyState title={words.none} titleAs="h2">
            {words.noneText}
          </EmptyState>
        ) : (
          <p>{words.help}</p>
        )}
        {items.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            kind={kind}
            proposal={proposal}
            // The card leaves with the button that was pressed.
            onDecided={() => place.current?.focus()}
          />
        ))}
      </div>
    </WholeList>
  )
}
