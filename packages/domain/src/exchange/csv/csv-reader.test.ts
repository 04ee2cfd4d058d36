import { describe, expect, it } from 'vitest'
import { fc } from '../../test-kit/properties.ts'
import { type CsvFault, CsvReader, type CsvRow } from './csv-reader.ts'

function read(text: string, pieceLength = 1_000_000, separator = ',') {
  const rows: CsvRow[] = []
  const faults: CsvFault[] = []
  const reader = new CsvReader(separator, { row: (row) => rows.push(row) > 0, fault: (fault) => faults.push(fault) })
  for (let at = 0; at < text.length; at += pieceLength) reader.push(text.slice(at, at + pieceLength))
  reader.end()
  return { rows, faults }
}

const fieldsOf = (text: string) => read(text).rows.map(({ fields }) => fields)

describe('a CSV file', () => {
  it('ends its lines in any of three ways', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(read(['a,b', '1,2', ''].join(end)).rows).toEqual([
        { line: 1, fields: ['a', 'b'] },
        { line: 2, fields: ['1', '2'] },
      ])
    }
  })

  it('has quotes within quotes, and quotes that are text', () => {
    expect(fieldsOf('"a ""b""",c"d,"",e\n')).toEqual([['a "b"', 'c"d', '', 'e']])
  })

  it('has line breaks within quotes, and counts physical lines', () => {
    expect(read('a\n"b\r\nc"\n\n\nd').rows.map(({ line }) => line)).toEqual([1, 2, 6])
  })

  it('is read alike however it is cut', () => {
    const piece = fc.constantFrom('a', '"', '""', ',', '\n', '\r\n', '\r', '"x,y"', 'é', '7.5')
    const property = fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (pieces, length) => {
        const text = pieces.join('')
        expect(read(text, length)).toEqual(read(text))
      },
    )
    fc.assert(property, { seed: 14, numRuns: 500 })
  })

  it('loses the line on which a quote is never closed, and nothing after it', () => {
    const { rows, faults } = read('a,b\n1,"2\n3,4\n')
    expect(faults).toEqual([{ line: 2, what: 'open-quote', value: '"2' }])
    expect(rows.map(({ fields }) => fields)).toEqual([
      ['a', 'b'],
      ['3', '4'],
    ])
  })

  it('is given up where quotes stay open again and again', () => {
    expect(read('"a\n'.repeat(41)).faults.length).toBeLessThanOrEqual(20)
  })

  it('has no record of a million columns, and no field of more than 64 kB', () => {
    const { rows, faults } = read(`a,b\n${','.repeat(1_000_000)}\n${'x'.repeat(70_000)},1\n2,3\n`, 65_536)
    expect(faults.map(({ what, line }) => [what, line])).toEqual([
      ['extra-column', 2],
      ['field-too-long', 3],
    ])
    expect(rows.at(-1)?.fields).toEqual(['2', '3'])
  })

  it('goes on after a line of many megabytes', () => {
    const { rows, faults } = read(`a\n${'x'.repeat(5_000_000)}\nb`, 65_536)
    expect(faults).toEqual([{ line: 2, what: 'field-too-long', value: 'x'.repeat(80) }])
    expect(read(`ab\n${'x'.repeat(5_000_000)}`, 4_000_000).faults).toEqual(faults)
    expect(rows.map(({ line, fields }) => [line, fields[0]])).toEqual([
      [1, 'a'],
      [3, 'b'],
    ])
  })
})
