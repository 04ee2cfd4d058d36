import { call, renewWith } from '../api/client.ts'
import { now, wakingNow } from '../clock.ts'
import { useObservable } from '../observable.ts'
import { storage } from '../storage/storage.ts'
import { lockUntilFrozen } from '../tabs/lock.ts'
import { joinTabs } from '../tabs/tab-channel.ts'
import { Vault } from '../vault/vault.ts'
import { dropMarker, hasMarker, mayBeSessionOf } from './marker.ts'
import type { SessionNews, SignedInPerson } from './session-events.ts'
import { SessionKeeper } from './session-keeper.ts'

const tabs = joinTabs<SessionNews>('fonte-session', (news) => session.receive(news))

let prepare: (userId: string) => Promise<void> = async () => {}

/** This browser's session. */
export const session: SessionKeeper = new SessionKeeper({
  call,
  storage,
  lock: lockUntilFrozen,
  now,
  wakingNow,
  hasMarker,
  mayBeSessionOf,
  dropMarker,
  broadcast: tabs.send,
  prepare: (userId) => prepare(userId),
  vault: new Vault({ storage, hasMarker }),
})

/**
 * Takes up the session; to be awaited before the first render.
 * `makeReady` is awaited before any screen shows a person.
 */
export async function startSession(makeReady: (userId: string) => Promise<void>): Promise<void> {
  prepare = makeReady
  renewWith({ isExpired: () => session.isExpired(), renew: () => session.renew(), who: personSignedIn })
  await session.start()
}

const personSignedIn = (): string | null => {
  const state = session.state.get()
  return state.status === 'signed-in' ? state.user.id : null
}

/** Where the session stands: loading, signed out or signed in. */
export const useSession = () => useObservable(session.state)

/** The person signed in, for screens that only they can see. */
export function useSignedIn(): SignedInPerson {
  const state = useSession()
  if (state.status !== 'signed-in') throw new Error('this screen needs a session')
  return state
}
