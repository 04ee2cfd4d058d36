import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import muscleGroups from '../data/muscles.json' with { type: 'json' }
import { search } from './search.ts'
import examples from './search-examples.json' with { type: 'json' }
import { buildIndex } from './search-index.ts'

type Texts<T> = { readonly fr: T; readonly en: T }

type Entry = { readonly name: Texts<string>; readonly aliases: Texts<readonly string[]>; readonly group: string }

const folder = new URL('../data/exercises/', import.meta.url)
const entries = readdirSync(folder).flatMap<Entry>((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
const groupNames = new Map(muscleGroups.map(({ id, name }) => [id, name]))

const index = buildIndex(
  entries.map(({ name, aliases, group }) => ({
    name: name.fr,
    name_en: name.en,
    aliases: [...aliases.fr, ...aliases.en],
    muscle_group: groupNames.get(group)?.fr,
    muscle_group_en: groupNames.get(group)?.en,
  })),
)

describe.each(['fr', 'en'] as const)('the whole library searched in %s', (lang) => {
  it.each(Object.entries(examples[lang]))('finds for "%s" first: %s', (query, expected) => {
    const [first] = search(index, query, { lang })
    expect(lang === 'fr' ? first?.name : first?.name_en).toBe(expected)
  })
})
