import { readFileSync } from 'node:fs'
import { smallBody } from '@fonte/contract/route'
import { describe, expect, it } from 'vitest'
import { arrivalBounds } from '../guard/arrivals.ts'
import { connectionsPerAddress } from '../guard/connections.ts'
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

  it('publishes what bounds those who are not signed in', () => {
    expect(document).toContain(`- ${smallBody / 1024} kB a body`)
    const { perAddress, longest } = arrivalBounds
    expect(document).toContain(`- ${perAddress} bodies on their way from one address, ${longest / 1000} s each`)
    expect(document).toContain(`- ${connectionsPerAddress} connections of one address`)
  })
})
