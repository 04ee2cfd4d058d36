import { expect, it, vi } from 'vitest'
import { monthReader } from './month-words.ts'

// In a file of its own, where no language has been asked yet.
it('a file without words for its months asks for those of no language', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat')
  expect(monthReader(new Set())('mai')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
