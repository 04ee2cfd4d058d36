import { expect, test } from 'vitest'
import { muscleIdIn } from './muscle-id.ts'

test('a muscle is known by its group and its name', () => {
  expect(muscleIdIn('pectoraux', 'Partie haute')).toBe('pectoraux-partie-haute')
})
