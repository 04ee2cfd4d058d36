import { describe, expect, it } from 'vitest'
import { placesOf, type WorkoutPlace, type WorkoutSlot } from '../plan/place.ts'
import type { WorkoutExercise, WorkoutSetPlan } from '../plan/workout-program.ts'
import { fitToTime } from './fit-to-time.ts'

const exercise = (exercise_id: string, sets: number, more: readonly WorkoutSetPlan[] = []): WorkoutExercise => ({
  exercise_id,
  name: exercise_id,
  sets: [...more, ...Array.from({ length: sets }, () => ({ reps: 10, weight: 20 }))],
})

const upperBody = [
  exercise('bench', 4),
  exercise('incline', 3),
  exercise('laterals', 4),
  exercise('triceps', 4),
  exercise('crunch', 2),
]
const isolated = new Set(['laterals', 'triceps', 'crunch'])
const setting = { isIsolation: (id: string) => isolated.has(id), seconds: () => 120 }

const plan = (...exercises: WorkoutExercise[]) => placesOf({ id: 'p', name: 'P', exercises })

/** How many sets of each exercise stay. */
function left(places: readonly WorkoutPlace[], minutes: number) {
  const { skip, seconds } = fitToTime(places, minutes * 60, setting)
  const counts = places.map(({ slots }) => slots.filter(({ id }) => !skip.includes(id)).length)
  return { counts, minutes: seconds / 60 }
}

describe('a workout that fits the time', () => {
  it('leaves out isolation sets beyond two, compound sets beyond three, then whole isolation exercises', () => {
    const places = plan(...upperBody)
    expect(left(places, 34)).toEqual({ counts: [4, 3, 4, 4, 2], minutes: 34 })
    expect(left(places, 26)).toEqual({ counts: [4, 3, 2, 2, 2], minutes: 26 })
    expect(left(places, 20)).toEqual({ counts: [3, 3, 2, 2, 0], minutes: 20 })
  })

  it('comes down to two sets of the first two exercises, and says how long those take', () => {
    expect(left(plan(...upperBody), 2)).toEqual({ counts: [2, 2, 0, 0, 0], minutes: 8 })
  })

  it('leaves two exercises where all are of one joint, down to a set of each', () => {
    const arms = plan(exercise('laterals', 4), exercise('triceps', 4), exercise('crunch', 3))
    expect(left(arms, 6)).toEqual({ counts: [2, 1, 0], minutes: 6 })
    expect(left(arms, 2)).toEqual({ counts: [1, 1, 0], minutes: 4 })
    expect(left(plan(exercise('bench', 3), exercise('laterals', 3)), 5)).toEqual({ counts: [2, 1], minutes: 6 })
  })

  it('takes back-off sets for the work where an exercise has nothing else, as in a deload week', () => {
    const light = { reps: 10, weight: 20, kind: 'backoff' as const }
    const places = plan(exercise('bench', 0, [light, light]), exercise('row', 2), exercise('squat', 0, [light, light]))
    expect(left(places, 10)).toEqual({ counts: [2, 2, 0], minutes: 8 })
    expect(left(plan(exercise('bench', 3), exercise('laterals', 0, [light, light, light])), 10)).toEqual({
      counts: [3, 2],
      minutes: 10,
    })
  })

  it('leaves out extras first, and warm-ups only with their exercise', () => {
    const warmup = { reps: 10, weight: 20, kind: 'warmup' as const }
    const drop = { reps: 6, weight: 10, kind: 'drop' as const }
    const places = plan(exercise('bench', 3, [warmup]), exercise('row', 1, [drop]), exercise('squat', 3, [warmup]))
    expect(left(places, 18)).toEqual({ counts: [4, 1, 4], minutes: 18 })
    expect(left(places, 12)).toEqual({ counts: [3, 1, 0], minutes: 8 })
  })

  it('never leaves out what is done', () => {
    const places = plan(exercise('bench', 1), exercise('row', 1), exercise('curl', 2)).map((place) => ({
      ...place,
      slots: place.slots.map((slot, index) => (index === 0 ? { ...slot, status: 'done' as const } : slot)),
    }))
    expect(fitToTime(places, 0, setting)).toEqual({ skip: ['2-1'], seconds: 0 })
    const [curls] = plan(exercise('curl', 5))
    if (!curls) throw new Error('no curls')
    const slots = curls.slots.map((slot, index) => (index % 2 === 0 ? { ...slot, status: 'done' as const } : slot))
    expect(fitToTime([{ ...curls, slots }], 120, setting)).toEqual({ skip: ['0-3'], seconds: 120 })
  })

  it('takes both sides of a set for one, and never leaves out the second', () => {
    const [lunge, row] = plan(exercise('lunge', 4), exercise('row', 2))
    if (!lunge || !row) throw new Error('two exercises')
    const done = lunge.slots.slice(0, 2).flatMap((slot, index): WorkoutSlot[] => [
      { ...slot, status: 'done' },
      { ...slot, id: `right-${index}`, status: index === 0 ? 'done' : 'todo', other_side: true },
    ])
    const places = [{ ...lunge, slots: [...done, ...lunge.slots.slice(2)] }, row]
    const within = (minutes: number) => fitToTime(places, minutes * 60, setting)
    expect(within(8)).toEqual({ skip: [], seconds: 480 })
    expect(within(6)).toEqual({ skip: ['0-3'], seconds: 360 })
    expect(within(1).skip).not.toContain('right-1')
  })
})
