import { expect, it } from 'vitest'
import { programBounds } from './bounds.ts'
import { distinctName } from './distinct-name.ts'

it('is the name itself where no other program has it', () => {
  expect(distinctName('Séance libre', [])).toBe('Séance libre')
  expect(distinctName('Séance libre', ['Jambes', 'Séance libre 2'])).toBe('Séance libre')
})

it('has the first number that is free behind it where another program has it', () => {
  expect(distinctName('Séance libre', ['Séance libre'])).toBe('Séance libre 2')
  expect(distinctName('Séance libre', ['Séance libre 2', 'Jambes', 'Séance libre'])).toBe('Séance libre 3')
})

it('is no longer than a name may be', () => {
  const longest = 'é'.repeat(programBounds.name.max)
  expect(distinctName(longest, [longest])).toBe(`${'é'.repeat(programBounds.name.max - 2)} 2`)
})
