import { expect, it } from 'vitest'
import { legDay } from '../test-kit/programs.ts'
import { duplicateProgram } from './duplicate.ts'

const mine = {
  id: '0199d1c0-0000-7000-8000-000000000012',
  user_id: '0199d1c0-0000-7000-8000-000000000013',
  suffix: ' (copie)',
}

it('has the same exercises under another id, name and owner', () => {
  const copy = duplicateProgram(legDay, mine)
  expect(copy).toMatchObject({ id: mine.id, user_id: mine.user_id, name: 'Jambes du jeudi (copie)', version: 1 })
  expect(copy.exercises).toEqual(legDay.exercises)
  expect(copy.description).toBe(legDay.description)
})

it('is neither published nor predefined, and follows no original', () => {
  const copy = duplicateProgram({ ...legDay, is_predefined: true, user_id: null, copied_from_program_id: 'x' }, mine)
  expect(copy).toMatchObject({ is_public: false, is_predefined: false, copied_from_program_id: null, name_en: null })
})

it('is no day of the series that its original is a day of', () => {
  const series = { id: 'split', name: 'Split', name_en: null, day: 1, of: 2, times: 1 }
  expect(duplicateProgram({ ...legDay, series }, mine)).not.toHaveProperty('series')
})

it('is a copy where the program is one, also when its original is gone or a device from before tells only that', () => {
  const isCopied = (program: Parameters<typeof duplicateProgram>[0]) => duplicateProgram(program, mine).is_copy
  expect(isCopied(legDay)).toBe(false)
  expect(isCopied({ ...legDay, is_copy: true })).toBe(true)
  expect(isCopied({ ...legDay, copied_from_program_id: 'x' })).toBe(true)
})

it('keeps within the length of a name, without cutting a character in two', () => {
  const name = (text: string) => duplicateProgram({ ...legDay, name: text }, mine).name
  expect(name('a'.repeat(100))).toBe(`${'a'.repeat(92)} (copie)`)
  expect(name(`${'a'.repeat(91)} b${'c'.repeat(7)}`)).toBe(`${'a'.repeat(91)} (copie)`)
  expect(name(`${'a'.repeat(91)}💪💪${'c'.repeat(7)}`)).toBe(`${'a'.repeat(91)}💪 (copie)`)
  expect(name('a'.repeat(92))).toHaveLength(100)
})
