import { describe, expect, it } from 'vitest'
import { hasStackedMarks, visibleName } from './full-name.ts'

describe('a full name', () => {
  it('loses what nobody sees and what turns the text around', () => {
    expect(visibleName('Marion\u202e Dubois')).toBe('Marion Dubois')
    expect(visibleName('\u2067Marion\u200b\ufe0f\u3164')).toBe('Marion')
    for (const name of ['\u200d\u202e ', '\u2800\u2800', '\u0301 \u3164']) expect(visibleName(name)).toBe('')
  })

  it.each(['Zoé', 'Nguyễn Thị Ặ', 'Ольга', 'प्रिया पड़ीं', '山田 太郎', 'محمّد'])(
    'is kept as it is written: %s',
    (name) => {
      expect(visibleName(name)).toBe(name)
      expect(hasStackedMarks(name)).toBe(false)
    },
  )

  it('has no more than two accents over one another', () => {
    expect(hasStackedMarks(`Zo${'\u0336'.repeat(29)}é`)).toBe(true)
  })
})
