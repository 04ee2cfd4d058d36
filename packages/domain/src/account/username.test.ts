import { describe, expect, it } from 'vitest'
import { normalizeUsername, usernameProblem } from './username.ts'

describe('a username', () => {
  it.each(['zoé', 'Jean.Dupont_92', 'a-b', '007', 'Łukasz', 'Ольга', '太郎さん', 'प्रिया', '...'])(
    'may be %s',
    (username) => {
      expect(usernameProblem(username)).toBeNull()
    },
  )

  it('has 3 to 30 characters', () => {
    expect(usernameProblem('zo')).toBe('too_short')
    expect(usernameProblem('z'.repeat(30))).toBeNull()
    expect(usernameProblem('z'.repeat(31))).toBe('too_long')
    expect(usernameProblem('')).toBe('too_short')
  })

  it.each(['zoé martin', 'a@b', 'a/b', '<b>a</b>', 'zoé💪', 'a\u200bbc', 'a\u202ebc', 'zoé\n', '½½½', '\u0301abc'])(
    'holds letters, digits, points, underscores and hyphens only: not %o',
    (username) => {
      expect(usernameProblem(username)).toBe('characters')
    },
  )

  it.each(['demo\ufe0f', 'demo\u3164', 'de\u115fmo', 'de\u200dmo', `zo${'\u0336'.repeat(3)}e`, 'a\u20ddbc'])(
    'holds nothing invisible, and at most two accents a letter: not %o',
    (username) => {
      expect(usernameProblem(username)).toBe('characters')
    },
  )

  it.each(['dеmo', 'pаul', 'Οlga', 'ольгаx', 'ᎠᎡa', '太郎taro', 'zoé٣', 'กขa'])(
    'is of one script: not %s',
    (username) => {
      expect(usernameProblem(username)).toBe('mixed_scripts')
    },
  )

  it.each(['Nguyễn', 'Ặnh', '김철수_1', 'きょうカー', 'かな漢字', '王小明', 'ᏣᎳᎩ', 'محمّد', 'पड़ीं', 'Σοφία'])(
    'may be written in any one script: %s',
    (username) => {
      expect(usernameProblem(normalizeUsername(username))).toBeNull()
    },
  )

  it('has one code for characters that are the same', () => {
    expect(normalizeUsername('ｍａｒｉｏｎ')).toBe('marion')
    expect(normalizeUsername('𝓶𝓪𝓻𝓲𝓸𝓷')).toBe('marion')
    expect(normalizeUsername('ﬁona')).toBe('fiona')
  })

  it('is kept without outer spaces and with composed accents', () => {
    expect(normalizeUsername('  zoe\u0301 ')).toBe('zoé')
    expect(usernameProblem(normalizeUsername('  zoe\u0301 '))).toBeNull()
  })
})
