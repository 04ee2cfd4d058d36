import { type Rounding, roundings, usualStep } from '../units/rounding.ts'
import { stepIn } from '../units/step.ts'
import { sumIn, type WeightUnit } from '../units/weight.ts'
import { type Progression, progressionBounds } from './progression.ts'
import { type Aim, isRuled, type Performed } from './target.ts'

/** Percent of the training max and repetitions of the three sets of each week; the last set of the first three is open upwards. */
const weeks = [
  { percents: [65, 75, 85], reps: [5, 5, 5] },
  { percents: [70, 80, 90], reps: [3, 3, 3] },
  { percents: [75, 85, 95], reps: [5, 3, 1] },
  { percents: [40, 50, 60], reps: [5, 5, 5] },
] as const

const deloadWeek = 4
const setsOfWeek = 3

/** After a cycle in which a last set was missed. */
const backOff = 0.9

const weekOf = (week: number) => weeks[week - 1] ?? weeks[0]

/** The three sets of a week, rounded down to what can be loaded. Source: Jim Wendler, 5/3/1. */
export function fiveThreeOne({ tm = 0, week = 1 }: Pick<Progression, 'tm' | 'week'>, round: Rounding): readonly Aim[] {
  const { percents, reps } = weekOf(week)
  return percents.map((percent, set) => ({ reps: reps[set] ?? 0, weight: round((tm * percent) / 100, usualStep) }))
}

/** Percent of the training max that the heaviest set of a week has. */
export const heaviestPercent = (week: number): number => weekOf(week).percents[2]

/**
 * The rule after a workout of its week: the next week; after the fourth a training max one step up, or a tenth down where
 * the last set of one of the weeks before fell short or was never reached. `times` are the workouts before this one, the
 * newest first; `planned` is the number of working sets, since with fewer than three there is no such set.
 */
export function afterWorkout(
  rule: Progression,
  times: readonly (readonly Performed[])[],
  planned: number,
  unit: WeightUnit,
): Progression {
  const { tm = 0, week = 1 } = rule
  if (week < deloadWeek) return { ...rule, week: week + 1 }
  const isMissed = times.slice(0, deloadWeek - 1).some((sets, before) => {
    const needed = weekOf(deloadWeek - 1 - before).reps[2]
    return (sets.filter(isRuled)[setsOfWeek - 1]?.reps ?? 0) < needed
  })
  const isDown = isMissed && planned >= setsOfWeek
  const up = sumIn(unit, tm, stepIn(unit, rule.step))
  const next = isDown ? roundings[unit](tm * backOff, usualStep) : up
  const { min, max } = progressionBounds.tm
  return { ...rule, week: 1, tm: Math.min(Math.max(next, min), max) }
}
