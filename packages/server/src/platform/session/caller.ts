import type { Role } from '@fonte/domain/account/role'
import type { Language } from '@fonte/domain/words/language'
import type { StoredRevision } from '../revision-store.ts'

/** Each differs whenever what it stands for does; random, so that none comes back. */
export interface Versions {
  /** Of muscles, global exercises and predefined programs, which everybody reads alike. */
  readonly library: string
  readonly programs: string
  /** Of a person's own exercises; null without any. */
  readonly exercises: string | null
  readonly history: string
  /** Of the community's posts, for all their readers. */
  readonly posts: string
  /** Of the authors a person has hidden; null without any. */
  readonly hiddenAuthors: string | null
}

/** The person behind a call, as their session says. */
export interface Caller {
  readonly id: string
  readonly sessionId: string
  readonly role: Role
  /** Whether they may do and see what only administrators may; one without the second step that this takes may not. */
  readonly mayAdminister: boolean
  /** The premium flag, as the plan says now. */
  readonly isPremium: boolean
  readonly lang: Language
  /** When the access token ends, in ms since the epoch. */
  readonly accessEndsAt: number
  /** Where the person's changes stood when the call came. */
  readonly revision: StoredRevision
  /** Of what they read, when the call came. */
  readonly versions: Versions
}
