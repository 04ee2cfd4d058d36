import { useMemo } from 'react'
import { monotonicNow, now } from '../clock.ts'
import { useObservable } from '../observable.ts'
import { queryClient } from '../query/query-client.ts'
import { renewReads } from '../query/renew.ts'
import { mayBeSessionOf } from '../session/marker.ts'
import { session } from '../session/session.ts'
import { storage } from '../storage/storage.ts'
import type { OutboxRow } from '../storage/storage-rows.ts'
import { lockUntilFrozen } from '../tabs/lock.ts'
import { joinTabs } from '../tabs/tab-channel.ts'
import { Outbox } from './outbox.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { RevisionKeeper } from './revision-keeper.ts'

let timer: ReturnType<typeof setTimeout> | undefined

const tabs = joinTabs<'changed'>('fonte-outbox', () => void outbox.reload())

/** This device's outbox. */
export const outbox: Outbox = new Outbox({
  storage,
  lock: lockUntilFrozen,
  now,
  elapsed: monotonicNow,
  random: Math.random,
  maySend(userId) {
    const state = session.state.get()
    return state.status === 'signed-in' && state.user.id === userId && mayBeSessionOf(userId)
  },
  revision: () => revisions.seen?.number,
  renew: (reads, show) => void renewReads(queryClient, reads, show),
  announce: () => tabs.send('changed'),
  later(ms, work) {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  },
})

/** What this device has seen of the changes of the person signed in. */
export const revisions: RevisionKeeper = new RevisionKeeper({
  storage,
  wasRestored: ({ number }) => outbox.putBack(number),
  wasReset: ({ resetAt }) => void outbox.forgetAcknowledged(resetAt),
})

/** An entry whose payload is of the kind's type. */
export type Pending<P> = Omit<OutboxRow, 'payload'> & { readonly payload: P }

/** Everything of the person signed in that has not reached the server, oldest first. */
export const useOutbox = (): readonly OutboxRow[] => useObservable(outbox.entries)

/** What waits of one kind, oldest first: lay it over the cached reads. */
export function usePending<P>(kind: OutboxKind<P>): readonly Pending<P>[] {
  const entries = useOutbox()
  return useMemo(() => entries.filter((entry) => entry.kind === kind.kind) as Pending<P>[], [entries, kind])
}
