import type { AdminUser, UserAction } from '@fonte/contract/admin/admin-user'
import type { Plan } from '@fonte/domain/account/plan'
import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { usePasswordQuestion } from '../../personal-data/use-password-question.ts'
import { adminKey } from '../list/use-admin-list.ts'
import { withReason } from '../with-reason.ts'
import { usersMessages } from './users-messages.ts'

/** Reads the list and the log anew. */
function useRenew(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminKey })
}

/** What is said of a change that failed; a row that is old is told, and the list read anew. */
function useFailing() {
  const words = useWords(usersMessages)
  const renew = useRenew()
  return {
    title: words.error,
    describe: (failure: unknown, reason: string) => {
      if (isProblem(failure, 'last-admin')) return words.lastAdmin
      return isProblem(failure, 'not-found') ? words.gone : reason
    },
    failed: (failure: unknown) => {
      if (isProblem(failure, 'not-found')) void renew()
    },
  }
}

/** Gives somebody a plan. */
export function useSetPlan({ id }: AdminUser) {
  const words = useWords(usersMessages)
  const { toast } = useToast()
  const renew = useRenew()
  const failing = useFailing()
  const work = async (plan: Plan) => {
    await call('update-user-plan', { body: { userId: id, plan } })
    toast({ title: words.planSet, variant: 'success' })
    await renew()
  }
  return useCall(work, {
    ...failing,
    describe: (failure, reason, reasons) =>
      isProblem(failure, 'not-found') ? words.gone : withReason(words.planFailed, reason, reasons),
  })
}

/** Mails a link for a new password, blocks, unblocks or deletes; `question` asks for the password where it is wanted. */
export function useManageUser({ id, email }: AdminUser, done: () => void) {
  const words = useWords(usersMessages)
  const { toast } = useToast()
  const renew = useRenew()
  const failing = useFailing()
  const question = usePasswordQuestion(words.passwordWhy)
  const told = {
    'reset-mailed': { title: words.resetDone, description: words.resetDoneText },
    blocked: { title: words.blockedDone },
    unblocked: { title: words.unblockedDone },
    deleted: { title: words.removedDone },
  }
  const work = async (action: UserAction) => {
    const { message } = await call('manage-user', { body: { action, userId: id, email, ...question.body } })
    toast({ ...told[message], variant: 'success' })
    done()
    await renew()
  }
  const managing = useCall(work, {
    ...failing,
    describe: (failure, reason) => (question.handle(failure) ? null : failing.describe(failure, reason)),
    failed: (failure) => {
      failing.failed(failure)
      if (isProblem(failure, 'not-found')) done()
    },
  })
  return { ...managing, question }
}

/** Signs somebody out everywhere. */
export function useEndSessions({ id }: AdminUser, done: () => void) {
  const words = useWords(usersMessages)
  const { toast } = useToast()
  const renew = useRenew()
  const failing = useFailing()
  const work = async () => {
    await call('end-user-sessions', { params: { id }, body: {} })
    toast({ title: words.endedDone, variant: 'success' })
    done()
    await renew()
  }
  return useCall(work, {
    ...failing,
    failed: (failure) => {
      failing.failed(failure)
      done()
    },
  })
}

/** Turns the second step of somebody's sign-in off; `question` asks for the password where it is wanted. */
export function useSecondFactorReset({ id }: AdminUser, done: () => void) {
  const words = useWords(usersMessages)
  const { toast } = useToast()
  const renew = useRenew()
  const failing = useFailing()
  const question = usePasswordQuestion(words.passwordWhy)
  const work = async () => {
    await call('reset-second-factor', { params: { id }, body: question.body })
    toast({ title: words.secondFactorDone, variant: 'success' })
    done()
    await renew()
  }
  const resetting = useCall(work, {
    ...failing,
    describe: (failure, reason) => (question.handle(failure) ? null : failing.describe(failure, reason)),
    failed: (failure) => {
      failing.failed(failure)
      if (isProblem(failure, 'not-found') || isProblem(failure, 'second-factor-off')) done()
    },
  })
  return { ...resetting, question }
}
