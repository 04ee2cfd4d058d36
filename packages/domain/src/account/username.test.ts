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

  it('is kept without outer spaces and with composed accents', () => {
    expect(normalizeUsername('  zoe\u0301 ')).toBe('zoé')
    expect(usernameProblem(normalizeUsername('  zoe\u0301 '))).toBeNull()
  })
})
