import type { OutboxRow } from '../storage/storage-rows.ts'
import type { DrainTools, Waits } from './drain.ts'
import { holdLeft } from './next-entry.ts'
import { backOff } from './verdict.ts'

/** Never sooner than this (ms). */
const shortestWait = 250

/** Milliseconds until the queue is worth another look; undefined when only a trigger from outside can help. */
export function nextTry(
  entries: readonly OutboxRow[],
  waits: Waits,
  offlineFailures: number,
  { now, elapsed, random }: Pick<DrainTools, 'now' | 'elapsed' | 'random'>,
): number | undefined {
  const open = entries.filter((entry) => !entry.refusal)
  const times = open.flatMap((entry) => {
    const until = waits.get(entry.thing)
    const hold = holdLeft(entry, now())
    return [...(until === undefined ? [] : [until - elapsed()]), ...(hold > 0 ? [hold] : [])]
  })
  if (offlineFailures > 0 && open.length > 0) times.push(backOff(offlineFailures, random()))
  return times.length === 0 ? undefined : Math.max(Math.min(...times), shortestWait)
}
