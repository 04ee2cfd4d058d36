import { describe, expect, it } from 'vitest'
import { checkClock, readingsIn } from './clock.mjs'

const readings = (text) => readingsIn('packages/domain/src/made-up.ts', text)

describe('the domain', () => {
  it.each([
    'const now = Date.now()',
    "const now = Date['now']()",
    'const now = new Date()',
    'const now = new Date',
    'const now = new Date(...[])',
    'const now = Date()',
    'const { now } = Date',
    'const now = globalThis.Date.now()',
    'const now = performance.now()',
    'const now = Temporal.Now.instant()',
    'const now = (Date as { now(): number }).now()',
  ])('may not read the clock: %s', (text) => {
    expect(readings(text)).toHaveLength(1)
  })

  it.each([
    'const luck = Math.random()',
    "const luck = Math['random']()",
    'const { random } = Math',
    'const luck = [1].map(Math.random)',
    'const luck = crypto.getRandomValues(new Uint8Array(10))',
  ])('may not draw at random: %s', (text) => {
    expect(readings(text)).toHaveLength(1)
  })

  it.each([
    'const ms = Date.UTC(2026, 10, 22)',
    'const ms = Date.parse(entry.completed_at)',
    'const date = new Date(ms).getUTCDay()',
    'const floor = Math.floor(1.5)',
    'const date = (started: Date) => started.getTime()',
    'const rest = { Date: 1, crypto: 2 }.Date',
    'const uuid = (ms: number, random: Uint8Array) => [ms, random]',
  ])('may calculate: %s', (text) => {
    expect(readings(text)).toEqual([])
  })

  it('says where and what', () => {
    expect(readings('const a = 1\nconst b = Math.random()')).toEqual([
      '2 draws at random: randomness is an argument in the domain',
    ])
  })

  it('takes time and randomness as arguments today', () => {
    expect(checkClock().problems).toEqual([])
  })
})
