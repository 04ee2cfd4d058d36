import type { Program } from '@fonte/contract/program'
import { ApiProblem, isProblem } from '../../../platform/api/api-problem.ts'
import { session } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { usePremiumAccess } from '../../plan/plan-queries.ts'
import { publishOwnProgram, type ShareForm } from './publish-commands.ts'
import { publishMessages } from './publish-messages.ts'
import { useLeadToPlans } from './use-lead-to-plans.ts'

interface Ends {
  readonly published: () => void
  readonly close: () => void
}

/** Publishes what was typed and says how it went; without Premium it leads to the plans, and keeps what was typed. */
export function usePublish(program: Program, { published, close }: Ends) {
  const words = useWords(publishMessages)
  const { toast } = useToast()
  const premium = usePremiumAccess()
  const lead = useLeadToPlans()
  const refuse = () => {
    close()
    lead(words.premiumRequired, words.premiumRequiredText)
  }
  const work = async (form: ShareForm) => {
    if (!premium) return refuse()
    await publishOwnProgram(program, form)
    published()
    close()
    toast({ title: words.published, description: words.publishedText, variant: 'success' })
  }
  const describe = (failure: unknown, reason: string) => {
    if (isProblem(failure, 'premium-required')) return null
    if (isProblem(failure, 'not-found')) return words.notSynced
    return failure instanceof ApiProblem && failure.status < 500 ? reason : words.publishFailed
  }
  const failed = (failure: unknown) => {
    if (!isProblem(failure, 'premium-required')) return
    refuse()
    // The plan has ended meanwhile: the page learns it, too.
    void session.verify()
  }
  return useCall(work, { title: words.error, describe, failed })
}
