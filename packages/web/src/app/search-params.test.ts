import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

const read = (address: string) => parseSearch(address) as { readonly q?: unknown }

describe('what an address searches for', () => {
  it.each(['12e5', '37118e98', '1.50', '007', ' 5', '"a', '-0', '531', 'true'])(
    'is read as it was written: %s',
    (text) => {
      expect(String(read(`?q=${encodeURIComponent(text)}`).q)).toBe(text)
      expect(String(read(stringifySearch({ q: text })).q)).toBe(text)
    },
  )

  it('is still a choice where it is one', () => {
    expect(parseSearch(stringifySearch({ forgot: true, q: 'squat' }))).toEqual({ forgot: true, q: 'squat' })
  })
})
