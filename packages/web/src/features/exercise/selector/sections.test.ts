import { describe, expect, it } from 'vitest'
import { firstRows, sectionsOf } from './sections.ts'

const lift = (id: string, creator_id: string | null = null) => ({ id, creator_id })
const library = ['abduction-à-la-machine', 'développé-couché', 'face-pull', 'squat-à-la-barre', 'z-press'].map((slug) =>
  lift(`predefined-${slug}`),
)
const own = lift('custom-mine', 'me')
const told = (recent: readonly string[]) =>
  sectionsOf([...library, own], recent).map(({ title, items }) => [
    title,
    ...items.map(({ id }) => id.replace('predefined-', '')),
  ])

describe('the list before anything is searched', () => {
  it('has what one did last first, then what gyms are full of by use, then the rest by alphabet, each once', () => {
    expect(told(['predefined-z-press', 'predefined-développé-couché', 'gone'])).toEqual([
      ['recent', 'z-press', 'développé-couché'],
      ['common', 'squat-à-la-barre'],
      ['alphabet', 'abduction-à-la-machine', 'face-pull', 'custom-mine'],
    ])
  })

  it('has no title without anything under it', () => {
    expect(told([]).map(([title]) => title)).toEqual(['common', 'alphabet'])
    expect(sectionsOf([own], [])).toEqual([{ title: 'alphabet', items: [own] }])
  })

  it('is drawn as far as it is seen', () => {
    const sections = sectionsOf(library, ['predefined-z-press'])
    const drawn = (count: number) => firstRows(sections, count).map(({ items }) => items.length)
    expect([drawn(0), drawn(1), drawn(2), drawn(9)]).toEqual([[], [1], [1, 1], [1, 2, 2]])
  })
})
