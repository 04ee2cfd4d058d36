import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstPrograms, firstWish, goals, means, trainingDays, type Wish } from './first-program.ts'

interface Filed {
  readonly id: string
  readonly name: { readonly en: string }
  readonly series: { readonly id: string; readonly day: number; readonly of: number; readonly times: number }
  readonly description: { readonly fr: string; readonly en: string }
  readonly exercises: readonly { readonly exercise: string }[]
}

const read = (folder: string) => {
  const path = join(import.meta.dirname, '../data', folder)
  return readdirSync(path).map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')))
}
const library: readonly Filed[] = read('programs')
const equipmentOf = new Map<string, readonly string[]>(
  read('exercises').flatMap((lifts: { id: string; equipment: string[] }[]) =>
    lifts.map(({ id, equipment }) => [id, equipment] as const),
  ),
)

const answer = (wish: Wish) => firstPrograms(wish, library)
const names = (wish: Wish) => answer(wish).map(({ name }) => name.en)
const wishOf = (goal: Wish['goal'], at: Wish['means'], days: number): Wish => ({ goal, means: at, days })
const wishes = goals.flatMap((goal) => means.flatMap((at) => trainingDays.map((days) => wishOf(goal, at, days))))

const atHome = {
  none: ['bodyweight'],
  dumbbells: ['bodyweight', 'dumbbell', 'kettlebell-or-dumbbell'],
} as const

/** Lifts on a bench for which a chair, a couch or a table does. */
const onAChair = [
  'rowing-à-un-bras-à-l’haltère',
  'squat-bulgare-aux-haltères',
  'hip-thrust-b-stance',
  'hip-thrust-sur-une-jambe',
  'pont-ischio-jambiers-pieds-surélevés',
  'pompes-mains-surélevées',
]

/** What stands at home in place of some equipment; the program says so, in both languages. */
const standIns = [
  { equipment: 'flat-bench', lifts: onAChair, fr: /chaise|table/u, en: /chair|table/u },
  { equipment: 'rack', lifts: ['traction-australienne'], fr: /table lourde/u, en: /heavy table/u },
  {
    equipment: 'step',
    lifts: ['extension-des-mollets-au-poids-du-corps', 'extension-du-mollet-sur-une-jambe'],
    fr: /d’une marche|escaliers/u,
    en: /of a step|stairs/u,
  },
]

/** What the programs of a wish ask for that somebody at home has nothing for. */
const missing = (wish: Wish, own: readonly string[]) =>
  answer(wish).flatMap(({ name, description, exercises }) =>
    exercises.flatMap(({ exercise }) => {
      const isThere = (tool: string) =>
        own.includes(tool) ||
        standIns.some(
          ({ equipment, lifts, fr, en }) =>
            equipment === tool &&
            lifts.some((lift) => exercise === `predefined-${lift}`) &&
            fr.test(description.fr) &&
            en.test(description.en),
        )
      const lacking = (equipmentOf.get(exercise) ?? ['unknown']).filter((tool) => !isThere(tool))
      return lacking.map((tool) => `${name.en}: ${exercise} needs ${tool}`)
    }),
  )

describe('the first program', () => {
  it('is one of the library, whatever somebody wishes', () => {
    expect(wishes).toHaveLength(36)
    expect(wishes.filter((wish) => answer(wish).length === 0)).toEqual([])
  })

  it('is the whole of each series, its days in order', () => {
    for (const wish of wishes) {
      const found = answer(wish)
      for (const { series } of found) {
        const days = found.filter((other) => other.series.id === series.id).map((other) => other.series.day)
        expect(days).toEqual(Array.from({ length: series.of }, (_, index) => index + 1))
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    }
  })

  it('is that for the whole body in a gym where none is made for so many days', () => {
    expect(answer(wishOf('strength', 'gym', 7))).toEqual(answer(firstWish))
  })

  it('is none where an administrator has taken it out of the library', () => {
    expect(firstPrograms(firstWish, [])).toEqual([])
    expect(firstPrograms(firstWish, [{ series: undefined }])).toEqual([])
  })

  it('never asks for more workouts a week than there are days', () => {
    for (const wish of wishes) expect(answer(wish).length).toBeLessThanOrEqual(wish.days)
  })

  it.each(['dumbbells', 'none'] as const)('needs nothing that somebody with %s does not have', (at) => {
    const lacking = wishes.filter((wish) => wish.means === at).flatMap((wish) => missing(wish, atHome[at]))
    expect([...new Set(lacking)]).toEqual([])
  })

  it.each(['dumbbells', 'none'] as const)('is another for each goal with %s, however many days', (at) => {
    for (const days of trainingDays) {
      const answers = goals.map((goal) => names(wishOf(goal, at, days)).join())
      expect([days, new Set(answers).size]).toEqual([days, goals.length])
    }
  })

  it.each([
    [4, 'gym', ['Upper body A', 'Lower body A', 'Upper body B', 'Lower body B']],
    [4, 'dumbbells', ['Dumbbell upper body', 'Dumbbell lower body']],
    [5, 'dumbbells', ['Dumbbell upper body', 'Dumbbell lower body']],
    [4, 'none', ['Upper body, no equipment', 'Lower body, no equipment']],
    [5, 'none', ['Upper body, no equipment', 'Lower body, no equipment']],
  ] as const)('for muscle is split on %d days with %s', (days, at, expected) => {
    expect(names(wishOf('muscle', at, days))).toEqual(expected)
  })

  it('for strength is two workouts that take turns, wherever somebody trains', () => {
    const turns = (at: Wish['means']) => names(wishOf('strength', at, 3))
    expect(turns('gym')).toEqual(['5×5 strength: workout A', '5×5 strength: workout B'])
    expect(turns('dumbbells')).toEqual(['Dumbbell strength: workout A', 'Dumbbell strength: workout B'])
    expect(turns('none')).toEqual(['Bodyweight strength: workout A', 'Bodyweight strength: workout B'])
  })

  it('for fitness at home is the whole body, and from four days on cardio between', () => {
    expect(names(wishOf('fitness', 'none', 3))).toEqual(['Bodyweight'])
    expect(names(wishOf('fitness', 'none', 4))).toEqual(['Bodyweight', 'Cardio and core'])
    expect(names(wishOf('fitness', 'dumbbells', 2))).toEqual(['Dumbbells at home'])
    expect(names(wishOf('fitness', 'dumbbells', 5))).toEqual(['Dumbbells at home', 'Cardio and core'])
  })

  it('is the whole body for who says nothing', () => {
    expect(names(firstWish)).toEqual(['Beginner full body'])
    expect(names({ ...firstWish, means: 'dumbbells' })).toEqual(['Muscle building with dumbbells'])
    expect(names({ ...firstWish, days: 5 })[0]).toBe('Push: chest, shoulders and triceps')
  })
})
