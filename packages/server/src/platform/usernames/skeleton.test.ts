import { describe, expect, it } from 'vitest'
import { skeletonOf } from './skeleton.ts'

describe('two usernames look alike', () => {
  it.each([
    ['demo', 'dеmо', 'Cyrillic e and o'],
    ['paul', 'ΡΑUL', 'Greek capitals'],
    ['BOB', 'ВОВ', 'Cyrillic capitals alone'],
    ['vova', 'νονα', 'Greek letters alone'],
    ['admin', 'ADMlN', 'an l for a capital I'],
    ['modern', 'modem', 'r and n for an m'],
    ['lea10', 'leaIO', 'letters for digits'],
    ['zoé', 'zoe\u0301', 'an accent by itself'],
    ['noël', 'ΝΟËL', 'Greek capitals under an accent'],
    ['garçon', 'garc\u0326on', 'a comma for a cedilla'],
  ])('%s and %s: %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one))
  })

  it('but ordinary names that differ do not', () => {
    const names = [
      'marion',
      'manon',
      'zoe',
      'zoé',
      'lea',
      'léa',
      'paul',
      'paula',
      'ольга',
      'олег',
      '太郎',
      '花子',
      'प्रिया',
    ]
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length)
  })
})
