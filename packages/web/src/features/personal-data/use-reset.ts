import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { now } from '../../platform/clock.ts'
import { device } from '../../platform/device/device.ts'
import type { OutboxRow } from '../../platform/device/device-rows.ts'
import { forgetPerson } from '../../platform/device/forget-person.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { useCall } from '../../ui/use-call.ts'
import { discardWorkout } from '../workout/workout-queries.ts'
import { personalDataMessages } from './personal-data-messages.ts'
import { resetAgainKind } from './reset-outbox.ts'
import { usePasswordQuestion } from './use-password-question.ts'

/** Writes of what the reset erases; a language or a message to support that waits goes on waiting. */
const isTraining = ({ thing }: OutboxRow): boolean => /^(?:program|exercise|history):/.test(thing)

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
    await call('reset-user-data', { body: question.body })
    const waiting = outbox.entries.get().filter(isTraining)
    await outbox.discard(...waiting.map(({ id }) => id))
    await discardWorkout(user.id)
    await forgetPerson(device, user.id, { unsent: 'stays' })
    const payload = { at: new Date(now()).toISOString() }
    await outbox.keepAcknowledged(resetAgainKind, { thing: 'training', payload })
    await queries.resetQueries()
    toast({ title: words.resetDone, description: words.resetDoneText, variant: 'success' })
    done()
  }
  const describe = (failure: unknown, reason: string) => {
    if (question.hear(failure)) return null
    done()
    return reason
  }
  return { ...useCall(work, { title: words.error, describe }), question }
}
