import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changedFile, missedPlaces, withAgain } from './again.mjs'

const mutant = (status, line, replacement) => ({
  status,
  location: { start: { line, column: 3 }, end: { line: line + 1, column: 9 } },
  mutatorName: 'Boolean',
  replacement,
})
const reportOf = (...mutants) => ({ files: { 'gym/rack.ts': { source: 'const plates = []\n', mutants } } })

describe('the mistakes that were missed', () => {
  it('are made again where they stood, each place once, the caught ones not', () => {
    const report = reportOf(
      mutant('Killed', 1, 'true'),
      mutant('Survived', 4, 'true'),
      mutant('Survived', 4, 'false'),
      mutant('NoCoverage', 8, 'true'),
    )
    expect(missedPlaces(report)).toEqual(['gym/rack.ts:4:2-5:8', 'gym/rack.ts:8:2-9:8'])
  })

  it('stand in the first report as the second run tells them; what was caught before stays caught', () => {
    const before = reportOf(mutant('Killed', 4, 'false'), mutant('Survived', 4, 'true'), mutant('Survived', 9, 'true'))
    const after = reportOf(mutant('Killed', 4, 'true'), mutant('Survived', 4, 'false'))
    const told = withAgain(before, after).files['gym/rack.ts'].mutants
    expect(told.map(({ status }) => status)).toEqual(['Killed', 'Killed', 'Survived'])
    expect(withAgain(before, { files: {} })).toEqual(before)
  })

  it('are looked for only in files that are what they were', () => {
    const root = mkdtempSync(join(tmpdir(), 'mutants-'))
    const report = { files: { 'rack.ts': { source: 'const plates = []\n', mutants: [] } } }
    writeFileSync(join(root, 'rack.ts'), 'const plates = []\n')
    expect(changedFile(report, root)).toBeUndefined()
    writeFileSync(join(root, 'rack.ts'), '\nconst plates = []\n')
    expect(changedFile(report, root)).toBe('rack.ts')
  })
})
