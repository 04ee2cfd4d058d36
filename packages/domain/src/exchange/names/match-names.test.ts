import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import importNames from '../../data/exchange/import-names.json' with { type: 'json' }
import openNames from '../../data/exchange/open-names.json' with { type: 'json' }
import { placeOfUse } from '../../exercise/common-lifts.ts'
import { fold } from '../../words/fold.ts'
import { nameMatcher } from './match-names.ts'
import type { NamedLift } from './name-match.ts'

const folder = new URL('../../data/exercises/', import.meta.url)

type Row = {
  readonly id: string
  readonly name: { readonly fr: string; readonly en: string }
  readonly aliases: { readonly fr: readonly string[]; readonly en: readonly string[] }
  readonly equipment: readonly string[]
}

const library: readonly NamedLift[] = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Row[]).map((row) => ({
    id: row.id,
    name: row.name.fr,
    name_en: row.name.en,
    aliases: [...row.aliases.fr, ...row.aliases.en],
    equipment_ids: row.equipment,
    use: placeOfUse(row.id),
  })),
)

const match = nameMatcher(library, new Map())
const sure = (id: string) => ({ certainty: 'sure', id: `predefined-${id}` })
const facts = Object.entries(importNames).flatMap(([id, names]) => names.map((name) => [name, id] as const))

describe('the table of names of other apps', () => {
  it('has each name once, and at least four hundred of them', () => {
    expect(facts.length).toBeGreaterThan(400)
    expect(new Set(facts.map(([name]) => fold(name))).size).toBe(facts.length)
  })

  it('names lifts of the library only, and none otherwise than the library does', () => {
    const wrong = facts.filter(([name, id]) => {
      const found = match(name)
      return found.certainty !== 'sure' || found.id !== id
    })
    expect(wrong.map(([name, id]) => [name, id, match(name)])).toEqual([])
    const ids = new Set(library.map(({ id }) => id))
    expect(
      Object.values(openNames)
        .flat()
        .filter((id) => !ids.has(id)),
    ).toEqual([])
  })
})

describe('a name of a file', () => {
  it('is sure where it is written as in the library, in the table, or with its words in another order', () => {
    expect(match('Bench Press (Barbell)')).toEqual(sure('développé-couché'))
    expect(match('BENCH PRESS  (barbell)')).toEqual(sure('développé-couché'))
    expect(match('Développé couché')).toEqual(sure('développé-couché'))
    expect(match('Bench Press')).toEqual(sure('développé-couché'))
    expect(match('Dumbbell Hammer Curls')).toEqual(sure('curl-marteau'))
    expect(match('Élévation latérale (haltère)')).toEqual(sure('élévations-latérales-aux-haltères'))
    expect(match('Curl biceps à la barre')).toEqual(sure('curl-à-la-barre'))
    expect(match('Curl, Preacher (Dumbbell)')).toEqual(sure('curl-au-pupitre-à-l’haltère'))
  })

  it('is asked where several lifts bear it, or where its equipment is another one', () => {
    const fly = match('Chest Fly')
    expect(fly.certainty === 'to-check' && fly.ids).toHaveLength(3)
    for (const name of [
      'Preacher Curl (Cable)',
      'Press (Dumbbell)',
      'Pull Up (Wide Grip)',
      'Running',
      'Squat (Machine)',
    ]) {
      expect(match(name).certainty, name).toBe('to-check')
    }
  })

  it('in another language is asked, with the lift that is meant first', () => {
    const first = (name: string) => {
      const found = match(name)
      return found.certainty === 'to-check' ? found.ids[0] : found
    }
    expect(first('Kreuzheben (Langhantel)')).toBe('predefined-soulevé-de-terre')
    expect(first('Supino reto com barra')).toBe('predefined-développé-couché')
    expect(first('Sentadilla con barra')).toBe('predefined-squat-à-la-barre')
    expect(first('Peso muerto rumano (mancuerna)')).toBe('predefined-soulevé-de-terre-roumain-aux-haltères')
    expect(first('Panca piana con bilanciere')).toBe('predefined-développé-couché')
    expect(first('Bankdrukken (halterstang)')).toBe('predefined-développé-couché')
    expect(first('Schrägbankdrücken (Kurzhantel)')).toBe('predefined-développé-incliné-aux-haltères')
    expect(first('Rosca direta com barra')).toBe('predefined-curl-à-la-barre')
    expect(first('Jalón al pecho (polea)')).toBe('predefined-tirage-vertical-à-la-poulie')
    expect(first('Agachamento livre com barra')).toBe('predefined-squat-à-la-barre')
    expect(first('Klimmzüge')).toBe('predefined-traction-en-pronation')
    expect(first('Remada curvada com barra')).toBe('predefined-rowing-à-la-barre')
    expect(first('Alzate laterali con manubri')).toBe('predefined-élévations-latérales-aux-haltères')
  })

  it('is not found where nothing of the library bears it', () => {
    expect(match('Zercher Carry')).toEqual({ certainty: 'not-found' })
    expect(match('')).toEqual({ certainty: 'not-found' })
    expect(match('__proto__').certainty).not.toBe('sure')
    expect(match('constructor')).toEqual({ certainty: 'not-found' })
  })

  it('is what the person chose for it before', () => {
    const own = nameMatcher(
      library,
      new Map([
        [fold('Chest Fly'), 'predefined-pec-deck'],
        [fold('Xyzzyx'), 'predefined-none'],
      ]),
    )
    expect(own('chest fly')).toEqual(sure('pec-deck'))
    expect(own('Xyzzyx')).toEqual({ certainty: 'not-found' })
  })

  it('with a typing error is asked', () => {
    expect(match('Romainian Deadlift')).toMatchObject({ certainty: 'to-check' })
  })
})
