import { describe, expect, it } from 'vitest'
import { hasTest, namedTests, placedNames } from './documents.mjs'

describe('a test that a document names', () => {
  it('is read with its path and its whole title', () => {
    const row =
      '| six characters | `domain/src/a.test.ts :: "is "short""`<br>`e2e/src/b.spec.ts :: "c, d"`<br>`web/src/e.test.tsx :: "f"` |'
    expect(namedTests(row)).toEqual([
      { path: 'domain/src/a.test.ts', title: 'is "short"' },
      { path: 'e2e/src/b.spec.ts', title: 'c, d' },
      { path: 'web/src/e.test.tsx', title: 'f' },
    ])
  })

  it('exists only with its whole title, or with all that stands before a value', () => {
    const file = "it('is short', run)\ntest(`is long: " + '$' + '{what}`, run)'
    expect(hasTest(file, 'is short')).toBe(true)
    expect(hasTest(file, 'is shor')).toBe(false)
    expect(hasTest(file, 'is long: ')).toBe(true)
    expect(hasTest(file, 'is gone')).toBe(false)
  })
})

describe('a name that a guide places in a file', () => {
  it('is read with the file: of a path of names the last one', () => {
    const text =
      'the field in `schemas.own` (`contract/src/event.ts`; optional) and `toldOf` (`people.ts`), not `alone`'
    expect(placedNames(text)).toEqual([
      { name: 'own', path: 'contract/src/event.ts' },
      { name: 'toldOf', path: 'people.ts' },
    ])
  })
})
