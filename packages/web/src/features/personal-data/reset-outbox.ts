import { dictionary } from '@fonte/domain/words/dictionary'
import { call } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'

const labels = dictionary({ reset: { fr: 'Réinitialisation de vos données', en: 'Reset of your data' } })

/** A reset that was done at an instant of the device's clock; it waits only where the server was restored to before it. */
export interface ResetAgain {
  readonly at: string
  /** The server's proof of it, which stands for the password that was given. */
  readonly proof?: { readonly number: number; readonly mark: string }
}

/** Repeats a reset that the server has forgotten: what was made since stays. */
export const resetAgainKind: OutboxKind<ResetAgain, true> = {
  kind: 'reset-user-data',
  does: 'delete',
  label: (_, lang) => labels(lang).reset,
  send: async (reset, sentAt) => {
    await call('reset-user-data', { body: { again: { ...reset, sent_at: new Date(sentAt).toISOString() } } })
    return true
  },
  reads: [],
}
