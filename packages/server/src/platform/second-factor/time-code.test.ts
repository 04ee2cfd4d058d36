import { describe, expect, it } from 'vitest'
import { acceptedStep, otpauthUrl, timeCode, timeStepAt, writeSecret } from './time-code.ts'

/** The secret of the test vectors of RFC 4226 and RFC 6238. */
const secret = Buffer.from('12345678901234567890')

const second = 1_000
const now = 1_111_111_111 * second
const step = timeStepAt(now)

describe('a time code', () => {
  // RFC 6238, appendix B, SHA-1; it prints eight digits, of which six are the last.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at second %d: %s', (seconds, eight) => {
    expect(timeCode(secret, timeStepAt(seconds * second))).toBe(eight.slice(2))
  })

  // RFC 4226, appendix D.
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, count) => [count, code] as const,
    ),
  )('is that of RFC 4226 at count %d: %s', (count, code) => {
    expect(timeCode(secret, count)).toBe(code)
  })

  it.each([-1, 0, 1])('is accepted when the phone’s clock is off by %d steps', (off) => {
    expect(acceptedStep(secret, timeCode(secret, step + off), now, 0)).toBe(step + off)
  })

  it.each([-2, 2])('is refused when the phone’s clock is off by %d steps', (off) => {
    expect(acceptedStep(secret, timeCode(secret, step + off), now, 0)).toBeNull()
  })

  it('is accepted once: neither the same step again nor an older one', () => {
    expect(acceptedStep(secret, timeCode(secret, step), now, step)).toBeNull()
    expect(acceptedStep(secret, timeCode(secret, step - 1), now, step)).toBeNull()
    expect(acceptedStep(secret, timeCode(secret, step + 1), now, step)).toBe(step + 1)
  })
})

describe('a secret', () => {
  // RFC 4648, section 10, without its padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is written in base 32 as in RFC 4648: %o', (text, written) => {
    expect(writeSecret(Buffer.from(text))).toBe(written)
  })

  it('reaches an app by a URL that names Fonte and the account', () => {
    expect(otpauthUrl(secret, 'zoe+gym@exemple.fr')).toBe(
      'otpauth://totp/Fonte:zoe%2Bgym%40exemple.fr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fonte&algorithm=SHA1&digits=6&period=30',
    )
  })
})
