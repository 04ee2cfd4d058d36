import { expect, it } from 'vitest'
import { communitySearch, countFilters } from './community-url.ts'

it('reads what is looked for, in which order, and which post is open', () => {
  const search = { q: 'squat', sort: 'rated', group: 'dos', equipment: 'barbell', length: 'short', post: 'p1' }
  expect(communitySearch(search)).toEqual(search)
})

it.each([531, true, false])('takes what the router read as something else for words: %s', (read) => {
  expect(communitySearch({ q: read }).q).toBe(String(read))
})

it('leaves out what nobody can have chosen, and the order that stands anyway', () => {
  const nonsense = { q: '  ', sort: 'newest', group: ['a'], equipment: {}, length: 'endless', post: '' }
  expect(Object.values(communitySearch(nonsense)).every((part) => part === undefined)).toBe(true)
  expect(communitySearch({ sort: 'worst' }).sort).toBeUndefined()
  expect(communitySearch({ q: 'a'.repeat(900) }).q).toHaveLength(500)
})

it('counts the filters that are set, words and order apart', () => {
  expect(countFilters({ q: 'squat', sort: 'rated' })).toBe(0)
  expect(countFilters({ group: 'dos', length: 'long' })).toBe(2)
})
