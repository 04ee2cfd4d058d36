import { describe, expect, it } from 'vitest'
import { programWork } from './program-work.ts'

const exercise = (id: string, group: string) => ({ id, muscle_group_id: group })
const library = new Map([
  ['bench', exercise('bench', 'pectoraux')],
  ['dips', exercise('dips', 'triceps')],
  ['curl', exercise('curl', 'biceps')],
])
const regions: Record<string, { main: string[]; secondary: string[] }> = {
  bench: { main: ['pectoraux'], secondary: ['epaules', 'triceps'] },
  dips: { main: ['triceps'], secondary: ['pectoraux'] },
  curl: { main: ['biceps'], secondary: [] },
}
const row = (exercise_id: string, sets: number) => ({
  exercise_id,
  sets: Array.from({ length: sets }, () => ({ reps: 10, weight: 20, rest: 60 })),
})
const work = (...exercises: ReturnType<typeof row>[]) =>
  programWork(
    { exercises },
    (id) => library.get(id),
    ({ id }) => regions[id] ?? { main: [], secondary: [] },
  )

describe('what a program works', () => {
  it('is mainly what gets the most sets; what gets little or only helps is secondary', () => {
    expect(work(row('bench', 10), row('curl', 2), row('dips', 4))).toEqual({
      main: ['pectoraux', 'triceps'],
      secondary: ['biceps', 'epaules'],
      groups: ['pectoraux', 'triceps', 'biceps'],
    })
  })

  it('leaves out exercises that the library does not have', () => {
    expect(work(row('gone', 5))).toEqual({ main: [], secondary: [], groups: [] })
  })
})
