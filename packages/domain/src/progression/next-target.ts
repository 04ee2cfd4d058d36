import { roundings } from '../units/rounding.ts'
import { stepIn } from '../units/step.ts'
import type { WeightUnit } from '../units/weight.ts'
import { byLastTime } from './by-last-time.ts'
import { fiveThreeOne, heaviestPercent } from './five-three-one.ts'
import type { Progression } from './progression.ts'
import { isRuled, type Performed, type Planned, type Target } from './target.ts'

/**
 * What to lift next by a rule: `planned` sets of the program, and the sets of the last three times at most, the newest
 * first; weights are rounded to what can be loaded in the unit. Null where the rule has nothing to go by yet: then the program stands. The program is never changed.
 */
export function nextTarget(
  rule: Progression,
  planned: readonly Planned[],
  times: readonly (readonly Performed[])[],
  unit: WeightUnit,
): Target | null {
  const ruled = planned.filter(isRuled)
  if (rule.kind === '531') {
    const { tm = 0, week = 1 } = rule
    const reason = { kind: 'percent', percent: heaviestPercent(week), week, tm } as const
    return {
      sets: spread(planned, fiveThreeOne(rule, roundings[unit])),
      reason,
      from: times[0]?.find(isRuled)?.weight ?? tm,
    }
  }
  const found = byLastTime({ ...rule, step: stepIn(unit, rule.step) }, { planned: ruled, times, unit })
  return found && { sets: spread(planned, found.aims), reason: found.reason, from: found.from }
}

/** The aims at the places of the sets that the rule goes by. */
function spread(planned: readonly Planned[], aims: Target['sets']): Target['sets'] {
  let next = 0
  return planned.map((set) => {
    if (!isRuled(set)) return null
    next += 1
    return aims[next - 1] ?? null
  })
}
