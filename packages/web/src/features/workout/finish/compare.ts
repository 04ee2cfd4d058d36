import { setFigures } from '@fonte/domain/history/summarize'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'

type Ended = Pick<LogEntry, 'id' | 'program_id' | 'completed_at' | 'utc_offset'>

/** A workout that has just been finished, with the kg lifted in it. */
type Finished = Ended & { readonly total_weight_lifted: number }

/** How a workout compares with the last one of the same program: kg more or less than on that day, and when and where it was. */
export type Comparison = {
  readonly difference: number
  readonly completed_at: string
  readonly utc_offset?: number | undefined
}

/**
 * A finished workout beside the latest earlier one of its program, of entries in any order. Null where there is none,
 * or where no weight was moved in either: then kg say nothing.
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
  const kg = [workout.total_weight_lifted, setFigures(before.sets).total_weight_lifted] as const
  if (kg[0] === 0 && kg[1] === 0) return null
  const { completed_at, utc_offset } = before
  return { difference: Math.round((kg[0] - kg[1]) * 100) / 100, completed_at, utc_offset }
}
