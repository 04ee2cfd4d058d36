import { expect, it } from 'vitest'
import { firstProgressions, isProgression } from './progression.ts'

it('a rule has the figures of its kind, and no others', () => {
  for (const rule of Object.values(firstProgressions)) expect(isProgression(rule)).toBe(true)
  expect(isProgression({ kind: 'double', step: 2.5, tries: undefined })).toBe(true)
  expect(isProgression({ kind: 'linear', step: 2.5 })).toBe(false)
  expect(isProgression({ kind: 'double', step: 2.5, tries: 3 })).toBe(false)
  expect(isProgression({ kind: '531', step: 2.5, tm: 100 })).toBe(false)
})
