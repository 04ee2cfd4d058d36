import { describe, expect, it, vi } from 'vitest'
import type { OutboxRow } from '../storage/storage-rows.ts'
import { answerOfKinds, sharedAnswer } from './laid-over.ts'
import { blank } from './test-kit/outbox-kit.ts'

const row = (id: string, changes: Partial<OutboxRow> = {}): OutboxRow => ({
  ...blank,
  id,
  position: 1,
  kind: 'workout',
  thing: id,
  payload: { name: id },
  ...changes,
})

describe('what waits of some kinds', () => {
  const open = () => answerOfKinds([{ kind: 'workout' }, { kind: 'deletion' }], (rows) => rows)

  it('is nothing at first, and then the rows of those kinds in their order', () => {
    const pick = open()
    expect(pick([])).toEqual([])
    const [one, other, report] = [row('one'), row('other', { kind: 'deletion' }), row('bug', { kind: 'report' })]
    expect(pick([one, report, other])).toEqual([one, other])
  })

  it('is the same list while nothing of it changes, however often it is tried and whatever else waits', () => {
    const pick = open()
    const first = pick([row('one')])
    expect(pick([row('one', { attempts: 3, last_error: 'network' }), row('bug', { kind: 'report' })])).toBe(first)
  })

  it.each([
    ['what it says', { payload: { name: 'another' } }],
    ['its refusal', { refusal: { code: 'history-full', request_id: 'r-1', at: 5 } }],
    ['whose it is', { user_id: 'bob' }],
  ])('is a new list once a row changes: %s', (_, changes) => {
    const pick = open()
    pick([row('one')])
    const changed = [row('one', changes)]
    expect(pick(changed)).toEqual(changed)
    expect(pick([])).toEqual([])
  })

  it('is not looked for again in a queue that was not read anew', () => {
    const pick = open()
    const queue = [row('one')]
    const filter = vi.spyOn(queue, 'filter')
    expect(pick(queue)).toBe(pick(queue))
    expect(filter).toHaveBeenCalledTimes(1)
  })
})

describe('an answer over a cached read', () => {
  it('is computed once for all who ask with the same objects', () => {
    const add = vi.fn((base: { readonly sum: number }, ...more: readonly object[]) => ({ sum: base.sum + more.length }))
    const shared = sharedAnswer(add)
    const [base, one, other] = [{ sum: 1 }, {}, {}]
    const answer = shared(base, one, other)
    expect(answer).toEqual({ sum: 3 })
    expect(shared(base, one, other)).toBe(answer)
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('is computed anew as soon as one of them is another', () => {
    const list = sharedAnswer((base: { readonly name: string }, first: string, second: string) => {
      return [base.name, first, second]
    })
    const base = { name: 'history' }
    expect(list(base, 'a', 'b')).toEqual(['history', 'a', 'b'])
    expect(list(base, 'a', 'c')).toEqual(['history', 'a', 'c'])
    expect(list(base, 'b', 'c')).toEqual(['history', 'b', 'c'])
    expect(list({ name: 'totals' }, 'b', 'c')).toEqual(['totals', 'b', 'c'])
  })
})
