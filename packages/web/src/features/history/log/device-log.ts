import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { now } from '../../../platform/clock.ts'
import { pagePieces } from '../../../platform/idle/in-pieces.ts'
import { revisions } from '../../../platform/outbox/device-outbox.ts'
import { mayBeSessionOf } from '../../../platform/session/marker.ts'
import { session } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { lockUntilFrozen } from '../../../platform/tabs/lock.ts'
import { joinTabs } from '../../../platform/tabs/tab-channel.ts'
import { historyKey } from '../history-reads.ts'
import { LogKeeper, type LogMessage } from './log-keeper.ts'
import { pageLog } from './log-news.ts'
import { bringLogOperations } from './log-operations.ts'

const signedIn = (): string | null => {
  const state = session.state.get()
  return state.status === 'signed-in' && mayBeSessionOf(state.user.id) ? state.user.id : null
}

const tabs = joinTabs<LogMessage>('fonte-training', (message) => trainingLog.receive(message))

/** The training log that this device keeps of whoever is signed in. */
export const trainingLog: LogKeeper = new LogKeeper({
  storage,
  ask: (since) => call('get-training-changes', { query: since === undefined ? {} : { since } }),
  lock: lockUntilFrozen,
  now,
  ...pagePieces,
  signedIn,
  revision: () => revisions.seen?.number ?? 0,
  announce: tabs.send,
})

bringLogOperations()

session.subscribe(({ type }) => {
  if (type === 'signed-out') trainingLog.forget()
})

pageLog.set(trainingLog)

/**
 * Brings the log up to date. It stands among the reads of the history, so that all that renews those renews it: an arrival
 * from the outbox, the live events, somebody who looks at the page again. The log itself is kept apart from them.
 */
export const trainingLogQuery = queryOptions({
  queryKey: [...historyKey, 'log'],
  queryFn: async () => {
    const userId = signedIn()
    if (userId !== null) await trainingLog.catchUp(userId)
    return userId
  },
  meta: { kept: false },
})
