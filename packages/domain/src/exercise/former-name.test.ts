import { expect, test } from 'vitest'
import { exerciseBounds } from './bounds.ts'
import { withFormerName } from './former-name.ts'

const renamed = { former: 'Squat', name: 'Squat barre' }

test('a former name becomes the first of the other names', () => {
  expect(withFormerName(['Flexion'], renamed)).toEqual(['Squat', 'Flexion'])
})

test('the new name is no other name any more, and no name stands twice', () => {
  expect(withFormerName(['Squat barre', 'Squat', 'Flexion'], renamed)).toEqual(['Squat', 'Flexion'])
})

test('nothing changes without another name, nor where there was none before', () => {
  expect(withFormerName(['Flexion'], { former: 'Squat', name: 'Squat' })).toEqual(['Flexion'])
  expect(withFormerName(['Flexion'], { former: null, name: 'Squat' })).toEqual(['Flexion'])
})

test('there are never more other names than may be sent', () => {
  const full = Array.from({ length: exerciseBounds.aliases.max }, (_, index) => `Nom ${index}`)
  expect(withFormerName(full, renamed)).toEqual(['Squat', ...full.slice(0, -1)])
})
