import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import { differingParts, type ProposalKind, type ProposalPart, textParts } from '@fonte/domain/library/proposal'
import { localized } from '@fonte/domain/words/localized'
import { useId, useState } from 'react'
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
import { ProposedPart } from './proposed-part.tsx'

interface Props {
  kind: ProposalKind
  proposal: LibraryProposal
  onDecided: () => void
}

/** What is proposed for one exercise or program beside what stands there, and the choice of what is taken: texts, if nothing is said. */
export function ProposalCard({ kind, proposal, onDecided }: Props) {
  const words = useWords(proposalMessages)
  const { lang } = useFormats()
  const id = useId()
  const parts = differingParts(proposal)
  const [chosen, setChosen] = useState(() => parts.filter((part) => textParts.includes(part)))
  // The row may have changed since: what differs no more cannot be taken.
  const ticked = chosen.filter((part) => parts.includes(part))
  const toggle = (part: ProposalPart) =>
    setChosen(ticked.includes(part) ? ticked.filter((other) => other !== part) : [...ticked, part])
  const { take, keep, pending } = useDecision({ kind, proposal, onDecided })
  const isEmpty = parts.length > 0 && ticked.length === 0
  const { version } = proposal
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t-4 border-rule pt-3">
      <div className="flex flex-wrap items-baseline gap-3">
        <Title as="h2" id={id} className="text-22">
          {localized(proposal, 'name', lang)}
        </Title>
        {proposal.adds_safety && <Tag tone="warn">{words.safetyMissing}</Tag>}
      </div>
      {parts.map((part) => (
        <ProposedPart
          key={part}
          part={part}
          proposal={proposal}
          checked={ticked.includes(part)}
          onToggle={() => toggle(part)}
        />
      ))}
      {parts.length === 0 && !proposal.moves && <p>{words.alike}</p>}
      {proposal.moves && <p>{kind === 'exercises' ? words.movesExercise : words.movesProgram}</p>}
      {version === undefined && <p>{words.olderServer}</p>}
      <div className="flex flex-wrap gap-3">
        {version !== undefined && (
          <Button
            variant="ink"
            aria-describedby={id}
            disabled={pending || isEmpty}
            onClick={() => take(version, ticked)}
          >
            {parts.length > 0 ? words.take : words.takeAll}
          </Button>
        )}
        <Button aria-describedby={id} disabled={pending} onClick={keep}>
          {words.keep}
        </Button>
      </div>
    </section>
  )
}

/** The ways to decide, each told in a message; that of keeping one's own offers the way back. */
function useDecision({ kind, proposal: row, onDecided }: Props) {
  const words = useWords(proposalMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const { id, proposal } = row
  const name = localized(row, 'name', lang)
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
    async (version: number, parts: readonly ProposalPart[]) => {
      await call('take-library-proposal', { params, body: { proposal, version, parts: [...parts] } })
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
    take: (version: number, parts: readonly ProposalPart[]) => void taking.run(version, parts),
    keep: () => void keeping.run(),
    pending: taking.pending || keeping.pending,
  }
}
