import type { QueryKey } from '@tanstack/react-query'
import { ApiProblem, GatewayFailure } from '../api/api-problem.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { Change, OutboxRow } from '../storage/storage-rows.ts'
import { acknowledged } from './acknowledged.ts'
import { nextEntry, voidedEntries } from './next-entry.ts'
import { type OutboxKind, outboxKind } from './outbox-kind.ts'
import { backOff, type SendVerdict, verdictOn } from './verdict.ts'

/** What a pass needs; each tab brings its own. */
export interface DrainTools {
  readonly storage: Pick<BrowserStorage, 'rows' | 'write'>
  readonly now: () => number
  /** Milliseconds on a clock that nobody can set. */
  readonly elapsed: () => number
  /** Says that the queue was left to other tabs, which may have sent what this one was sending. */
  readonly left: Pick<AbortSignal, 'aborted'> | undefined
  /** A number from 0 to 1. */
  readonly random: () => number
  /** Whether the entries of this person may still be sent: they are still the one who is signed in. */
  readonly maySend: (userId: string) => boolean
  /** Has the cached reads below a key answered anew; those that `show` the change already, when they are needed next. */
  readonly renew: (reads: QueryKey, show: boolean) => void
  /** Called when the queue has changed; `settled` is the entry that left it because the server has it. */
  readonly changed: (settled?: string) => Promise<void>
  /** Where the person's changes stand, as the server said last; undefined where it never did. */
  readonly revision: () => number | undefined
}

/** When entities are tried again (ms on the clock that nobody can set), by entity key. */
export type Waits = Map<string, number>

/**
 * Sends what can be sent of a person's queue, in order; to be called under the queue's lock.
 * Answers what stopped it, or null when nothing more can be sent now.
 */
export async function drainQueue(userId: string, waits: Waits, tools: DrainTools): Promise<SendVerdict | null> {
  const waiting = new Set([...waits].filter(([, until]) => until > tools.elapsed()).map(([entityKey]) => entityKey))
  while (!tools.left?.aborted && tools.maySend(userId)) {
    const entries = await tools.storage.rows('outbox', userId)
    const voided = voidedEntries(entries, tools.now())
    if (voided.length > 0) {
      // Under the queue's lock: nothing of it is on its way.
      await tools.storage.write(voided.map(({ position }) => ({ store: 'outbox', remove: position })))
      await tools.changed()
      continue
    }
    const entry = nextEntry(entries, waiting, tools.now())
    if (!entry) return null
    const kind = outboxKind(entry.kind)
    if (!kind) {
      waiting.add(entry.thing)
      continue
    }
    try {
      const answer = await kind.send(entry.payload, tools.now()).catch((failure: unknown) => {
        if (!hadArrived(failure, kind, entry)) throw failure
      })
      waits.delete(entry.thing)
      await settle(entry, kind, answer, tools)
    } catch (failure) {
      const verdict = await noteFailure(failure, entry, kind, waits, tools)
      if (verdict === 'offline' || verdict === 'signed-out') return verdict
      waiting.add(entry.thing)
    }
  }
  return null
}

type Kind = OutboxKind<unknown>

/** Keeps why a try failed with its entry, and answers what that means. */
async function noteFailure(
  failure: unknown,
  entry: OutboxRow,
  kind: Kind,
  waits: Waits,
  tools: DrainTools,
): Promise<SendVerdict> {
  const [verdict, reason] = verdictOn(failure, kind)
  const requestId = failure instanceof ApiProblem ? failure.requestId : ''
  const updated: OutboxRow = {
    ...entry,
    last_error: reason,
    attempts: entry.attempts + Number(verdict === 'later'),
    refusal: verdict === 'refused' ? { code: reason, request_id: requestId, at: tools.now() } : null,
  }
  if (verdict === 'later') waits.set(entry.thing, tools.elapsed() + waitAfter(updated, failure, tools))
  if (updated.last_error !== entry.last_error || updated.attempts !== entry.attempts || updated.refusal) {
    await tools.storage.write([{ store: 'outbox', replace: updated }])
    await tools.changed()
  }
  return verdict
}

/** What was deleted since, on whichever device, does not come back; what is sent again may be there, and be changed. */
const hadArrived = (failure: unknown, kind: Kind, { payload, again = false }: OutboxRow): boolean =>
  failure instanceof ApiProblem &&
  ((failure.code === 'already-deleted' && (again || !kind.tellsOfDeletion)) ||
    (again && failure.code === 'id-conflict') ||
    kind.hadArrived?.(failure, payload) === true)

/**
 * Brings the answer into the cached reads, which are those of its person while they are signed in. Then takes the entry out
 * and lets later writes of its entity build on the answer, those recorded during the call, too.
 */
async function settle(entry: OutboxRow, kind: Kind, answer: unknown, tools: DrainTools): Promise<void> {
  const isTheirs = tools.maySend(entry.user_id)
  let isShown = false
  try {
    if (isTheirs && answer !== undefined && kind.sent) {
      kind.sent(answer, entry.payload)
      isShown = true
    }
  } catch (failure) {
    // The server has the write: a screen's trouble must not send it again.
    reportError(failure)
  }
  if (isTheirs && kind.reads) tools.renew(kind.reads, isShown)
  // After a sign-out it would stay on the device for anybody to read.
  const kept = isTheirs ? acknowledged(entry, kind, tools.revision(), tools.now()) : []
  await tools.storage.write(({ outbox }) => {
    // Another tab has sent it meanwhile, and what waits builds on the answer to that.
    if (tools.left?.aborted && !outbox.some(({ position }) => position === entry.position)) return []
    const behind = outbox.filter((row) => row.user_id === entry.user_id && row.position > entry.position)
    // What waits behind a change is locked by now, and needs its answer: sent again after the next login, it gets it again.
    if (!isTheirs && !kind.does && behind.some((row) => 'locked' in row)) return []
    const rebased = behind.flatMap((row): Change[] => {
      // What had arrived before has no answer to build on, and what was deleted no version.
      if (!('thing' in row) || row.thing !== entry.thing || answer === undefined || kind.does === 'delete') return []
      const payload = outboxKind(row.kind)?.rebase?.(row.payload, answer, entry.payload)
      return payload === undefined ? [] : [{ store: 'outbox', replace: { ...row, payload } }]
    })
    return [{ store: 'outbox', remove: entry.position }, ...kept, ...rebased]
  })
  await tools.changed(entry.id)
}

function waitAfter(entry: OutboxRow, failure: unknown, tools: DrainTools): number {
  const mayAsk = failure instanceof ApiProblem || failure instanceof GatewayFailure
  const asked = mayAsk ? failure.retryAfter : undefined
  return asked === undefined ? backOff(entry.attempts, tools.random()) : asked * 1_000
}
