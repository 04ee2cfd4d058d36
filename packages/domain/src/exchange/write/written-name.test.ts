import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameMatcher } from '../names/match-names.ts'
import type { NamedLift } from '../names/name-match.ts'
import { writtenName } from './written-name.ts'

const folder = new URL('../../data/exercises/', import.meta.url)

type Row = {
  readonly id: string
  readonly name: { readonly fr: string; readonly en: string }
  readonly equipment: readonly string[]
}

const library: readonly NamedLift[] = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Row[]).map(({ id, name, equipment }) => ({
    ...{ id, name: name.fr, name_en: name.en, equipment_ids: equipment },
  })),
)

describe('the name that an exercise has in a file for another app', () => {
  it('is the one by which other apps know it, else its English one', () => {
    expect(writtenName('predefined-développé-couché', 'Bench press', {})).toBe('Bench Press (Barbell)')
    expect(writtenName('custom-x', 'Traîneau', {})).toBe('Traîneau')
  })

  it('is that of the assisted variant for an assisted set, marked once', () => {
    expect(writtenName('custom-x', 'Dips', { assist: 20 })).toBe('Dips (Assisted)')
    expect(writtenName('custom-x', 'Dips (Assisted)', { assist: 20 })).toBe('Dips (Assisted)')
  })

  it('is understood again as the same exercise of the library', () => {
    const match = nameMatcher(library, new Map())
    const lost = library.filter(({ id, name_en }) => {
      const found = match(writtenName(id, name_en ?? '', {}))
      return found.certainty !== 'sure' || found.id !== id
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  })
})
