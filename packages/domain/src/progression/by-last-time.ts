import { isMissed } from '../set/is-work.ts'
import { isLoadable, lowered, nearestLoads, roundings } from '../units/rounding.ts'
import type { WeightUnit } from '../units/weight.ts'
import type { Progression } from './progression.ts'
import { type Aim, isRuled, type Performed, type Planned, type Reason } from './target.ts'

type Ruled = { readonly aims: readonly Aim[]; readonly reason: Reason; readonly from: number }

/** What a rule looks at: the planned work sets, and the work sets of the last times, the newest first. */
interface Course {
  readonly planned: readonly Planned[]
  readonly times: readonly (readonly Performed[])[]
  /** What the lifter loads in. */
  readonly unit: WeightUnit
}

/** Where a rule does not say. */
const usualTries = 3
const usualReserve = 2

/** After repeated misses a tenth is taken off. */
const backOff = 0.1

/** How often in a row the range must be missed under double progression. */
const doubleTries = 2

/** So many sets under the range are a miss under double progression. */
const doubleMisses = 2

/** Kg by which a step between pounds may be off: each of its weights is kept in kg to the hundredth. */
const noise = 0.025

/**
 * Where each planned set stood the last time, by the weight of the first and the plan’s own steps between its sets: a plan
 * that climbs goes on climbing, unless all was lifted at one weight. A set without a weight makes no step. One that was
 * lifted there, but for what converting pounds leaves, stood at what was lifted.
 */
function standing(planned: readonly Planned[], last: readonly Performed[]): readonly number[] {
  const from = weightOf(last)
  const first = planned[0]?.weight ?? 0
  const wasFlat = last.length > 1 && last.every(({ weight }) => weight === from)
  const climbs = !wasFlat && [from, ...planned.map(({ weight }) => weight)].every((weight) => weight * first > 0)
  return planned.map(({ weight }, index) => {
    const stood = climbs ? Math.round((from + weight - first) * 100) / 100 : from
    const lifted = last[index]?.weight
    return lifted !== undefined && Math.abs(lifted - stood) < noise ? lifted : stood
  })
}

/** From one weight (kg) to the next. */
type Move = (weight: number) => number

/** Up by a step, never by next to nothing; from a weight of the other unit to what is nearest to that. */
function stepUp(unit: WeightUnit, step: number): Move {
  const [load, nearest] = [roundings[unit], nearestLoads[unit]]
  return (weight) => {
    if (!isLoadable(unit, weight)) return nearest(weight + step, step)
    const rounded = load(weight + step, step, weight)
    return rounded - weight < step / 3 ? load(weight + 1.5 * step, step, weight) : rounded
  }
}

const down =
  (unit: WeightUnit, step: number, to: Move): Move =>
  (weight) =>
    lowered(unit, weight, to(weight), step)

/** Of assistance, a tenth more. */
const eased = (weight: number): number => weight - Math.abs(weight) * backOff

const weightOf = (sets: readonly Performed[]): number => sets[0]?.weight ?? 0

/** The last times, as far back as they were of one weight. */
function atOneWeight(times: Course['times']): Course['times'] {
  const [last = []] = times
  const other = times.findIndex((sets) => weightOf(sets) !== weightOf(last))
  return other < 0 ? times : times.slice(0, other)
}

/** Whether a set was done with so many repetitions, and carried as far, or else held as long, as planned. */
function reaches(plan: Planned, done: Performed | undefined, reps: number): boolean {
  if (done === undefined || done.reps < reps) return false
  const { distance, seconds = 0 } = plan
  return distance === undefined ? (done.seconds ?? 0) >= seconds : (done.distance ?? 0) >= distance
}

/**
 * How the planned sets went: `left` out, `short` of the weight that follows from the first or of the repetitions, or done.
 */
function outcomes(planned: readonly Planned[], sets: readonly Performed[], needed: (set: Planned) => number) {
  const weights = standing(planned, sets)
  return planned.map((plan, index) => {
    const done = sets[index]
    if (done === undefined) return 'left'
    return reaches(plan, done, needed(plan)) && done.weight >= (weights[index] ?? 0) ? 'done' : 'short'
  })
}

const isDone = (outcome: 'left' | 'short' | 'done'): boolean => outcome === 'done'

const highest = (set: Planned): number => set.reps_max ?? set.reps

function told(planned: readonly Planned[], sets: readonly Performed[]): { sets: number; reps: number } {
  return { sets: planned.length, reps: Math.min(...sets.slice(0, planned.length).map(({ reps }) => reps)) }
}

function moved(course: Course, last: readonly Performed[], move: Move, kind: 'up' | 'missed' | 'hard'): Ruled {
  const { planned } = course
  const from = weightOf(last)
  const weights = standing(planned, last).map((weight) => {
    const to = move(weight)
    return weight < 0 ? to : Math.max(0, to)
  })
  const [to = from] = weights
  // Without a weight there is none to take off.
  if (to === from) return same(course, last)
  const reason: Reason = { kind, change: Math.round((to - from) * 100) / 100, ...told(planned, last) }
  return { aims: planned.map(({ reps }, index) => ({ reps, weight: weights[index] ?? to })), reason, from }
}

function double(course: Course, last: readonly Performed[], { step }: Progression): Ruled {
  const { planned, times, unit } = course
  const from = weightOf(last)
  if (outcomes(planned, last, highest).every(isDone)) return moved(course, last, stepUp(unit, step), 'up')
  const isUnder = (sets: readonly Performed[]) => {
    const missed = planned.flatMap((plan, index) => (reaches(plan, sets[index], plan.reps) ? [] : [index]))
    // Sets left out count behind one that was under the range; alone they tell of short time, not of the weight.
    return missed.length >= Math.min(doubleMisses, planned.length) && missed.some((index) => sets[index])
  }
  const latest = atOneWeight(times).slice(0, doubleTries)
  if (latest.length === doubleTries && latest.every(isUnder))
    return moved(course, last, down(unit, step, eased), 'missed')
  // What is held or carried has no range of repetitions to climb.
  if (planned.every((plan) => highest(plan) === 0)) return same(course, last)
  const weights = standing(planned, last)
  const short = planned.findIndex((plan, index) => (last[index]?.reps ?? 0) < highest(plan))
  const aims = planned.map((plan, index) => {
    const reps = last[index]?.reps ?? plan.reps
    const aimed = Math.min(index === short ? reps + 1 : reps, highest(plan))
    return { reps: Math.max(plan.reps, aimed), weight: weights[index] ?? from }
  })
  const isLighter = weights.some((weight, index) => (last[index]?.weight ?? weight) < weight)
  const kind = short >= 0 ? 'reps' : isLighter ? 'lighter' : 'same'
  return { aims, reason: { kind, ...told(planned, last) }, from }
}

function linear(course: Course, last: readonly Performed[], rule: Progression): Ruled {
  const { planned, times, unit } = course
  const went = (sets: readonly Performed[]) => outcomes(planned, sets, ({ reps }) => reps)
  if (went(last).every(isDone)) return moved(course, last, stepUp(unit, rule.step), 'up')
  const tries = rule.tries ?? usualTries
  const latest = atOneWeight(times).slice(0, tries)
  // Sets that were left out, and none short, tell of short time, not of the weight.
  const isStuck = latest.length === tries && latest.every((sets) => went(sets).includes('short'))
  return isStuck ? moved(course, last, down(unit, rule.step, eased), 'missed') : same(course, last)
}

function byReserve(course: Course, last: readonly Performed[], rule: Progression): Ruled {
  // To failure, and missed, is without a reserve, whether that was said or not.
  const told = last.flatMap((set) => set.rir ?? (set.kind === 'failure' || isMissed(set) ? 0 : []))
  const mean = told.reduce((sum, rir) => sum + rir, 0) / told.length
  const aim = rule.rir ?? usualReserve
  const { step } = rule
  if (mean >= aim + 1) return moved(course, last, stepUp(course.unit, step), 'up')
  const isHard = mean <= aim - 1
  return isHard
    ? moved(
        course,
        last,
        down(course.unit, step, (weight) => weight - step),
        'hard',
      )
    : same(course, last)
}

function same({ planned }: Course, last: readonly Performed[]): Ruled {
  const weights = standing(planned, last)
  return {
    aims: planned.map(({ reps }, index) => ({ reps, weight: weights[index] ?? 0 })),
    reason: { kind: 'same', ...told(planned, last) },
    from: weightOf(last),
  }
}

/**
 * What the work sets aim at by a rule that goes by the last times; null where there was none. Sets that were missed
 * altogether count as such, with their weight.
 */
export function byLastTime(rule: Progression, course: Course): Ruled | null {
  const times = course.times.map((sets) => sets.filter(isRuled)).filter((sets) => sets.length > 0)
  const [last] = times
  if (!last || course.planned.length === 0) return null
  const known = { ...course, times }
  if (rule.kind === 'double') return double(known, last, rule)
  return rule.kind === 'linear' ? linear(known, last, rule) : byReserve(known, last, rule)
}
