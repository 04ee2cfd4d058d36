import type { Language } from '@fonte/domain/words/language'

/** The person behind a call, as their session says. */
export interface Caller {
  readonly id: string
  readonly sessionId: string
  readonly role: 'admin' | 'user'
  readonly lang: Language
}
