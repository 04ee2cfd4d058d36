import type { ProposalKind } from '@fonte/domain/library/proposal'
import { useQuery } from '@tanstack/react-query'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import type { ListUrl } from '../list/use-list-url.ts'
import { proposalMessages } from './proposal-messages.ts'
import { libraryProposalsQuery } from './proposal-reads.ts'

/** What the URL says under `show` while the proposals stand in place of the list. */
const shown = 'proposed'

/** Whether the URL asks for the proposals. */
export const showsProposals = ({ show }: ListUrl): boolean => show === shown

interface Props {
  kind: ProposalKind
  sought: ListUrl
  onChange: (parts: ListUrl) => void
}

/** Shows only what a new text is proposed for, with how many there are; not there while there is none. */
export function ProposalFilter({ kind, sought, onChange }: Props) {
  const words = useWords(proposalMessages)
  const { number } = useFormats()
  const count = useQuery(libraryProposalsQuery(kind)).data?.items.length ?? 0
  const isOn = showsProposals(sought)
  if (count === 0 && !isOn) return null
  return (
    <Button aria-pressed={isOn} onClick={() => onChange({ show: isOn ? undefined : shown })}>
      {words.filter({ count: number(count) })}
    </Button>
  )
}
