import { expect, it } from 'vitest'
import { areFolders, folderBounds, withProgramIn } from './folders.ts'

const folders = [
  { name: 'Force', programs: ['a', 'b'] },
  { name: 'Vacances', programs: [] },
]

it('folders have names that differ, and a program stands in one of them', () => {
  expect(areFolders(folders)).toBe(true)
  expect(areFolders([...folders, { name: 'force', programs: [] }])).toBe(false)
  expect(areFolders([...folders, { name: 'Été', programs: ['b'] }])).toBe(false)
  const many = Array.from({ length: folderBounds.programs + 1 }, (_, index) => String(index))
  expect([
    areFolders([{ name: 'Tout', programs: many }]),
    areFolders([{ name: 'Tout', programs: many.slice(1) }]),
  ]).toEqual([false, true])
})

it('a program moves from one folder to another, and out of all', () => {
  expect(withProgramIn(folders, 'a', 'Vacances')).toEqual([
    { name: 'Force', programs: ['b'] },
    { name: 'Vacances', programs: ['a'] },
  ])
  expect(withProgramIn(folders, 'a', null)[0]).toEqual({ name: 'Force', programs: ['b'] })
})
