import { describe, expect, it } from 'vitest'
import { isUndoable } from './undo.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 22)
const done = { action: 'block', at: now - day, is_undone: false, has_later: false }

describe('an action of an administrator', () => {
  it('can be taken back within a day, to the last millisecond', () => {
    expect(isUndoable(done, now)).toBe(true)
    expect(isUndoable(done, now + 1)).toBe(false)
  })

  it('can be taken back once, and only while nothing of its kind came after it', () => {
    expect(isUndoable({ ...done, is_undone: true }, now)).toBe(false)
    expect(isUndoable({ ...done, has_later: true }, now)).toBe(false)
  })

  it('can be taken back where it was a plan, a block or an edit of the library, and not otherwise', () => {
    const all = [
      'block',
      'unblock',
      'update-user-plan',
      'delete-user-account',
      'set-role',
      'end-user-sessions',
      'update-library-exercise',
      'delete-library-exercise',
      'update-predefined-program',
      'update-muscle-group',
      'update-muscle',
      'order-muscles',
    ]
    expect(all.filter((action) => isUndoable({ ...done, action }, now))).toEqual([
      'block',
      'unblock',
      'update-user-plan',
      'update-library-exercise',
      'update-predefined-program',
      'update-muscle-group',
      'update-muscle',
    ])
  })
})
