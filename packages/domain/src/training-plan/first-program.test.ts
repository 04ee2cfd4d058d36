import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstPrograms, firstWish, goals, means, trainingDays } from './first-program.ts'

const folder = join(import.meta.dirname, '../data/programs')
const library = new Map(
  readdirSync(folder).map((file) => {
    const program: { id: string; name: { en: string } } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return [program.id, program.name.en] as const
  }),
)
const names = (...wish: Parameters<typeof firstPrograms>) => firstPrograms(...wish).map((id) => library.get(id))

const wishes = goals.flatMap((goal) =>
  means.flatMap((at) => trainingDays.map((days) => ({ goal, means: at, days }) as const)),
)

describe('the first program', () => {
  it('is one of the library, whatever somebody wishes', () => {
    expect(wishes).toHaveLength(36)
    for (const wish of wishes) {
      expect(names(wish).length).toBeGreaterThan(0)
      expect(names(wish)).not.toContain(undefined)
    }
  })

  it('is that for the whole body in a gym where none is made for so many days', () => {
    expect(firstPrograms({ goal: 'strength', means: 'gym', days: 7 })).toEqual(firstPrograms(firstWish))
  })

  it('never asks for more workouts a week than there are days', () => {
    for (const wish of wishes) expect(firstPrograms(wish).length).toBeLessThanOrEqual(Math.max(wish.days, 1))
  })

  it('needs nothing that somebody does not have', () => {
    for (const goal of goals) {
      expect(names({ goal, means: 'none', days: 3 })).toEqual(['Bodyweight'])
      expect(names({ goal, means: 'dumbbells', days: 3 })).toEqual(['Dumbbells at home'])
    }
  })

  it('is the whole body for who says nothing, and split from four days on', () => {
    expect(names(firstWish)).toEqual(['Beginner full body'])
    expect(names({ ...firstWish, goal: 'strength' })).toEqual(['5×5 strength: workout A', '5×5 strength: workout B'])
    expect(names({ ...firstWish, days: 4 })).toEqual(['Upper body A', 'Lower body A', 'Upper body B', 'Lower body B'])
    expect(names({ ...firstWish, days: 5 })[0]).toBe('Push: chest, shoulders and triceps')
  })
})
