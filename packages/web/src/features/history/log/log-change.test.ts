import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { expect, it } from 'vitest'
import type { UnsentHistory, UnsentWorkout } from '../history-overlay.ts'
import { newestFirst, overlayLog } from './log-change.ts'
import { entry } from './test-kit/log-kit.ts'

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

it('a log stands newest first whatever order it came in, the higher id first where two ended at once', () => {
  const entries = [entry('a', 1), entry('c', 2), entry('b', 2), entry('d', 3)]
  expect(idsOf(entries.toSorted(newestFirst))).toEqual(['d', 'c', 'b', 'a'])
  expect(entries.toReversed().sort(newestFirst)).toEqual(entries.toSorted(newestFirst))
})

const workout = (logged: LogEntry): Omit<UnsentWorkout, 'waiting'> => ({
  ...logged,
  user_id: 'ada',
  exercises_done: 1,
  sets_done: 1,
  total_weight_lifted: 500,
})

/** What waits: workouts that were made here, changed, and deleted. */
const unsent = (added: readonly LogEntry[], changed: readonly LogEntry[], gone: readonly string[]): UnsentHistory => {
  const made = added.map((one) => ({ ...workout(one), waiting: 'refused' as const }))
  const put = changed.map((one) => ({ ...workout(one), waiting: 'queued' as const, base: workout(one) }))
  return {
    written: new Map([...put, ...made].map((one) => [one.id, one])),
    deleted: new Map(gone.map((id) => [id, null])),
  }
}

it('what waits on the device shows at once: a new entry at its date, a change in place, a deletion as a gap', () => {
  const log = [entry('c', 5), entry('b', 3), entry('a', 1)]
  const waiting = unsent([entry('new', 4)], [entry('a', 6, { version: 2 })], ['b', 'never sent'])
  // Each is an entry of the log alone: of how it waits it says nothing.
  expect(overlayLog(log, waiting)).toEqual([entry('a', 6, { version: 2 }), entry('c', 5), entry('new', 4)])
  // Its answer was lost, but it had arrived, and was changed elsewhere since.
  expect(overlayLog(log, unsent([entry('a', 9)], [], []))).toEqual(log)
})

it('a log over which nothing waits stays the same one, so that nothing is computed anew', () => {
  const log = [entry('a')]
  expect(overlayLog(log, unsent([], [], []))).toBe(log)
})
