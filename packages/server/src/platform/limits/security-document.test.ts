import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Limit, publishedLimits } from './limits.ts'

const root = new URL('../../../../../', import.meta.url)
const document = readFileSync(new URL('docs/security.md', root), 'utf8')

const spans: Readonly<Record<number, string>> = { 60: 'a minute', 900: '15 minutes', 3600: 'an hour' }
const words = ({ calls, seconds }: Limit) => `${calls} in ${spans[seconds]}`

describe('docs/security.md', () => {
  it.each(Object.entries(publishedLimits))('publishes the limits of %s', (rate, { shared, address, account }) => {
    const counted = shared ? 'all servers together' : 'each server for itself'
    expect(document).toContain(`| \`${rate}\` | ${words(address)} | ${words(account)} | ${counted} |`)
  })

  it('names as its proofs only tests that exist', () => {
    const proofs = [...document.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`: “([^”]+)”/g)]
    expect(proofs.length).toBeGreaterThan(30)
    const dead = proofs.filter(([, file = '', title = '']) => {
      const path = fileURLToPath(new URL(`packages/${file}`, root))
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
    })
    expect(dead.map(([proof]) => proof)).toEqual([])
  })
})
