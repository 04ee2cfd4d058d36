import type { Profile } from '@fonte/contract/account/account'
import type { Session } from '@fonte/contract/account/session'

/** Who is signed in, as the screens know it. */
export interface SignedInPerson {
  readonly user: { readonly id: string; readonly email: string }
  readonly profile: Profile
}

/** The seven things that happen to a session; `password-recovery` is typed for the feature that will fire it. */
export type SessionEvent =
  | { readonly type: 'initial-session'; readonly session: SignedInPerson | null }
  | {
      readonly type: 'signed-in' | 'token-refreshed' | 'user-updated' | 'password-recovery' | 'mfa-challenge-verified'
      readonly session: SignedInPerson
    }
  /** `asked`: the person signed out, here or in another tab; otherwise the session came to its end by itself. */
  | { readonly type: 'signed-out'; readonly session: null; readonly userId: string; readonly asked: boolean }

/** Where the session stands. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | ({ readonly status: 'signed-in' } & SignedInPerson)

/** What an answer of the server’s changes in it. */
export type SessionChange = 'signed-in' | 'token-refreshed' | 'user-updated'

/** What the tabs of one browser tell each other about their session. */
export type SessionNews =
  | { readonly type: 'signed-out'; readonly userId: string; readonly asked: boolean }
  | { readonly type: 'signed-in' | 'token-refreshed'; readonly session: Session; readonly remember: boolean }
