import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import equipment from '../data/equipment.json' with { type: 'json' }
import muscleGroups from '../data/muscles.json' with { type: 'json' }
import { everydayNamesOf } from '../muscle/everyday-names.ts'
import { fold } from '../words/fold.ts'
import { placeOfUse } from './common-lifts.ts'
import { search } from './search.ts'
import examples from './search-examples.json' with { type: 'json' }
import { buildIndex } from './search-index.ts'

type Texts<T> = { readonly fr: T; readonly en: T }

type Entry = {
  readonly id: string
  readonly name: Texts<string>
  readonly aliases: Texts<readonly string[]>
  readonly equipment: readonly string[]
  readonly group: string
  readonly muscles: { readonly prime: readonly string[] }
}

const folder = new URL('../data/exercises/', import.meta.url)
const entries = readdirSync(folder).flatMap<Entry>((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
const named = new Map([...equipment, ...muscleGroups].map(({ id, name }) => [id, name]))
const muscles = new Map(muscleGroups.flatMap((group) => group.muscles.map((muscle) => [muscle.id, muscle.name])))

/** What the main group and the muscles that do the work are called. */
const called = ({ group, muscles: { prime } }: Entry): string[] => [
  ...prime.flatMap((id) => Object.values(muscles.get(id) ?? {})),
  ...everydayNamesOf([group, ...prime]),
]

const index = buildIndex(
  entries.map((entry) => ({
    name: entry.name.fr,
    name_en: entry.name.en,
    aliases: [...entry.aliases.fr, ...entry.aliases.en],
    equipment: entry.equipment.map((id) => named.get(id)?.fr).join(', '),
    equipment_en: entry.equipment.map((id) => named.get(id)?.en).join(', '),
    muscle_group: named.get(entry.group)?.fr,
    muscle_group_en: named.get(entry.group)?.en,
    muscles: called(entry),
    use: placeOfUse(entry.id),
  })),
)

describe.each(['fr', 'en'] as const)('the whole library searched in %s', (lang) => {
  it.each(Object.entries(examples[lang]))('finds for "%s" first: %s', (query, expected) => {
    const [first] = search(index, query, { lang })
    expect(lang === 'fr' ? first?.name : first?.name_en).toBe(expected)
  })
})

it('is searched for by at least a hundred words that no file has as a name', () => {
  const names = new Set(
    entries.flatMap(({ name, aliases }) => [...Object.values(name), ...Object.values(aliases).flat()]),
  )
  const known = new Set([...names].map(fold))
  const queries = [...Object.keys(examples.fr), ...Object.keys(examples.en)]
  expect(queries.length).toBeGreaterThanOrEqual(200)
  expect(queries.filter((query) => !known.has(fold(query))).length).toBeGreaterThanOrEqual(100)
})

it.each(['zzzz', 'aaaa', 'xxxxxx', 'zzaazz', 'natation', 'swimming', 'asdfgh', 'qwerty', 'lorem'])(
  'the whole library has nothing called "%s"',
  (nonsense) => {
    expect(search(index, nonsense).map(({ name }) => name)).toEqual([])
  },
)
