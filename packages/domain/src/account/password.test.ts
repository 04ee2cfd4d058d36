import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { passwordProblem } from './password.ts'
import { passwordStrength } from './password-strength.ts'

const common = new Set(['123456', 'azerty', 'motdepasse', 'password'])
const names = ['Zoé Lefèvre-Martin', 'zoe_du_93', 'zoe.lefevre@salle.example']

function problem(password: string) {
  return passwordProblem(password, { common, names })
}

describe('a password', () => {
  it('has 6 to 256 characters, an emoji counting as one', () => {
    expect(problem('k3%vz')).toBe('too_short')
    expect(problem('k3%vzq')).toBeNull()
    expect(problem('💪💪💪')).toBe('too_short')
    expect(problem('xk'.repeat(128))).toBeNull()
    expect(problem(`${'xk'.repeat(128)}!`)).toBe('too_long')
  })

  it('may be of any characters, spaces included', () => {
    expect(problem('      ')).toBeNull()
    expect(problem('силовая тренировка')).toBeNull()
  })

  it('is not one of the most common ones, in any case', () => {
    expect(problem('motdepasse')).toBe('common')
    expect(problem('AZERTY')).toBe('common')
    expect(problem('azerty du dimanche')).toBeNull()
  })

  it("is not the product's name with figures and signs", () => {
    expect(problem('Fonte123')).toBe('product_name')
    expect(problem('!!FONTE!!')).toBe('product_name')
    expect(problem('je pousse de la fonte')).toBeNull()
  })

  it.each(['Lefevre', 'zoé1990!', 'zoe lefevre martin', 'Zoe_du_93', 'MARTIN75', 'zoe.lefevre', 'Zoé Lefèvre-Martin'])(
    "is not its owner's name: %s",
    (password) => {
      expect(problem(password)).toBe('own_name')
    },
  )

  it('may hold the name among other words', () => {
    expect(problem('zoe souleve 120 kg')).toBeNull()
  })

  it('is not refused for a name that is empty or a mere initial', () => {
    expect(passwordProblem('------', { common, names: ['', 'J', '@'] })).toBeNull()
    expect(passwordProblem('j123456', { common, names: ['', 'J'] })).toBeNull()
  })
})

it('refuses no long random password', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4} [a-z]{5} [a-z]{6} [a-z]{7}$/), (password) => {
      expect(problem(password)).toBeNull()
    }),
  )
})

describe('the strength shown', () => {
  it.each([
    ['azerty', 0],
    ['lefevre1', 0],
    ['court', 0],
    ['aaaaaaaaaaaa', 1],
    ['123456789', 1],
    ['abcdefghijkl', 1],
    ['aaaaqqqqzzzzmmmmcccc', 2],
    ['lkjihgfedcba', 1],
    ['rouget', 1],
    ['rouget42', 2],
    ['rouget42!B', 3],
    ['trois haltères sous le lit', 4],
    ['q7#Vd!x92Lm', 4],
  ])('of %s is %d', (password, strength) => {
    expect(passwordStrength(password, { common, names })).toBe(strength)
  })

  it('never falls when the password gets a character longer, unless that makes it a refused one', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 6, maxLength: 40 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (start, more) => {
          const longer = passwordStrength(start + more, { common, names })
          if (longer > 0) expect(longer).toBeGreaterThanOrEqual(passwordStrength(start, { common, names }))
        },
      ),
    )
  })
})
