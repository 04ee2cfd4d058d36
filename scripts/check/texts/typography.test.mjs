import { describe, expect, it } from 'vitest'
import { isWrong, textsIn, textsUnder } from './typography.mjs'

describe('a French text', () => {
  it.each(['Prêt ?', 'Prêt?', 'Note : dix', 'un ; deux', '20 %', '20%', '« oui »', '«oui»', 'Fini\u202f!'])(
    'lacks a no-break space: %s',
    (text) => {
      expect(isWrong(text)).toBe(true)
    },
  )

  it.each([
    'Prêt\u00a0?',
    'Note\u00a0: dix',
    '20\u00a0%',
    '«\u00a0oui\u00a0»',
    'de 10:30 à 11 h',
    'https://x.example',
    '',
  ])('is as printed: %s', (text) => {
    expect(isWrong(text)).toBe(false)
  })

  it('keeps the space that it was given with', () => {
    expect(isWrong('Mot de passe oublié ?')).toBe(false)
  })
})

it('is found wherever a dictionary has it, with the line and a letter for each value', () => {
  const code = [
    'export const words = dictionary({',
    "  a: { fr: 'un', en: 'one ?' },",
    '  b: { fr: (n) => (n < 2 ? `$' + "{n} bis ?` : 'deux'), en: () => 'two' },",
    '})',
  ].join('\n')
  expect(textsIn('fr', 'words.ts', code)).toEqual([
    { text: 'un', line: 2 },
    { text: 'x bis ?', line: 3 },
    { text: 'deux', line: 3 },
  ])
})

it('is found wherever data has it, however deep', () => {
  const data = [
    { version: '1', added: [{ fr: 'Une barre !', en: 'A bar!' }] },
    { fr: { title: 'Un banc', parts: ['Un rack'] } },
  ]
  expect(textsUnder('fr', data)).toEqual(['Une barre !', 'Un banc', 'Un rack'])
})
