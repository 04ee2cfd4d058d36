import { expect, it } from 'vitest'
import { readingOf, readText } from '../../test-kit/files.ts'

const header =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes'
const row = '2019-02-11 18:04:09;Jambes;Squat;1;80;kg;10;;;0;;'

it('columns that nobody knows are named, fifty at most, each by its first 80 characters, and none without a name', async () => {
  const own = ['', 'x'.repeat(100), ...Array.from({ length: 60 }, (_, index) => `Mien ${index}`)]
  const { ignoredColumns } = await readingOf(`${[header, ...own].join(';')}\n${row}${';'.repeat(own.length)}\n`)
  expect(ignoredColumns).toHaveLength(50)
  expect(ignoredColumns.slice(0, 3)).toEqual(['x'.repeat(80), 'Mien 0', 'Mien 1'])
})

it('a quote that is never closed costs its own line alone, however the file arrives in pieces', async () => {
  const open = '2019-02-11 18:04:09;Jambes;"Presse;2;80;kg;10;;;0;;'
  const text = [header, row, open, ...Array.from({ length: 80 }, () => row), ''].join('\r\n')
  const whole = await readText(text)
  expect(whole).toMatchObject({ reading: { problems: [{ line: 3, what: 'open-quote' }] } })
  for (const length of [1, 2, 3, 7, 54, 55, 56, 57, 110, 500]) expect(await readText(text, length)).toEqual(whole)
})
