import { ApiProblem } from '../api/api-problem.ts'
import { lockUntilFrozen, type withLock } from '../tabs/lock.ts'
import type { SessionState } from './session-events.ts'
import type { SessionKeeper } from './session-keeper.ts'

/**
 * Does what ends this browser's tokens and brings it new ones; no renewal goes on beside it, in any tab, whose
 * refusal would take the new ones away. What it calls must renew nothing itself: it begins with fresh tokens, as a
 * device that slept does not know how old its own are. Only a tab that the browser freezes meanwhile lets the others renew:
 * they could call nothing until somebody looks at it again.
 * @throws ApiProblem `signed-out` where these turn out to be another person's: what somebody began is not done for them
 */
export async function exchangeTokens<T>(
  session: Pick<SessionKeeper, 'state' | 'renew'>,
  work: () => Promise<T>,
  lock: typeof withLock = lockUntilFrozen,
): Promise<T> {
  const before = personOf(session.state.get())
  await session.renew()
  return await lock('fonte-session', async () => {
    if (personOf(session.state.get()) !== before) throw new ApiProblem({ status: 401, code: 'signed-out' })
    return await work()
  })
}

const personOf = (state: SessionState) => (state.status === 'signed-in' ? state.user.id : null)
