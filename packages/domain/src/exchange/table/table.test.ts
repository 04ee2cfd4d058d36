import { expect, it } from 'vitest'
import { readColumns } from './header.ts'
import { columnOf } from './table.ts'

const columns = readColumns(['Exercise Name', 'Weight (lb)', 'Weight (kg)'])
const row = { line: 2, fields: [' Squat ', '220', '100 '] }

it('a column is read without the spaces around it', () => {
  expect(columnOf({ columns, rows: [row] }, [columns[0]?.name ?? '']).at(row)).toBe('Squat')
})

it('of two columns of a name that of the wanted unit is taken', () => {
  const weight = columns[1]?.name ?? ''
  const read = (units?: readonly string[]) => columnOf({ columns, rows: [row] }, [weight], units)
  expect([read().at(row), read([columns[2]?.unit ?? '']).at(row)]).toEqual(['220', '100'])
})

it('a column that the table has not is empty in each row', () => {
  const { at, index, unit, name } = columnOf({ columns, rows: [row] }, ['RPE'])
  expect([at(row), index, unit, name]).toEqual(['', -1, '', ''])
})
