import type { Program } from '@fonte/contract/program'
import { describe, expect, it } from 'vitest'
import type { OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { findConflicts } from './conflicts.ts'

const update = (position: number, id: string, name: string, code?: string): OutboxRow => ({
  position,
  id: `entry-${position}`,
  user_id: 'me',
  kind: 'update-program',
  thing: `program:${id}`,
  payload: { program: { id, name } as Program, base: {} },
  enqueued_at: 0,
  hold_until: 0,
  attempts: 0,
  last_error: code ?? null,
  refusal: code === undefined ? null : { code, request_id: 'r', at: 0 },
})

describe('programs over which two devices disagree', () => {
  it('are those with a change that came too late; what stands here is the last change of it', () => {
    const entries = [update(1, 'a', 'A1', 'version-conflict'), update(2, 'b', 'B'), update(3, 'a', 'A2')]
    const [conflict, ...others] = findConflicts(entries)
    expect(others).toEqual([])
    expect(conflict).toMatchObject({ reason: 'changed', mine: { id: 'a', name: 'A2' } })
    expect(conflict?.entries.map(({ position }) => position)).toEqual([1, 3])
  })

  it('are also those that were deleted elsewhere', () => {
    expect(findConflicts([update(1, 'a', 'A', 'not-found')])).toMatchObject([{ reason: 'deleted' }])
  })

  it('are not those that only wait, nor those refused for another reason', () => {
    expect(findConflicts([update(1, 'a', 'A'), update(2, 'b', 'B', 'invalid-input')])).toEqual([])
  })
})
