import { dayNumber } from '@fonte/domain/history/day'
import { mondayOf } from '@fonte/domain/history/week'
import { describe, expect, it } from 'vitest'
import { demoPrograms } from './demo-lifts.ts'
import { demoYear } from './demo-year.ts'

const today = '2026-11-22'
const { workouts } = demoYear(today)
const setsOf = (exercise: string) => workouts.flatMap(({ sets }) => sets.filter((set) => set.exercise_id === exercise))

describe('the year of the demo account', () => {
  it('is the same each time for the same day', () => {
    expect(demoYear(today)).toEqual(demoYear(today))
    expect(demoYear('2026-11-23').workouts).not.toEqual(workouts)
  })

  it('has about 150 workouts of three programs in turn, the last one in the last days, none to come', () => {
    for (const day of [today, '2026-11-23', '2027-01-01', '2028-02-29', '2026-06-10']) {
      const year = demoYear(day).workouts
      expect(year.length).toBeGreaterThanOrEqual(138)
      expect(year.length).toBeLessThanOrEqual(162)
      const last = year.at(-1)?.day ?? ''
      expect(last < day).toBe(true)
      expect(dayNumber(day) - dayNumber(last)).toBeLessThanOrEqual(7)
      expect(new Set(year.map((workout) => workout.day)).size).toBe(year.length)
    }
    expect(workouts.slice(0, 4).map(({ program }) => program.name)).toEqual(['Poussée', 'Tirage', 'Jambes', 'Poussée'])
  })

  it('has two pauses, one of two weeks and one of a week', () => {
    const trained = [...new Set(workouts.map(({ day }) => mondayOf(day)))].map(dayNumber).toSorted((a, b) => a - b)
    const gaps = trained.slice(1).map((monday, place) => (monday - (trained[place] ?? 0)) / 7 - 1)
    expect(gaps.filter((gap) => gap > 0)).toEqual([2, 1])
  })

  it('gets stronger, with warm-ups, repetitions in reserve, back-off sets and a week of lighter training', () => {
    const bench = setsOf('predefined-développé-couché')
    const heaviest = Math.max(...bench.map(({ weight }) => weight))
    expect(heaviest).toBeGreaterThanOrEqual(70)
    expect(heaviest).toBeLessThanOrEqual(95)
    expect(new Set(bench.map(({ kind }) => kind))).toEqual(new Set([undefined, 'warmup', 'backoff']))
    expect(bench.some(({ rir }) => rir === 0)).toBe(true)
    expect(workouts.filter(({ sets }) => sets.every(({ kind, seconds }) => kind !== undefined || seconds)).length).toBe(
      3,
    )
  })

  it('goes from assisted pull-ups to free ones, and holds the plank longer', () => {
    const pullUps = setsOf('predefined-traction-en-pronation')
    expect([pullUps[0]?.assist, pullUps.at(-1)?.assist]).toEqual([12.5, undefined])
    const planks = setsOf('predefined-planche').map(({ seconds = 0 }) => seconds)
    expect(planks.at(-1)).toBeGreaterThan(planks[0] ?? 0)
  })

  it('tells a body weight for each week of training, which grows a little', () => {
    const { weights } = demoYear(today)
    expect(weights).toHaveLength(49)
    expect(weights.every(({ day, kg }) => day <= today && kg >= 76 && kg <= 81)).toBe(true)
    expect(weights.at(-1)?.kg).toBeGreaterThan(weights[0]?.kg ?? 0)
  })

  it('holds only sets that somebody could have recorded', () => {
    for (const { sets, minutes } of workouts) {
      expect(minutes).toBeGreaterThan(15)
      expect(minutes).toBeLessThan(120)
      for (const { reps, weight, at = 0, rir = 0 } of sets) {
        expect(Number.isInteger(reps) && Number.isInteger(at) && Number.isInteger(rir)).toBe(true)
        expect(weight).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(minutes * 60)
      }
    }
    expect(demoPrograms.flatMap(({ lifts }) => lifts)).toHaveLength(16)
  })
})
