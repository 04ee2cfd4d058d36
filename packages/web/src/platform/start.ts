import { followRevisions } from './api/client.ts'
import { untilIdle } from './idle/idle.ts'
import { outbox, revisions } from './outbox/device-outbox.ts'
import { queryClient } from './query/query-client.ts'
import { QueryKeeper } from './query/query-keeper.ts'
import { mayBeSessionOf } from './session/marker.ts'
import { session, startSession } from './session/session.ts'
import type { SessionEvent } from './session/session-events.ts'
import { forgetPerson, removalOfReads } from './storage/forget-person.ts'
import { storage } from './storage/storage.ts'
import { restoreLanguage } from './words/language.ts'

let clearing: ReturnType<typeof setTimeout> | undefined

/** Brings up everything that screens stand on, from what the device has; to be awaited before the first render. */
export async function startPlatform(): Promise<void> {
  const queries = new QueryKeeper(queryClient, storage, mayBeSessionOf, untilIdle)
  session.subscribe((event) => follow(event, queries))
  document.addEventListener('visibilitychange', () => queries.keepNow())
  followRevisions(revisions)
  await restoreLanguage()
  await startSession(async (userId) => {
    clearTimeout(clearing)
    // In this order: what another tab sends meanwhile is either still in the queue, or marked as old among the reads.
    await revisions.serve(userId)
    await outbox.serve(userId)
    await queries.serve(userId)
  })
}

function follow(event: SessionEvent, queries: QueryKeeper): void {
  if (event.type !== 'signed-out') return
  queries.leave()
  void outbox.serve(null)
  // The tab that ended the session has removed the reads; this one may have kept some after that.
  if (event.asked) void forgetPerson(storage, event.userId, { unsent: 'stays' })
  else void storage.write(removalOfReads(event.userId))
  // Once the screens that show them are gone, unless somebody has signed in by then.
  clearing = setTimeout(() => void queries.serve(null))
}
