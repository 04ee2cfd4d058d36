import { expect, it } from 'vitest'
import { readEvent } from './read-event.ts'

it('an event counts only with what Fonte sends under its name', () => {
  expect(readEvent('maintenance', '{"enabled":true}')).toEqual({ enabled: true })
  expect(readEvent('session-ended', '{"reason":"blocked"}')).toEqual({ reason: 'blocked' })
  for (const nonsense of ['', '<html>', 'null', '{"portal":true}', '{"enabled":"yes"}', '{"reason":"portal"}']) {
    expect(readEvent('maintenance', nonsense)).toBeUndefined()
    expect(readEvent('session-ended', nonsense)).toBeUndefined()
  }
})
