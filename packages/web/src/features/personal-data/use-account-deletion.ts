import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../platform/api/problem-messages.ts'
import { session } from '../../platform/session/session.ts'
import { forgetPerson } from '../../platform/storage/forget-person.ts'
import { storage } from '../../platform/storage/storage.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { personalDataMessages } from './personal-data-messages.ts'
import { usePasswordQuestion } from './use-password-question.ts'

/** Time to read the message before the sign-in page comes, in ms. */
const redirectDelay = 1500

/**
 * Deleting the account. Where the server wants the password once more, `question` asks for it; any other outcome ends the
 * session on this device and leads to the sign-in page. After a failure, work that never reached the server stays on
 * the device for the person's next sign-in.
 */
export function useAccountDeletion() {
  const words = useWords(personalDataMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const question = usePasswordQuestion(words.passwordText)
  const under = useRef(false)
  /** False where it may be tried again. */
  const attempt = async (): Promise<boolean> => {
    const state = session.state.get()
    let isDeleted = false
    let wasRead = Promise.resolve()
    try {
      await call('delete-user-account', { body: question.body })
      isDeleted = true
      toast({ title: words.deleted, description: words.deletedText, variant: 'success' })
      wasRead = timeToRead()
      // The account is gone, whatever becomes of what this device keeps.
      if (state.status === 'signed-in') await forgetOnDevice(state.user.id)
      session.end({ asked: true })
    } catch (failure) {
      if (question.handle(failure)) return false
      const known = isProblem(failure, 'last-admin') || isProblem(failure, 'rate-limited')
      const description = known ? describeFailure(failure, reasons) : words.deleteFailed
      toast({ title: words.error, description, variant: 'destructive' })
      wasRead = timeToRead()
      session.end({ asked: false })
    }
    void wasRead.then(() => navigate({ to: '/auth' }))
    return isDeleted
  }
  const confirm = async () => {
    if (under.current) return
    under.current = true
    setDeleting(true)
    // An account that is gone is not deleted once more while its end is read.
    if (await attempt()) return
    under.current = false
    setDeleting(false)
  }
  return { deleting, question, confirm }
}

const timeToRead = () => new Promise<void>((resolve) => setTimeout(resolve, redirectDelay))

/** There is no next sign-in at which what waits here could still be sent. */
const forgetOnDevice = (userId: string): Promise<void> =>
  forgetPerson(storage, userId, { unsent: 'goes' }).catch((failure: unknown) => reportError(failure))
