import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { isUnseen, shownName, visibleText } from './visible-text.ts'

describe('a text that other people are shown', () => {
  it('loses what turns it around or hides in it', () => {
    expect(visibleText('Dos\u202e large\u2066\u2069, taille\u200b fine\ufeff\u200f')).toBe('Dos large, taille fine')
    expect(visibleText('Po\u00adussée\u2060 \u{e0041}lourde')).toBe('Poussée lourde')
  })

  it('loses letters without ink, and keeps one line where a separator would begin another', () => {
    expect(visibleText('\u2800\u{1d159}')).toBe('')
    expect(visibleText('Dos\u2028large\u2029fin')).toBe('Dos large fin')
  })

  it('keeps letters of all alphabets, accents, lines and markup as they are', () => {
    const text = 'Élévations — <b>тяга</b>\n推 ليج & 100 %'
    expect(visibleText(text)).toBe(text)
  })

  it('keeps an emoji of several parts in one piece', () => {
    expect(visibleText('👩🏽‍🚒 ❤️ 🏋️‍♀️')).toBe('👩🏽‍🚒 ❤️ 🏋️‍♀️')
    expect(visibleText('a\u200db\ufe0f')).toBe('ab')
  })

  it('never holds a character that turns text, and is left as it is the second time', () => {
    const turning = fc.constantFrom('\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u061c')
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), turning)), (parts) => {
        const shown = visibleText(parts.join(''))
        expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u061c]/)
        expect(visibleText(shown)).toBe(shown)
      }),
    )
  })
})

describe('a name that other people are shown', () => {
  it.each([
    '',
    ' ',
    '\u200b',
    '\u2060\u00ad',
    '\u115f\u3164\uffa0',
    '\u2800',
    '\u0301\u0302',
    '\u00a0\u3000',
    '\u2028',
  ])('is a dash where nothing of it can be seen: %j', (name) => {
    expect(isUnseen(name)).toBe(true)
    expect(shownName(name)).toBe('–')
  })

  it.each(['É', 'E\u0301', '5', '💪', '❤️', '–', '推', 'ป'])(
    'stays as it is where there is something to see: %j',
    (name) => {
      expect(isUnseen(name)).toBe(false)
      expect(shownName(` ${name}\u200b `)).toBe(name)
    },
  )
})
