import { describe, expect, it } from 'vitest'
import { facetOf, postText } from './post-text.ts'

const exercise = {
  exercise_id: 'e',
  name: 'Squat',
  name_en: null,
  muscle_group_id: 'jambes',
  muscle_ids: [],
  set_count: 3,
}

const facetsOf = (equipment: string, equipment_ids: readonly string[]) =>
  postText({
    title: 'Force',
    message: '',
    program_name: 'Force',
    username: 'ada',
    exercises: [{ ...exercise, equipment, equipment_ids }],
  }).facets

describe('the equipment that a post is found by', () => {
  it('is what the library says by its ids, whatever the words are', () => {
    const facets = facetsOf('Barre', ['dumbbell'])
    expect(facets).toContain(facetOf.equipment('dumbbell'))
    expect(facets).not.toContain(facetOf.equipment('barbell'))
  })

  it('is what a member typed, as far as the library knows the words', () => {
    const facets = facetsOf('barre, ma vieille chaise', [])
    expect(facets.filter((facet) => facet.startsWith(facetOf.equipment('')))).toEqual([facetOf.equipment('barbell')])
  })
})

it('a post is searched by no more letters than all of its texts may have, though one may become eighteen', () => {
  const said = (letter: string) => ({
    ...{ title: letter.repeat(100), message: letter.repeat(1000), program_name: letter.repeat(100), username: 'ada' },
    exercises: Array.from({ length: 50 }, () => ({
      ...exercise,
      ...{ name: letter.repeat(100), name_en: letter.repeat(100), equipment: 'barre', equipment_ids: [] },
    })),
  })
  const longest = postText(said('深')).search_text.length
  expect(longest).toBeGreaterThan(5 * 11_000)
  expect(postText(said('\ufdfa')).search_text.length).toBeLessThan(longest * 1.1)
})
