import { describe, expect, it } from 'vitest'
import { ownPath } from './next-path.ts'

describe('the page to go to after signing in', () => {
  it.each(['/stats', '/workout/0198c0de?x=1#top', '/'])('may be one of our own: %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'stats',
    '',
    '/auth?next=%2Fauth',
    undefined,
    7,
  ])('is never elsewhere: %s', (path) => {
    expect(ownPath(path)).toBeUndefined()
  })
})
