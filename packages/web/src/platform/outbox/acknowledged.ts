import { newUuid } from '../new-uuid.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { AcknowledgedRow, Change, OutboxRow } from '../storage/storage-rows.ts'
import type { OutboxKind } from './outbox-kind.ts'

/** Of an entry that nobody has tried to send. */
export const untried = { attempts: 0, last_error: null, refusal: null } as const

/** What keeping needs; tests bring their own. */
interface Keeping {
  readonly storage: Pick<BrowserStorage, 'write'>
  /** Where the person's changes stand; undefined where the server does not say so: then nothing is kept. */
  readonly revision: number | undefined
  /** Epoch ms by the device's clock. */
  readonly at: number
}

/** How long (ms) an acknowledged write stays on the device, and how many of them at most. */
export const keptFor = 30 * 86_400_000
export const keptAtMost = 1_000

/** Keeps an entry that leaves the queue; nothing where the server does not say where its person's changes stand. */
export function acknowledged(
  entry: OutboxRow,
  { does }: Pick<OutboxKind<unknown>, 'does'>,
  revision: number | undefined,
  now: number,
): Change[] {
  if (revision === undefined) return []
  const put: AcknowledgedRow = { ...entry, does: does ?? 'change', revision, acknowledged_at: now }
  return [{ store: 'acknowledged', put }]
}

/** Keeps a write of a person that the server acknowledged without its having waited: sent again, it goes before all others. */
export async function keepAcknowledged<P>(
  { storage, revision, at }: Keeping,
  user_id: string,
  kind: OutboxKind<P>,
  { entityKey, payload }: { readonly entityKey: string; readonly payload: P },
): Promise<void> {
  const owner = { position: -at, id: newUuid(), user_id, kind: kind.kind, thing: entityKey, payload }
  const changes = acknowledged({ ...owner, enqueued_at: at, hold_until: 0, ...untried }, kind, revision, at)
  if (changes.length > 0) await storage.write(changes)
}

/** Forgets what is too old, or too much, to be kept, and what the server's last reset (`resetAt`) made void; deletions stay. */
export function forgetOld(rows: readonly AcknowledgedRow[], now: number, resetAt: number): Change[] {
  const surplus = rows.length - keptAtMost
  const old = rows.filter(
    ({ acknowledged_at, revision, does }, index) =>
      index < surplus || acknowledged_at < now - keptFor || (revision <= resetAt && does !== 'delete'),
  )
  return old.map(({ position }) => ({ store: 'acknowledged', remove: position }))
}

/**
 * Puts back into the queue, at their old places, what a server may have lost that was restored and now stands at
 * `revision`: it may have gone on since, so that whatever made or deleted a row goes again, however low its number.
 */
export function putBack(rows: readonly AcknowledgedRow[], revision: number): Change[] {
  const lost = rows.filter((row, index) => {
    if (row.does === 'change' && row.revision < revision) return false
    return !rows.slice(index + 1).some((later) => later.thing === row.thing && later.does === 'delete')
  })
  return lost.flatMap(({ revision: _, acknowledged_at: __, does: ___, ...entry }): Change[] => [
    { store: 'acknowledged', remove: entry.position },
    { store: 'outbox', put: { ...entry, ...untried, hold_until: 0, again: true } },
  ])
}
