import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 o', '0 B'],
  [999, '999 o', '999 B'],
  [8_440_000, '8,4 Mo', '8.4 MB'],
  [12_300_000_000, '12 Go', '12 GB'],
  [5_000_000_000_000_000, '5 000 To', '5,000 TB'],
])('writes %d bytes as %s in French and %s in English', (bytes, french, english) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect([plain(formatBytes('fr', bytes)), plain(formatBytes('en', bytes))]).toEqual([french, english])
})
