import { fc } from '@fonte/domain/test-kit/properties'
import { describe, expect, it } from 'vitest'
import { userAgentName } from './user-agent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('what a user agent is called', () => {
  it.each([
    ['Firefox · Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['Chrome · macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
    ['Edge · Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
    ['Opera · Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`],
    ['Chrome · Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`],
    [
      'Samsung Internet · Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Safari · iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome · iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    ],
    ['Linux', 'curl/8.5.0 (Linux)'],
    ['', 'lightMyRequest'],
    ['', ''],
  ])('is %j', (name, userAgent) => {
    expect(userAgentName(userAgent)).toBe(name)
  })

  it('never repeats what else stands in the user agent', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[A-Za-z ·]*$/.test(userAgentName(text))))
  })
})
