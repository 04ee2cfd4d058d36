import { expect, expectTypeOf, it } from 'vitest'
import { localized } from './localized.ts'

const bench = { name: 'Développé couché', name_en: 'Bench press', equipment: null, equipment_en: 'Barbell' }
const own = { name: 'Pompes du grenier', name_en: null }

it('reads a field in the language of the reader', () => {
  expect(localized(bench, 'name', 'fr')).toBe('Développé couché')
  expect(localized(bench, 'name', 'en')).toBe('Bench press')
})

it('falls back to the French, or only, text when English is absent or blank', () => {
  expect(localized(own, 'name', 'en')).toBe('Pompes du grenier')
  expect(localized({ name: 'Dips' }, 'name', 'en')).toBe('Dips')
  for (const name_en of ['  ', '\u2800\u200b']) expect(localized({ name: 'Dips', name_en }, 'name', 'en')).toBe('Dips')
})

it('answers nothing where the field may be nothing', () => {
  expect(localized(bench, 'equipment', 'fr')).toBeNull()
  expectTypeOf(localized(own, 'name', 'fr')).toEqualTypeOf<string>()
  expectTypeOf(localized({ text: null as string | null }, 'text', 'fr')).toEqualTypeOf<string | null>()
})

it('does not compile for a field that the row does not have', () => {
  // @ts-expect-error there is no description
  expect(localized(own, 'description', 'fr')).toBeUndefined()
})
