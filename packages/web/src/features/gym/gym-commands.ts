import type { StoredGym } from '@fonte/contract/gym'
import { defaultGyms, type Gym, gymFits } from '@fonte/domain/gym/gym'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { documentConflict } from '../../platform/outbox/document-conflict.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { currentUnit } from '../../platform/words/unit.ts'
import { type GymChange, gymEntityKey, putGymKind } from './gym-outbox.ts'
import { gymQuery } from './gym-reads.ts'

/** How long (ms) a change is held back: several taps on a plate are one call. */
const hold = 1_500

let latest: Promise<unknown> = Promise.resolve()

/**
 * Changes the gym on the device, one change after the other; the server hears of the last of them. Answers false, and
 * changes nothing, where the gym would become too large to be stored.
 */
export function changeGym(change: (gym: Gym) => Gym): Promise<boolean> {
  const done = latest.then(() => put(change))
  latest = done.catch(() => undefined)
  return done
}

async function put(change: (gym: Gym) => Gym): Promise<boolean> {
  const waiting = waitingGym()
  const { content, version } = latestGym(waiting?.payload as GymChange | undefined)
  const payload = { content: change(content), version }
  // Such as a name that was only gone through: to send it would overtake what another device has changed.
  if (isSame(payload.content, content)) return true
  if (!gymFits(payload.content)) return false
  await outbox.enqueue(putGymKind, { entityKey: gymEntityKey, payload, holdFor: hold })
  // What has not left yet is in the newer one; what is on its way goes first, and its answer gives the version.
  if (waiting) await outbox.withdraw(waiting.id)
  return true
}

/** The write of the gym that an import brings, for the outbox; none where the gym is too large to be stored. */
export function gymWrites(content: Gym, import_id: string) {
  const { version } = latestGym(waitingGym()?.payload as GymChange | undefined)
  const payload: GymChange = { content, version, import_id }
  return gymFits(content) ? [[putGymKind.kind, { entityKey: gymEntityKey, payload }] as const] : []
}

const waitingGym = () => outbox.entries.get().findLast(({ kind }) => kind === putGymKind.kind)

/** What the next change builds on: what waits to be sent, else what the server has, else a usual gym. */
function latestGym(waiting: GymChange | undefined): GymChange {
  const read = queryClient.getQueryData(gymQuery.queryKey)
  const version = read?.version ?? 0
  if (!waiting) return { content: read?.content ?? defaultGyms[currentUnit()], version }
  // It was answered a moment ago, and is about to leave the queue.
  return isSame(read?.content, waiting.content) ? { ...waiting, version } : waiting
}

const isSame = (one: Gym | null | undefined, other: Gym) => JSON.stringify(one) === JSON.stringify(other)

/** How it ends where the gym was changed here and elsewhere. */
export const gymConflict = documentConflict({
  kind: putGymKind,
  entityKey: gymEntityKey,
  queryKey: gymQuery.queryKey,
  over: (content: Gym, { version }: StoredGym) => ({ content, version }),
})
