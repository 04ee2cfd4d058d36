import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AddressLimit, type Limit, publishedLimits } from './limits.ts'

const document = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8')

const spans: Readonly<Record<number, string>> = { 60: 'a minute', 900: '15 minutes', 3600: 'an hour' }
const words = ({ calls, seconds }: Limit) => `${calls} in ${spans[seconds]}`
const addressWords = (limit: AddressLimit | null) => {
  if (!limit) return '–'
  return limit.counts === 'failures' ? words(limit).replace(' in', ' failures in') : words(limit)
}

describe('docs/security.md', () => {
  it.each(Object.entries(publishedLimits))('publishes the limits of %s', (rate, { shared, address, account }) => {
    const counted = shared ? 'all servers together' : 'each server for itself'
    expect(document).toContain(`| \`${rate}\` | ${addressWords(address)} | ${words(account)} | ${counted} |`)
  })
})
