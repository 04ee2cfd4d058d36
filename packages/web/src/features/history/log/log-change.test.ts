import { expect, it } from 'vitest'
import type { UnsentHistory } from '../history-overlay.ts'
import { changesOf, inLogOrder, overlayLog } from './log-change.ts'
import { entry } from './test-kit/log-kit.ts'

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

it('a log stands newest first whatever order it came in, the higher id first where two ended at once', () => {
  const entries = [entry('a', 1), entry('c', 2), entry('b', 2), entry('d', 3)]
  expect(idsOf(inLogOrder(entries))).toEqual(['d', 'c', 'b', 'a'])
  expect(inLogOrder(entries.toReversed())).toEqual(inLogOrder(entries))
})

it('what waits on the device shows at once: a new entry at its date, a change in place, a deletion as a gap', () => {
  const log = [entry('c', 5), entry('b', 3), entry('a', 1)]
  const waiting = [{ add: entry('new', 4) }, { put: entry('a', 6, { version: 2 }) }, { gone: 'b' }]
  expect(idsOf(overlayLog(log, waiting))).toEqual(['a', 'c', 'new'])
  expect(overlayLog(log, [{ put: entry('x', 9) }, { gone: 'x' }])).toEqual(log)
  // Its answer was lost, but it had arrived, and was changed elsewhere since.
  expect(overlayLog(log, [{ add: entry('a', 9) }])).toEqual(log)
})

it('a log over which nothing waits stays the same one, so that nothing is computed anew', () => {
  const log = [entry('a')]
  expect(overlayLog(log, [])).toBe(log)
})

it('a change of a workout is put in its place, a new one added, and a deleted one gone', () => {
  const workout = (id: string) => ({
    ...entry(id),
    user_id: 'ada',
    exercises_done: 1,
    sets_done: 1,
    total_weight_lifted: 500,
  })
  const unsent: UnsentHistory = {
    written: new Map([
      ['changed', { ...workout('changed'), waiting: 'queued', base: workout('changed') }],
      ['new', { ...workout('new'), waiting: 'refused' }],
    ]),
    deleted: new Map([
      ['old', workout('old')],
      ['never sent', null],
    ]),
  }
  expect(changesOf(unsent)).toEqual([
    { gone: 'old' },
    { gone: 'never sent' },
    { put: entry('changed') },
    { add: entry('new') },
  ])
})
