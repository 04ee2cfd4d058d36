import { type DayKey, dayNumber } from '@fonte/domain/history/day'
import { dayAfter, mondayOf } from '@fonte/domain/history/week'
import type { WorkoutSet } from '@fonte/domain/history/workout-history'
import { seededRandom } from '@fonte/domain/random/random'
import { type DemoLift, type DemoProgram, demoPrograms } from './demo-lifts.ts'

/** A workout of the demo account. */
export interface DemoWorkout {
  readonly day: DayKey
  /** Minutes after midnight. */
  readonly start: number
  readonly minutes: number
  readonly program: DemoProgram
  readonly sets: readonly Omit<WorkoutSet, 'exercise_name'>[]
}

/** Where a lift stands: its load (kg) and the repetitions, or seconds, of a set. */
export type LiftStanding = { readonly load: number; readonly reps: number }

/** A year of training, and where each lift stands at its end. */
export interface DemoYear {
  readonly workouts: readonly DemoWorkout[]
  /** Kg on the Mondays of the weeks with training. */
  readonly weights: readonly { readonly day: DayKey; readonly kg: number }[]
  readonly standings: ReadonlyMap<DemoLift, LiftStanding>
}

type Random = () => number

const weeks = 52
/** Weeks without training: two of holidays, one of illness. */
const pauses: ReadonlySet<number> = new Set([21, 22, 37])
const deloadWeek = 30
/** Monday, Wednesday, Friday. */
const usualDays = [0, 2, 4] as const
const saturday = 5

/**
 * The year up to yesterday of somebody who trains three times a week: loads that grow, two pauses after which they are
 * lighter, a week of lighter training, warm-ups, repetitions in reserve. The same day gives the same year.
 */
export function demoYear(today: DayKey): DemoYear {
  const random = seededRandom(dayNumber(today))
  const standings = new Map<DemoLift, LiftStanding>()
  for (const { lifts } of demoPrograms)
    for (const lift of lifts) standings.set(lift, { load: lift.start, reps: lift.reps[0] })
  const workouts: DemoWorkout[] = []
  const weights: { day: DayKey; kg: number }[] = []
  const first = dayAfter(mondayOf(today), -7 * (weeks - 1))
  for (let week = 0; week < weeks; week += 1) {
    if (pauses.has(week)) {
      if (!pauses.has(week - 1)) for (const [lift, standing] of standings) standings.set(lift, rested(lift, standing))
      continue
    }
    weights.push({ day: dayAfter(first, week * 7), kg: bodyWeight(week, random) })
    for (const place of daysOfWeek(random)) {
      const day = dayAfter(first, week * 7 + place)
      const program = demoPrograms[workouts.length % demoPrograms.length]
      if (day >= today || !program) continue
      workouts.push(workoutOf(program, { day, week, random, standings }))
    }
  }
  return { workouts, weights, standings }
}

/** Who gets stronger gains a little: three kg in the year, and half a kg up and down. */
const bodyWeight = (week: number, random: Random): number =>
  Math.round((76.5 + (3 * week) / weeks + random()) * 10) / 10

/** Mostly three days; now and then one is moved by a day, missed, or a Saturday is added. */
function daysOfWeek(random: Random): readonly number[] {
  const days = usualDays.flatMap((day) => {
    if (random() < 0.03) return []
    return random() < 0.12 ? day + 1 : day
  })
  return random() < 0.1 && !days.includes(saturday) ? [...days, saturday] : days
}

/** After a pause: a step lighter, and from the lower end of the repetitions. */
function rested(lift: DemoLift, { load, reps }: LiftStanding): LiftStanding {
  return lift.timed
    ? { load, reps: Math.max(lift.reps[0], reps - 15) }
    : { load: Math.max(lift.start, load - lift.step), reps: lift.reps[0] }
}

interface Circumstances {
  readonly day: DayKey
  readonly week: number
  readonly random: Random
  readonly standings: Map<DemoLift, LiftStanding>
}

function workoutOf(program: DemoProgram, { day, week, random, standings }: Circumstances): DemoWorkout {
  let at = 120
  const sets: Omit<WorkoutSet, 'exercise_name'>[] = []
  for (const lift of program.lifts) {
    const standing = standings.get(lift) ?? { load: lift.start, reps: lift.reps[0] }
    for (const { rest, ...set } of setsOf(lift, standing, { week, random })) {
      at += Math.round(30 + random() * 20)
      sets.push({ exercise_id: lift.exercise, ...set, at })
      at += Math.round(rest * (0.95 + random() * 0.35))
    }
    if (week !== deloadWeek && random() < lift.gain) standings.set(lift, next(lift, standing))
  }
  const start = 18 * 60 + Math.round(random() * 80)
  return { day, start, minutes: Math.ceil(at / 60) + 3, program, sets }
}

/** One repetition more; above the upper end the next load from the lower end; of a timed lift five seconds. */
function next({ reps: [low, high], step, timed }: DemoLift, { load, reps }: LiftStanding): LiftStanding {
  if (timed) return { load, reps: Math.min(high, reps + 5) }
  return reps < high ? { load, reps: reps + 1 } : { load: load + step, reps: low }
}

type DoneSet = Omit<WorkoutSet, 'exercise_name' | 'exercise_id'> & { readonly rest: number }

function setsOf(
  lift: DemoLift,
  { load, reps }: LiftStanding,
  { week, random }: Pick<Circumstances, 'week' | 'random'>,
): DoneSet[] {
  if (lift.timed)
    return Array.from({ length: lift.sets }, () => ({ reps: 0, weight: 0, seconds: reps, rest: lift.rest }))
  const isDeload = week === deloadWeek
  const worked = isDeload ? onBar(load * 0.9) : load
  const sets: DoneSet[] = []
  if (lift.warmUps) {
    sets.push({ reps: 8, weight: 20, kind: 'warmup', rest: 45 })
    sets.push({ reps: 5, weight: onBar(worked * 0.6), kind: 'warmup', rest: 60 })
    if (worked >= 60) sets.push({ reps: 3, weight: onBar(worked * 0.8), kind: 'warmup', rest: 75 })
  }
  const count = isDeload ? Math.ceil(lift.sets / 2) : lift.sets
  for (let number = 0; number < count; number += 1) {
    const tired = number >= 2 && random() < 0.5 ? 1 : 0
    const reserve = Math.max(0, 3 - number - (random() < 0.4 ? 1 : 0))
    sets.push({
      reps: Math.max(1, reps - tired),
      ...loaded(lift, worked),
      ...(isDeload ? { kind: 'backoff' as const } : lift.warmUps && { rir: reserve }),
      rest: lift.rest,
    })
  }
  if (lift.backOff && week > weeks / 2 && !isDeload) {
    sets.push({ reps: reps + 3, weight: onBar(worked * 0.85), kind: 'backoff', rest: lift.rest })
  }
  return sets
}

/** What a load is recorded as: of a lift of the body below zero as assistance. */
const loaded = ({ ofBody }: DemoLift, load: number): Pick<WorkoutSet, 'weight' | 'assist'> =>
  ofBody && load < 0 ? { weight: 0, assist: -load } : { weight: load }

/** Kg that plates of 1.25 kg make. */
const onBar = (kg: number): number => Math.round(kg / 2.5) * 2.5
