import { expect, it } from 'vitest'
import { numberReader } from './number-column.ts'

const column = (...fields: readonly string[]) => fields.map(numberReader(fields))

it('a column has one decimal sign, which one of its fields proves', () => {
  expect(column('1.234', '12,5')).toEqual([1234, 12.5])
  expect(column('1,234', '12.5')).toEqual([1234, 12.5])
  expect(column('1.234')).toEqual([1.234])
  expect(column('62,5', '60')).toEqual([62.5, 60])
})

it('the sign of a column is that of most fields that prove one; a whole number proves none', () => {
  expect(column('12,5', '60', '80', '1.234')).toEqual([12.5, 60, 80, 1234])
  expect(column('12.5', '60', '80', '1,234')).toEqual([12.5, 60, 80, 1234])
  expect(column('12,5', '7.5', '2,5', '1.234')).toEqual([12.5, 7.5, 2.5, 1234])
  expect(column('12,5', '7.5', '1.5', '1,234')).toEqual([12.5, 7.5, 1.5, 1234])
})

it('where no sign is proved more often, each field tells its own', () => {
  expect(column('12,5', '12.5', '1.234', '1,234')).toEqual([12.5, 12.5, 1.234, 1.234])
})

it('the last of two signs is the decimal one', () => {
  expect(column('1.234,5', '1,234.5')).toEqual([1234.5, 1234.5])
})

it('spaces and apostrophes part thousands', () => {
  expect(column('1 234,5', '1\u202F234,5', '1\u00A0234,5', "1'234,5")).toEqual([1234.5, 1234.5, 1234.5, 1234.5])
})

it('what says nothing is nothing', () => {
  expect(column('', '-', '–', 'null', ' ')).toEqual([null, null, null, null, null])
})

it('what is no number is none', () => {
  expect(column('abc', '1e9', 'NaN', 'Infinity', '1.2.3', '0x10', '--1', '1,2,3.4.5')).toEqual(
    Array.from({ length: 8 }, () => 'bad'),
  )
  expect(column('-5', '+5', '1e6', '1e-6', '1e7', '1e-7')).toEqual([-5, 5, 1_000_000, 0.000_001, 'bad', 'bad'])
})

it('what is longer than any number of a file is none, however it ends', () => {
  const digits = (count: number) => '1'.repeat(count)
  expect(column(digits(41), `0.${digits(39)}`, `${digits(50_000)}x`)).toEqual(['bad', 'bad', 'bad'])
  expect(column(`0.${digits(38)}`)).toEqual([Number(`0.${digits(38)}`)])
})
