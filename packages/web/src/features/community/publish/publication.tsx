import type { Program } from '@fonte/contract/program'
import { useEffect, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { usePremiumAccess } from '../../plan/plan-queries.ts'
import { ShareFileDialog } from '../../program/file/share-file-dialog.tsx'
import { publishMessages } from './publish-messages.ts'
import { ShareDialog } from './share-dialog.tsx'
import { useLeadToPlans } from './use-lead-to-plans.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What was asked for: publishing, or withdrawing, from a card; the dialog that has both; or a file. */
export type PublicationStep = 'publish' | 'share' | 'withdraw' | 'file'

interface Props {
  program: Program
  step: PublicationStep
  onClose: () => void
}

/** Publishes a program of one’s own, or withdraws it; whoever has no Premium is led to the plans instead. A file needs none. */
export function Publication({ program, step, onClose }: Props) {
  const [withdraws, setWithdraws] = useState(step === 'withdraw')
  const premium = usePremiumAccess()
  if (step === 'file') return <ShareFileDialog program={program} onClose={onClose} />
  if (withdraws) return <WithdrawDialog program={program} onClose={onClose} />
  if (step === 'publish' && !premium) return <PremiumOnly onClose={onClose} />
  return <ShareDialog program={program} onWithdraw={() => setWithdraws(true)} onClose={onClose} />
}

function PremiumOnly({ onClose }: { onClose: () => void }) {
  const words = useWords(publishMessages)
  const lead = useLeadToPlans()
  useEffect(() => {
    onClose()
    lead(words.premiumFeature, words.premiumFeatureText)
  }, [lead, words, onClose])
  return null
}
