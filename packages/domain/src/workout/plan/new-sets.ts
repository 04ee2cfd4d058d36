import type { Measure } from '../../exercise/measure.ts'
import { programBounds } from '../../program/bounds.ts'
import { inMeasure } from '../../set/measure-of.ts'
import { usualFigures } from '../../set/usual-figures.ts'
import { type LastSet, liftOf } from '../last-time.ts'
import type { WorkoutPlace } from './place.ts'
import { type UsualRests, usualRests } from './usual-rests.ts'
import type { WorkoutSetPlan } from './workout-program.ts'

const usualSets = 3

/**
 * The sets of an exercise that comes into a workout: those of last time, else three of what its measure is usually planned
 * with, the weight to be set.
 */
export function newSets(
  last: readonly LastSet[] | undefined,
  mechanic: 'compound' | 'isolation',
  measure: Measure,
  rests: UsualRests = usualRests,
): readonly WorkoutSetPlan[] {
  const usual: LastSet = { ...usualFigures[measure], weight: 0 }
  const lifts = last?.length ? last : Array.from({ length: usualSets }, () => usual)
  return lifts.slice(0, programBounds.sets.max).map(({ kind, ...set }) => ({
    ...inMeasure(liftOf(set), measure),
    ...(kind !== undefined && { kind }),
    rest: rests[mechanic],
  }))
}

/** One more set of an exercise: as its last one. */
export function oneMoreSet(place: WorkoutPlace): WorkoutSetPlan {
  return place.slots.at(-1)?.plan ?? { ...usualFigures.reps, weight: 0, rest: usualRests.compound }
}
