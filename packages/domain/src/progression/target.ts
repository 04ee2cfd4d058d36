import type { PlannedDetails } from '../set/set-details.ts'

/** A set to aim at: weight in kg, assistance below 0. */
export type Aim = { readonly reps: number; readonly weight: number }

/** What a set is measured in where repetitions do not tell it. */
type Measured = Pick<PlannedDetails, 'seconds' | 'distance'>

/** A planned set, as far as a rule looks at it. */
export type Planned = Aim & Measured & Pick<PlannedDetails, 'kind' | 'reps_max'>

/** A set that was done. */
export type Performed = Aim & Measured & Pick<PlannedDetails, 'kind' | 'rir'>

/**
 * Why a target is what it is: `up` by `change` kg after so many `sets` of `reps`; `down` by 10 % after repeated misses, or
 * by a step where too little was left in reserve; `reps` one more repetition, `same` as last time, `lighter` too, where all
 * repetitions were done, but some with less weight than the first set asks for; `percent` of a training max, in a week.
 */
export type Reason =
  | { readonly kind: 'up'; readonly change: number; readonly sets: number; readonly reps: number }
  | { readonly kind: 'missed' | 'hard'; readonly change: number; readonly sets: number; readonly reps: number }
  | { readonly kind: 'reps' | 'same' | 'lighter'; readonly sets: number; readonly reps: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly week: number; readonly tm: number }

/** What to lift next, set by set; warm-ups and other sets that the rule leaves alone are null. `from` is the weight of last time. */
export type Target = {
  readonly sets: readonly (Aim | null)[]
  readonly reason: Reason
  readonly from: number
}

/** Whether a set is one that a rule goes by: no warm-up, drop, cluster or back-off set. */
export function isRuled({ kind }: { readonly kind?: Planned['kind'] }): boolean {
  return kind === undefined || kind === 'work' || kind === 'failure' || kind === 'amrap'
}
