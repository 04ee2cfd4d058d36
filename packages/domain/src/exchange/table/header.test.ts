import { expect, it } from 'vitest'
import { readColumns } from './header.ts'

const column = (text: string) => readColumns([text])[0]

it('a column has the unit that stands in parentheses at its end, with or without spaces', () => {
  for (const text of ['Weight (kg)', 'Weight(kg)', ' Weight  ( KG ) ', 'WEIGHT (kg)\n']) {
    expect(column(text)).toMatchObject({ name: 'weight', unit: 'kg' })
  }
  expect(column('Weight (total) (lbs)')).toMatchObject({ name: 'weighttotal', unit: 'lbs' })
  expect(column('Distance\n(km)')).toMatchObject({ name: 'distance', unit: 'km' })
})

it('what does not end in parentheses, or is nothing else, is a name alone', () => {
  expect(column('Weight (kg) total')).toMatchObject({ name: 'weightkgtotal', unit: '' })
  expect(column('Weight (kg)s')).toMatchObject({ name: 'weightkgs', unit: '' })
  expect(column('(kg)')).toMatchObject({ name: 'kg', unit: '' })
  expect(column('Weight ()')).toMatchObject({ name: 'weight', unit: '' })
})

it('names are compared without accents, spaces and signs, and shown as they are written', () => {
  expect(readColumns([' Set Order ', 'set_order', 'Durée'])).toEqual([
    { text: 'Set Order', name: 'setorder', unit: '' },
    { text: 'set_order', name: 'setorder', unit: '' },
    { text: 'Durée', name: 'duree', unit: '' },
  ])
})
