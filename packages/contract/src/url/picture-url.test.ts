import { describe, expect, it } from 'vitest'
import { isPictureUrl } from './picture-url.ts'

describe('the URL of a picture', () => {
  it.each(['https://images.example/squat.png', 'HTTPS://images.example', 'https://images.example/a?b=c#d'])(
    'may be %s',
    (url) => {
      expect(isPictureUrl(url)).toBe(true)
    },
  )

  it.each([
    '',
    'http://images.example/squat.png',
    'https://',
    'https:///squat.png',
    'https://images.example/two words.png',
    'ftp://images.example',
    'data:image/png;base64,AAAA',
  ])('may not be "%s"', (url) => {
    expect(isPictureUrl(url)).toBe(false)
  })
})
