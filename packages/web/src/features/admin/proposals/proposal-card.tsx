import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ProposalKind } from '@fonte/domain/library/proposal'
import { localized } from '@fonte/domain/words/localized'
import { useId } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useToast } from '../../../ui/toast.ts'
import { Title } from '../../../ui/typography.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { proposalMessages } from './proposal-messages.ts'
import { renewProposals } from './proposal-reads.ts'
import { ProposedTexts } from './proposed-texts.tsx'

interface Props {
  kind: ProposalKind
  proposal: LibraryProposal
  onDecided: () => void
}

/** What is proposed for one exercise or program beside what stands there, and the choice between the two. */
export function ProposalCard({ kind, proposal, onDecided }: Props) {
  const words = useWords(proposalMessages)
  const { lang } = useFormats()
  const id = useId()
  const { take, keep, pending } = useDecision({ kind, proposal, onDecided })
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t-4 border-rule pt-3">
      <div className="flex flex-wrap items-baseline gap-3">
        <Title as="h2" id={id} className="text-22">
          {localized(proposal, 'name', lang)}
        </Title>
        {proposal.adds_safety && <Tag tone="warn">{words.safetyMissing}</Tag>}
      </div>
      <ProposedTexts kind={kind} proposal={proposal} />
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" aria-describedby={id} disabled={pending} onClick={take}>
          {words.take}
        </Button>
        <Button aria-describedby={id} disabled={pending} onClick={keep}>
          {words.keep}
        </Button>
      </div>
    </section>
  )
}

/** The ways to decide, each told in a message; that of keeping one's own text offers the way back. */
function useDecision({ kind, proposal: { id, proposal, name }, onDecided }: Props) {
  const words = useWords(proposalMessages)
  const { toast } = useToast()
  const params = { kind, id }
  const failing = {
    describe: (failure: unknown, reason: string) => (isProblem(failure, 'not-found') ? words.decided : reason),
    failed: () => renewProposals(kind),
  }
  const decline = async (declined: boolean) => {
    await call('decline-library-proposal', { params, body: { proposal, declined } })
    renewProposals(kind)
  }
  const { run: undo } = useCall(() => decline(false), { title: words.notKept, ...failing })
  const taking = useCall(
    async () => {
      await call('take-library-proposal', { params, body: { proposal } })
      renewProposals(kind)
      toast({ title: words.taken, description: name, variant: 'success' })
      onDecided()
    },
    { title: words.notTaken, ...failing },
  )
  const keeping = useCall(
    async () => {
      await decline(true)
      toast({ title: words.kept, description: name, action: { label: words.undo, onAction: () => void undo() } })
      onDecided()
    },
    { title: words.notKept, ...failing },
  )
  return {
    take: () => void taking.run(),
    keep: () => void keeping.run(),
    pending: taking.pending || keeping.pending,
  }
}
