import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { now } from '../../platform/clock.ts'
import { outbox, revisions } from '../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { storage } from '../../platform/storage/storage.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { useCall } from '../../ui/use-call.ts'
import { forgetTraining } from './forget-training.ts'
import { personalDataMessages } from './personal-data-messages.ts'
import { usePasswordQuestion } from './use-password-question.ts'

/**
 * Erases programs, custom exercises and history, on the server and then on this device; where the server wants the password
 * once more, `question` asks for it. `done` is called after any other outcome.
 */
export function useReset(done: () => void) {
  const words = useWords(personalDataMessages)
  const { toast } = useToast()
  const { user } = useSignedIn()
  const queries = useQueryClient()
  const question = usePasswordQuestion(words.resetPasswordText)
  const work = async () => {
    // Fetched with the question alone, and before anything is erased: the page of the settings does without the workout.
    const { discardWorkout } = await import('../workout/workout-commands.ts')
    await call('reset-user-data', { body: question.body })
    await discardWorkout(user.id)
    await forgetTraining({ storage, outbox, revisions }, user.id, now())
    await queries.resetQueries()
    toast({ title: words.resetDone, description: words.resetDoneText, variant: 'success' })
    done()
  }
  const describe = (failure: unknown, reason: string) => {
    if (question.handle(failure)) return null
    done()
    return reason
  }
  return { ...useCall(work, { title: words.error, describe }), question }
}
