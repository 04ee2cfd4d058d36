import { describe, expect, it } from 'vitest'
import { readSecondStepCode, showRecoveryCode } from './second-step.ts'

describe('a code of the second step', () => {
  it.each(['492039', ' 492 039 ', '492\u202f039', '492-039', '４９２０３９', '4 9 2 0 3 9\n'])(
    'is a time code of six digits, however it is typed or pasted: %o',
    (typed) => {
      expect(readSecondStepCode(typed)).toEqual({ kind: 'time', code: '492039' })
    },
  )

  it.each(['k7m2p-9xq4t', 'K7M2P-9XQ4T', 'k7m2p9xq4t', 'k7m2p – 9xq4t'])(
    'is a recovery code of ten characters: %o',
    (typed) => {
      expect(readSecondStepCode(typed)).toEqual({ kind: 'recovery', code: 'k7m2p9xq4t' })
    },
  )

  it('is read where letters were taken for the digits they look like', () => {
    expect(readSecondStepCode('oOiIl-00111')).toEqual({ kind: 'recovery', code: '0011100111' })
  })

  it.each(['', '49203', '4920391', 'k7m2p-9xq4', 'k7m2p-9xq4tt', 'k7m2p-9xq4u', 'k7m2p_9xq4t', '49203a', '٤٩٢٠٣٩'])(
    'is nothing else: %o',
    (typed) => {
      expect(readSecondStepCode(typed)).toBeNull()
    },
  )

  it('is shown in two halves, which are read as the same code', () => {
    expect(showRecoveryCode('k7m2p9xq4t')).toBe('k7m2p-9xq4t')
    expect(readSecondStepCode(showRecoveryCode('k7m2p9xq4t'))?.code).toBe('k7m2p9xq4t')
  })
})
