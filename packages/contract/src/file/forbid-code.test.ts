import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { forbidCodeFromText } from './forbid-code.ts'

afterEach(() => z.config({ jitless: false }))

it('a page reads files without making code out of text, which its content policy forbids', () => {
  expect(z.config().jitless).not.toBe(true)
  forbidCodeFromText()
  expect(z.config().jitless).toBe(true)
})
