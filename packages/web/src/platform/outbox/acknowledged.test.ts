import { describe, expect, it } from 'vitest'
import type { AcknowledgedRow } from '../storage/storage-rows.ts'
import { acknowledged, forgetOld, keptAtMost, keptFor, putBack } from './acknowledged.ts'
import { blank } from './test-kit/outbox-kit.ts'

const now = 10 * keptFor

let position = 0

const row = (thing: string, changes: Partial<AcknowledgedRow> = {}): AcknowledgedRow => {
  position += 1
  const entry = { ...blank, position, id: `entry-${position}`, kind: 'test', payload: { name: thing }, thing }
  return { ...entry, does: 'change', revision: 5, acknowledged_at: now, ...changes }
}

const removed = (rows: readonly AcknowledgedRow[], resetAt = 0) =>
  forgetOld(rows, now, resetAt).map((change) => 'remove' in change && change.remove)

const sentAgain = (rows: readonly AcknowledgedRow[], revision: number) =>
  putBack(rows, revision).flatMap((change) => ('put' in change && change.store === 'outbox' ? [change.put.thing] : []))

describe('an acknowledged write', () => {
  const entry = { ...blank, position: 1, kind: 'test', thing: 'program', payload: { name: 'Push' } }

  it('is kept with what it did, and with where the changes stood', () => {
    const put = { ...entry, does: 'change', revision: 7, acknowledged_at: now }
    expect(acknowledged(entry, {}, 7, now)).toEqual([{ store: 'acknowledged', put }])
    expect(acknowledged(entry, { does: 'make' }, 7, now)).toMatchObject([{ put: { does: 'make' } }])
  })

  it('is not kept where the server never said where the changes stand', () => {
    expect(acknowledged(entry, {}, undefined, now)).toEqual([])
  })
})

describe('what needs to be kept no longer', () => {
  it('is older than 30 days', () => {
    const [old, stillKept] = [
      row('old', { acknowledged_at: now - keptFor - 1 }),
      row('kept', { acknowledged_at: now - keptFor }),
    ]
    expect(removed([old, stillKept])).toEqual([old.position])
  })

  it('is what stood before a reset, and what stood with it; no deletion, and nothing later', () => {
    const before = row('before', { revision: 4 })
    const same = row('same', { revision: 5, does: 'make' })
    const deletion = row('deletion', { revision: 4, does: 'delete' })
    const later = row('later', { revision: 6 })
    expect(removed([before, same, deletion, later], 5)).toEqual([before.position, same.position])
  })

  it('is what stands first where there are too many', () => {
    const rows = Array.from({ length: keptAtMost + 2 }, () => row('many'))
    expect(removed(rows)).toEqual([rows[0]?.position, rows[1]?.position])
    expect(removed(rows.slice(2))).toEqual([])
  })
})

describe('what a server that was restored is sent again', () => {
  it('is each change from the number on at which it stands', () => {
    const rows = [row('before', { revision: 4 }), row('with it', { revision: 5 }), row('after', { revision: 6 })]
    expect(sentAgain(rows, 5)).toEqual(['with it', 'after'])
  })

  it('is what was made before it was deleted, of another thing than the deleted one', () => {
    const rows = [row('one', { does: 'make' }), row('other', { does: 'make' }), row('one', { does: 'delete' })]
    expect(sentAgain(rows, 5)).toEqual(['other', 'one'])
  })

  it('is what was made again after it had been deleted', () => {
    const rows = [row('one', { does: 'delete' }), row('one', { does: 'make' })]
    expect(sentAgain(rows, 5)).toEqual(['one', 'one'])
  })

  it('begins its life in the queue anew, at its old place, and says that it had been acknowledged', () => {
    const old = row('one', { attempts: 3, last_error: 'internal', hold_until: 9 })
    const { revision: _, does: __, acknowledged_at: ___, ...entry } = old
    expect(putBack([old], 5)).toEqual([
      { store: 'acknowledged', remove: old.position },
      { store: 'outbox', put: { ...entry, attempts: 0, last_error: null, refusal: null, hold_until: 0, again: true } },
    ])
  })
})
