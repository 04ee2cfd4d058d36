import groups from '@fonte/domain/data/muscles.json' with { type: 'json' }
import { expect, test } from 'vitest'
import drawing from './body-map.svg?raw'
import { workingCrop, workingSide } from './regions.ts'

const regions = [...new Set(groups.flatMap((group) => group.muscles.map((muscle) => muscle.region)))]

test.each(regions)('the drawing can colour %s', (region) => {
  expect(drawing).toContain(`var(--m-${region},`)
})

test('the drawing is cropped to the half that holds all working regions', () => {
  expect(workingCrop(['pectoraux', 'triceps'])).toBe('upper')
  expect(workingCrop(['quadriceps', 'mollets'])).toBe('lower')
  expect(workingCrop(['dorsaux', 'fessiers'])).toBe('full')
  expect(workingCrop([])).toBe('full')
})

test('the side shown alone is the one on which the working regions are seen', () => {
  expect(workingSide(['pectoraux', 'epaules'])).toBe('front')
  expect(workingSide(['dorsaux', 'epaules'])).toBe('back')
  expect(workingSide(['fessiers', 'ischio-jambiers', 'quadriceps'])).toBe('back')
})
