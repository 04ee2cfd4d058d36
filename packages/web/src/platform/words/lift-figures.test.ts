import { type SetLoad, signedWeight } from '@fonte/domain/set/set-load'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { expect, it } from 'vitest'
import { liftFigures, liftWithUnit } from './lift-figures.ts'

it('shows a lift in the number format of the language and in the unit', () => {
  const formats = (lang: Language, unit: WeightUnit) => ({
    lang,
    unit,
    number: (value: number) => formatNumber(lang, value),
    weight: (load: SetLoad) => formatNumber(lang, inUnit(unit, signedWeight(load))),
  })
  expect(liftFigures(formats('fr', 'kg'), { reps: 1000, weight: 42.5 })).toBe('1\u00a0000 × 42,5')
  expect(liftFigures(formats('fr', 'kg'), { reps: 0, weight: 0, seconds: 45 })).toBe('45\u00a0s')
  expect(liftFigures(formats('fr', 'kg'), { reps: 0, weight: 24, distance: 40 })).toBe('40\u00a0m × 24')
  expect(liftFigures(formats('fr', 'kg'), { reps: 0, weight: 24, distance: 40, seconds: 30 })).toBe(
    '40\u00a0m · 30\u00a0s × 24',
  )
  expect(liftFigures(formats('fr', 'kg'), { reps: 8, weight: 20, seconds: 30 })).toBe('8\u00a0rép. · 30\u00a0s × 20')
  expect(liftFigures(formats('fr', 'kg'), { reps: 8, weight: 0, assist: 20 })).toBe('8 × −20')
  expect(liftFigures(formats('en', 'lb'), { reps: 0, weight: 0, assist: 20.41, assist_lb: 45, seconds: 30 })).toBe(
    '30\u00a0s × −45',
  )
  expect(liftFigures(formats('en', 'lb'), { reps: 1000, weight: 42.5 })).toBe('1,000 × 93.5')
  expect(liftFigures(formats('fr', 'kg'), { reps: 15, weight: 0 })).toBe('15\u00a0rép.')
  expect(liftFigures(formats('en', 'kg'), { reps: 1, weight: 0 })).toBe('1\u00a0rep')
  expect(liftWithUnit(formats('fr', 'kg'), { reps: 10, weight: 12 })).toBe('10 × 12\u00a0kg')
  expect(liftWithUnit(formats('fr', 'kg'), { reps: 10, weight: 0 })).toBe('10\u00a0rép.')
})
