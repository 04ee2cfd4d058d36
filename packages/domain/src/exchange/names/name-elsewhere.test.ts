import { expect, it } from 'vitest'
import { nameElsewhere } from './name-elsewhere.ts'

it('a lift has the name that other apps give it, with its tool in parentheses', () => {
  expect(nameElsewhere('predefined-développé-couché')).toBe('Bench Press (Barbell)')
  expect(nameElsewhere('predefined-traction-en-pronation')).toBe('Pull Up')
  expect(nameElsewhere('predefined-traction-lestée')).toBe('Pull Up (Weighted)')
})

it('a lift that they may not know has none', () => {
  for (const id of ['predefined-planche', 'custom-1', 'constructor']) expect(nameElsewhere(id), id).toBeNull()
})
