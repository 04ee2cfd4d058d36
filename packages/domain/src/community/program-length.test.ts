import { expect, it } from 'vitest'
import { programLength } from './program-length.ts'

it('a program is short up to half an hour, medium up to an hour, and long beyond', () => {
  expect([0, 30, 31, 60, 61, 200].map(programLength)).toEqual(['short', 'short', 'medium', 'medium', 'long', 'long'])
})
