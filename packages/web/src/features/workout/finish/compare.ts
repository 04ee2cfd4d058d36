import { poundsOf, weightLifted } from '@fonte/domain/history/pounds'
import { setFigures } from '@fonte/domain/history/summarize'
import type { WorkoutSummary } from '@fonte/domain/history/workout-history'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { toHundredth } from '@fonte/domain/units/hundredth'
import { type StoredWeight, storedWeight } from '@fonte/domain/units/weight'

type Ended = Pick<LogEntry, 'id' | 'program_id' | 'completed_at' | 'utc_offset'>

/** A workout that has just been finished, with the weight lifted in it. */
type Finished = Ended & Pick<WorkoutSummary, 'total_weight_lifted' | 'total_weight_lb'>

/** How a workout compares with the last one of the same program: so much more or less than on that day, and when and where it was. */
export type Comparison = {
  readonly difference: StoredWeight
  readonly completed_at: string
  readonly utc_offset?: number | undefined
}

/**
 * A finished workout beside the latest earlier one of its program, of entries in any order. Null where there is none,
 * or where no weight was moved in either: then it says nothing.
 */
export function compareWithLast(
  workout: Finished,
  entries: readonly (Ended & Pick<LogEntry, 'sets'>)[],
): Comparison | null {
  const ended = Date.parse(workout.completed_at)
  const [before] = entries
    .filter(({ id, program_id, completed_at }) => {
      return id !== workout.id && program_id === workout.program_id && Date.parse(completed_at) < ended
    })
    .toSorted((a, b) => Date.parse(b.completed_at) - Date.parse(a.completed_at))
  if (workout.program_id === null || !before) return null
  const [now, then] = [weightLifted(workout), weightLifted(setFigures(before.sets))]
  if (now.weight === 0 && then.weight === 0) return null
  const { completed_at, utc_offset } = before
  return { difference: without(now, then), completed_at, utc_offset }
}

/** One sum less another; in pounds, of what was typed in them, the pounds less the pounds. */
function without(one: StoredWeight, other: StoredWeight): StoredWeight {
  const less = { weight: -other.weight, weight_lb: other.weight_lb === undefined ? undefined : -other.weight_lb }
  return storedWeight({ weight: toHundredth(one.weight + less.weight), weight_lb: poundsOf([one, less]) })
}
