import { describe, expect, it } from 'vitest'
import { prerenderedFile, publicPageUrl, publicPaths } from './public-page.ts'

describe('a page that anybody may read', () => {
  it('has its plain URL in French, and names any other language', () => {
    expect(publicPageUrl('https://fonte.example', '/terms', 'fr')).toBe('https://fonte.example/terms')
    expect(publicPageUrl('https://fonte.example', '/terms', 'en')).toBe('https://fonte.example/terms?lang=en')
  })

  it('is a file of its own in each language', () => {
    expect(prerenderedFile('/privacy', 'en')).toBe('privacy.en.html')
    const files = publicPaths.flatMap((path) => [prerenderedFile(path, 'fr'), prerenderedFile(path, 'en')])
    expect(new Set(files).size).toBe(2 * publicPaths.length)
  })
})
