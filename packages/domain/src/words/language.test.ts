import { expect, it } from 'vitest'
import { defaultLanguage, isLanguage, languages } from './language.ts'

it('is French unless chosen otherwise', () => {
  expect(defaultLanguage).toBe('fr')
  expect(languages).toEqual(['fr', 'en'])
})

it('recognises its own languages only', () => {
  for (const language of languages) expect(isLanguage(language)).toBe(true)
  for (const other of ['de', 'FR', '', null, undefined, 1, ['fr']]) expect(isLanguage(other)).toBe(false)
})
