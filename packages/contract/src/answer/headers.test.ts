import { expect, it } from 'vitest'
import { callNames } from './headers.ts'

it('a call is named by 8 to 64 letters, digits, hyphens and underscores, and by nothing else', () => {
  for (const name of ['a-1_B-2z', '019a0000-0000-7000-8000-000000000000', 'x'.repeat(64)]) {
    expect(callNames.test(name)).toBe(true)
  }
  for (const name of ['short-1', 'x'.repeat(65), 'two words', ' a-1_B-2z', 'a-1_B-2z\n', 'é'.repeat(8), '']) {
    expect(callNames.test(name)).toBe(false)
  }
})
