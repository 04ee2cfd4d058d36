import { expect, it } from 'vitest'
import { changedParts } from './changed-parts.ts'

it('names what has another version than the last time', () => {
  const before: Record<string, string | null> = { programs: '1', exercises: null, history: '7' }
  expect(changedParts(before, { programs: '2', exercises: null, history: '7' })).toEqual(['programs'])
  expect(changedParts(before, { programs: '1', exercises: '1', history: '8' })).toEqual(['exercises', 'history'])
  expect(changedParts(before, before)).toEqual([])
})

it('names all that exists at the first time', () => {
  expect(changedParts(undefined, { programs: '2', exercises: null })).toEqual(['programs'])
})
