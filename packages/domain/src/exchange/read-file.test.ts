import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../test-kit/files.ts'

const folder = new URL('./fixtures/', import.meta.url)

const fixtures = readdirSync(folder, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => /\.(?:csv|json|xml|txt)$/u.test(name) && !name.endsWith('.expected.json'))
  .toSorted()

describe('an export of another app is read exactly', () => {
  it.each(fixtures)('%s', async (name) => {
    const answer = await readBytes(readFileSync(new URL(name, folder)))
    const expected = readFileSync(new URL(name.replace(/\.[a-z]+$/u, '.expected.json'), folder), 'utf8')
    expect(answer).toEqual(JSON.parse(expected))
  })
})
