import { expect, it } from 'vitest'
import { likelyGroup } from './guess-group.ts'

it('a lift is likely for the group that its name speaks of, in other languages, too', () => {
  expect(likelyGroup('My Landmine Row')).toBe('dos')
  expect(likelyGroup('Seated Leg Curl Special')).toBe('ischio-jambiers')
  expect(likelyGroup('Kniebeuge an der Wand')).toBe('quadriceps')
  expect(likelyGroup('Zercher Carry')).toBeNull()
})

it('how the bar is held is not what the lift is for', () => {
  expect(likelyGroup('Incline Press (Dumbbell) Neutral Grip')).toBe('pectoraux')
  expect(likelyGroup('Wide Grip Pulldown')).toBe('dos')
  expect(likelyGroup('Machine Thing Neutral Grip')).toBeNull()
  expect(likelyGroup('Hand Grip')).toBe('avant-bras')
  expect(likelyGroup('Grip Trainer')).toBe('avant-bras')
  expect(likelyGroup('Incline Leg Press')).toBe('quadriceps')
})

it('its category goes before its name, but for the parts of the leg', () => {
  expect(likelyGroup('Kickback', 'Triceps')).toBe('triceps')
  expect(likelyGroup('Donkey Calf Thing', 'Legs')).toBe('mollets')
  expect(likelyGroup('Thing', 'Legs')).toBe('quadriceps')
})
