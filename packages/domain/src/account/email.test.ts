import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { isPlausibleEmail, normalizeEmail } from './email.ts'

describe('an e-mail address', () => {
  it('is compared without outer spaces and case', () => {
    expect(normalizeEmail('  Zoe.Lefevre@Salle.Example ')).toBe('zoe.lefevre@salle.example')
  })

  it.each(['zoe@salle.example', 'a@b.co', 'zoe+fonte@mail.salle.example', 'zoé@salle.example', "o'neil@salle.example"])(
    'may be %s',
    (email) => {
      expect(isPlausibleEmail(email)).toBe(true)
    },
  )

  it.each([
    '',
    'zoe',
    'zoe@',
    '@salle.example',
    'zoe@salle',
    'zoe@salle.',
    'zoe@.example',
    'zoe@salle..example',
    'zoe@salle@example.org',
    'zoe lefevre@salle.example',
    'zoe@salle.example\nBcc: all@salle.example',
    'Zoé <zoe@salle.example>',
    'a@b.example, c@d.example',
    `${'z'.repeat(65)}@salle.example`,
    `z@${'a'.repeat(250)}.fr`,
  ])('is not %o', (email) => {
    expect(isPlausibleEmail(email)).toBe(false)
  })

  it('stays the same when normalised twice', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email))
      }),
    )
  })
})
