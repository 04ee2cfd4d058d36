import { weeklySets } from '@fonte/domain/program/series/weekly-sets'
import { describe, expect, it } from 'vitest'
import { toRows } from './library-rows.ts'
import { readLibrary } from './read-library.ts'

const library = readLibrary()
const { exercises, programs } = library
const { programs: rows } = toRows(library)

/** Working sets a week for a main group, by level of training: docs/content.md, "Sets a week". */
const ranges = { beginner: [4, 12], intermediate: [8, 16] } as const

interface Week {
  /** The series in the files. */
  readonly series: string
  /** How often each day comes, where it is not as the files say. */
  readonly times?: number
  readonly level: keyof typeof ranges
  /** The main groups that the program names as its aim. */
  readonly aims: readonly string[]
}

const wholeBody = ['quadriceps', 'pectoraux', 'dos', 'ischio-jambiers', 'epaules']

const weeks: Readonly<Record<string, Week>> = {
  'Full body débutant': { series: 'full-body-debutant', level: 'beginner', aims: wholeBody },
  'Premières séances sur machines': {
    series: 'premieres-seances-machines',
    level: 'beginner',
    aims: [...wholeBody, 'abdominaux'],
  },
  'Reprise après une pause': { series: 'reprise-apres-une-pause', level: 'beginner', aims: wholeBody },
  'Après 50 ans': { series: 'apres-50-ans', level: 'beginner', aims: ['quadriceps', 'pectoraux', 'dos', 'mollets'] },
  'Poids du corps': {
    series: 'poids-du-corps',
    level: 'beginner',
    aims: ['quadriceps', 'pectoraux', 'dos', 'fessiers', 'abdominaux'],
  },
  'Haltères à la maison': { series: 'halteres-a-la-maison', level: 'beginner', aims: wholeBody },
  'Prise de muscle aux haltères': { series: 'prise-de-muscle-aux-halteres', level: 'beginner', aims: wholeBody },
  'Force aux haltères': { series: 'force-aux-halteres', level: 'beginner', aims: wholeBody },
  'Force au poids du corps': {
    series: 'force-au-poids-du-corps',
    level: 'beginner',
    aims: [...wholeBody, 'fessiers'],
  },
  'Haut/bas aux haltères': {
    series: 'haut-bas-aux-halteres',
    level: 'intermediate',
    aims: [...wholeBody, 'mollets'],
  },
  'Haut/bas sans matériel': {
    series: 'haut-bas-sans-materiel',
    level: 'intermediate',
    aims: ['quadriceps', 'pectoraux', 'dos', 'ischio-jambiers', 'fessiers', 'mollets'],
  },
  'Cardio et gainage': { series: 'cardio-et-gainage', level: 'intermediate', aims: ['abdominaux'] },
  'Première traction': { series: 'premiere-traction', level: 'beginner', aims: ['dos'] },
  'Voyage sans matériel': {
    series: 'voyage-sans-materiel',
    level: 'intermediate',
    aims: ['pectoraux', 'quadriceps', 'fessiers'],
  },
  'Full body intermédiaire': { series: 'full-body-intermediaire', level: 'intermediate', aims: wholeBody },
  'Haut/bas': { series: 'haut-bas', level: 'intermediate', aims: wholeBody },
  'Push/pull/legs': {
    series: 'push-pull-legs',
    level: 'intermediate',
    aims: [...wholeBody, 'triceps', 'biceps', 'fessiers', 'mollets'],
  },
  Hypertrophie: {
    series: 'hypertrophie',
    level: 'intermediate',
    aims: [...wholeBody, 'mollets', 'biceps', 'triceps', 'fessiers'],
  },
  '5×5': { series: 'force-5x5', level: 'intermediate', aims: ['quadriceps'] },
  'Fessiers et sangle abdominale, une fois': {
    series: 'fessiers-sangle-abdominale',
    level: 'beginner',
    aims: ['fessiers', 'abdominaux'],
  },
  'Fessiers et sangle abdominale, deux fois': {
    series: 'fessiers-sangle-abdominale',
    times: 2,
    level: 'intermediate',
    aims: ['fessiers', 'abdominaux'],
  },
}

const groupOf = new Map(exercises.map(({ id, group }) => [id, group]))
const daysOf = (series: string) => {
  const found = programs.filter((program) => program.series.id === series)
  if (found.length === 0) throw new Error(`no program is of ${series}`)
  return found
}

const setsOf = ({ series: id, times }: Week, group: string) => {
  const days = rows
    .filter(({ series }) => series.id === id)
    .map((day) => ({ ...day, series: { ...day.series, times: times ?? day.series.times } }))
  const [first] = days
  if (!first) throw new Error(`no program is of ${id}`)
  return weeklySets(first, days, (exercise) => groupOf.get(exercise)).find((row) => row.group === group)?.week ?? 0
}

describe('a series', () => {
  it('has each of its days once, all with one name and as often', () => {
    for (const id of new Set(programs.map(({ series }) => series.id))) {
      const days = daysOf(id).map(({ series }) => series)
      expect(days.map(({ day }) => day).sort()).toEqual(days.map((_, index) => index + 1))
      expect(new Set(days.map(({ name, of, times }) => JSON.stringify([name, of, times]))).size).toBe(1)
      expect(days[0]?.of).toBe(days.length)
    }
  })

  it('stands in one place of the list, the programs of one day first', () => {
    const listed = programs.toSorted((one, other) => one.position - other.position).map(({ series }) => series)
    const starts = listed.filter(({ id }, index) => listed[index - 1]?.id !== id).map(({ id }) => id)
    expect(starts).toEqual([...new Set(starts)])
    const firstOfMany = listed.findIndex(({ of }) => of > 1)
    expect(listed.slice(firstOfMany).filter(({ of }) => of === 1)).toEqual([])
  })
})

describe('a week of the program', () => {
  it.each(Object.entries(weeks))('%s trains what it aims at neither too little nor too much', (_, week) => {
    const [least, most] = ranges[week.level]
    const outside = week.aims.map((group) => ({ group, sets: setsOf(week, group) }))
    expect(outside.filter(({ sets }) => sets < least || sets > most)).toEqual([])
  })

  it.each([
    ...['Full body débutant', 'Premières séances sur machines', 'Haltères à la maison', 'Poids du corps'],
    ...['Prise de muscle aux haltères', 'Force aux haltères', 'Force au poids du corps', 'Haut/bas sans matériel'],
  ])('%s pulls about as much as it pushes', (name) => {
    const week = weeks[name]
    if (!week) throw new Error(name)
    const pushes = setsOf(week, 'pectoraux') + setsOf(week, 'epaules')
    expect(pushes / setsOf(week, 'dos')).toBeLessThanOrEqual(1.25)
  })

  it.each(['Haut/bas', 'Push/pull/legs', 'Hypertrophie', 'Haut/bas aux haltères', 'Haut/bas sans matériel'])(
    '%s trains the abs too',
    (name) => {
      const week = weeks[name]
      if (!week) throw new Error(name)
      expect(setsOf(week, 'abdominaux')).toBeGreaterThanOrEqual(6)
    },
  )
})

describe('every program', () => {
  it('says how to warm up, how long it takes and how to find one’s weights', () => {
    for (const { description } of programs) {
      expect(description.fr).toMatch(/chauff|Monter à la charge|Monter jusqu’à la charge|plus en plus lourdes/u)
      expect(description.fr).toMatch(/\d+\u00a0minutes|douze séries/u)
      expect(description.en).toMatch(/warm-?up|Warm up|Work up|heavier/u)
    }
  })

  it('that plans a weight says how to choose one’s own', () => {
    const loaded = programs.filter((program) =>
      program.exercises.some(({ sets }) => sets.some((set) => set.weight > 12)),
    )
    const own =
      /réserve|à vide|pour les siens|les recalculer|corriger dès|modestes|charge du jour|conviennent|répétitions propres|poursuit la progression/u
    expect(loaded.filter(({ description }) => !own.test(description.fr)).map(({ name }) => name.fr)).toEqual([])
  })
})
