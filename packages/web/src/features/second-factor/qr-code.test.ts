import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { draw } from './qr-code.tsx'

/** Pixels of a camera a module. */
const scale = 4

/** What a camera sees of the drawing, as RGBA. */
const photograph = ({ size, path }: ReturnType<typeof draw>) => {
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4
        pixels.fill(0, at, at + 3)
      }
    }
  }
  return { pixels, side }
}

describe('the QR code', () => {
  it.each([
    'otpauth://totp/Fonte:zoe%40exemple.fr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fonte&algorithm=SHA1&digits=6&period=30',
    `otpauth://totp/Fonte:${'a'.repeat(240)}%40exemple.fr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fonte&algorithm=SHA1&digits=6&period=30`,
  ])('is read by a camera as the very text: %s', (text) => {
    const { pixels, side } = photograph(draw(text))
    expect(jsQR(pixels, side, side)?.data).toBe(text)
  })
})
