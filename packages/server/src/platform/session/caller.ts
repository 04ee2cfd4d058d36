import type { Role } from '@fonte/domain/account/role'
import type { Language } from '@fonte/domain/words/language'
import type { Revision } from '../revision-store.ts'

/** The person behind a call, as their session says. */
export interface Caller {
  readonly id: string
  readonly sessionId: string
  readonly role: Role
  readonly lang: Language
  /** When the access token ends, in ms since the epoch. */
  readonly accessEndsAt: number
  /** Where the person's changes stood when the call came. */
  readonly revision: Revision
}
