import { describe, expect, it } from 'vitest'
import { readLibrary } from './read-library.ts'

const { exercises, programs } = readLibrary()

/** Working sets a week for a main group, by level of training: docs/content.md, "Sets a week". */
const ranges = { beginner: [4, 12], intermediate: [8, 16] } as const

interface Week {
  /** Beginnings of the French names of its days. */
  readonly days: readonly string[]
  /** How often each day comes in a week. */
  readonly times: number
  readonly level: keyof typeof ranges
  /** The main groups that the program names as its aim. */
  readonly aims: readonly string[]
}

const weeks: Readonly<Record<string, Week>> = {
  'Full body débutant': {
    days: ['Full body débutant'],
    times: 3,
    level: 'beginner',
    aims: ['quadriceps', 'pectoraux', 'dos', 'ischio-jambiers', 'epaules'],
  },
  'Premières séances sur machines': {
    days: ['Premières séances sur machines'],
    times: 3,
    level: 'beginner',
    aims: ['quadriceps', 'pectoraux', 'dos', 'ischio-jambiers', 'epaules', 'abdominaux'],
  },
  'Reprise après une pause': {
    days: ['Reprise après une pause'],
    times: 3,
    level: 'beginner',
    aims: ['quadriceps', 'pectoraux', 'dos', 'ischio-jambiers', 'epaules'],
  },
  'Après 50 ans': {
    days: ['Après 50 ans, séance A', 'Après 50 ans, séance B'],
    times: 1,
    level: 'beginner',
    aims: ['quadriceps', 'pectoraux', 'dos', 'mollets'],
  },
  'Poids du corps': {
    days: ['Poids du corps'],
    times: 3,
    level: 'beginner',
    aims: ['quadriceps', 'pectoraux', 'dos', 'fessiers', 'abdominaux'],
  },
  'Haltères à la maison': {
    days: ['Haltères à la maison'],
    times: 3,
    level: 'beginner',
    aims: ['quadriceps', 'pectoraux', 'dos', 'ischio-jambiers', 'epaules'],
  },
  'Première traction': {
    days: ['Première traction, séance A', 'Première traction, séance B'],
    times: 1,
    level: 'beginner',
    aims: ['dos'],
  },
  'Voyage sans matériel': {
    days: ['Voyage sans matériel'],
    times: 3,
    level: 'intermediate',
    aims: ['pectoraux', 'quadriceps', 'fessiers'],
  },
  'Full body intermédiaire': {
    days: ['Full body intermédiaire, jour A', 'Full body intermédiaire, jour B', 'Full body intermédiaire, jour C'],
    times: 1,
    level: 'intermediate',
    aims: ['quadriceps', 'pectoraux', 'dos', 'ischio-jambiers', 'epaules'],
  },
  'Haut/bas': {
    days: ['Haut du corps A', 'Bas du corps A', 'Haut du corps B', 'Bas du corps B'],
    times: 1,
    level: 'intermediate',
    aims: ['pectoraux', 'dos', 'epaules', 'quadriceps', 'ischio-jambiers'],
  },
  'Push/pull/legs': {
    days: ['Push', 'Pull', 'Legs'],
    times: 2,
    level: 'intermediate',
    aims: ['pectoraux', 'epaules', 'triceps', 'dos', 'biceps', 'quadriceps', 'fessiers', 'ischio-jambiers', 'mollets'],
  },
  Hypertrophie: {
    days: ['Hypertrophie, jour 1', 'Hypertrophie, jour 2', 'Hypertrophie, jour 3', 'Hypertrophie, jour 4'],
    times: 1,
    level: 'intermediate',
    aims: [
      ...['pectoraux', 'dos', 'quadriceps', 'mollets', 'epaules', 'biceps', 'triceps'],
      ...['ischio-jambiers', 'fessiers'],
    ],
  },
  '5×5': {
    days: ['Force 5×5\u00a0: séance A', 'Force 5×5\u00a0: séance B'],
    times: 1.5,
    level: 'intermediate',
    aims: ['quadriceps'],
  },
  'Fessiers et sangle abdominale, deux fois': {
    days: ['Fessiers et sangle abdominale'],
    times: 2,
    level: 'intermediate',
    aims: ['fessiers', 'abdominaux'],
  },
  'Fessiers et sangle abdominale, une fois': {
    days: ['Fessiers et sangle abdominale'],
    times: 1,
    level: 'beginner',
    aims: ['fessiers', 'abdominaux'],
  },
}

const groupOf = new Map(exercises.map(({ id, group }) => [id, group]))
const dayOf = (name: string) => {
  const found = programs.filter(({ name: { fr } }) => fr === name || fr.startsWith(`${name}\u00a0:`))
  if (found.length !== 1) throw new Error(`${found.length} programs are called ${name}`)
  return found.flatMap((program) => program.exercises)
}

const setsOf = ({ days, times }: Week, group: string) =>
  times *
  days
    .flatMap(dayOf)
    .filter(({ exercise }) => groupOf.get(exercise) === group)
    .reduce((sum, { sets }) => sum + sets.length, 0)

describe('a week of the program', () => {
  it.each(Object.entries(weeks))('%s trains what it aims at neither too little nor too much', (_, week) => {
    const [least, most] = ranges[week.level]
    const outside = week.aims.map((group) => ({ group, sets: setsOf(week, group) }))
    expect(outside.filter(({ sets }) => sets < least || sets > most)).toEqual([])
  })

  it.each(['Full body débutant', 'Premières séances sur machines', 'Haltères à la maison', 'Poids du corps'])(
    '%s pulls about as much as it pushes',
    (name) => {
      const week = weeks[name]
      if (!week) throw new Error(name)
      const pushes = setsOf(week, 'pectoraux') + setsOf(week, 'epaules')
      expect(pushes / setsOf(week, 'dos')).toBeLessThanOrEqual(1.25)
    },
  )

  it.each(['Haut/bas', 'Push/pull/legs', 'Hypertrophie'])('%s trains the abs too', (name) => {
    const week = weeks[name]
    if (!week) throw new Error(name)
    expect(setsOf(week, 'abdominaux')).toBeGreaterThanOrEqual(6)
  })
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
