import { dayOfEntry } from '@fonte/domain/training-log/day-of'
import { inUnit, type StoredWeight } from '@fonte/domain/units/weight'
import { localOffset } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { useDayAmongYears } from '../../history/at-its-place.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import type { EndedWorkout } from '../running/workout-records.ts'
import { compareWithLast } from './compare.ts'
import { finishMessages } from './finish-messages.ts'

interface Props {
  workout: EndedWorkout
  /** What was lifted in it. */
  total: StoredWeight
}

/** How the workout compares with the last one of the same program, once the whole log is on the device. */
export function ComparisonLine({ workout: { workout_id, state }, total }: Props) {
  const words = useWords(finishMessages)
  const { number, unit } = useFormats()
  const day = useDayAmongYears()
  const { reading, entries } = useTrainingLog()
  const completed_at = new Date(state.ended_at).toISOString()
  const lifted = { total_weight_lifted: total.weight, total_weight_lb: total.weight_lb }
  const finished = { id: workout_id, program_id: state.program.id, completed_at, ...lifted }
  const comparison = compareWithLast(finished, entries)
  // Part of the log could lack the last one.
  if (reading !== 'ready' || !comparison) return null
  const isSameDay = dayOfEntry(comparison, localOffset) === dayOfEntry(finished, localOffset)
  const when = isSameDay ? words.sameDay : words.onDay(day(comparison))
  const difference = inUnit(unit, comparison.difference)
  const amount = `${number(Math.abs(difference))}\u00a0${unit}`
  const text = difference > 0 ? words.more(amount, when) : difference < 0 ? words.less(amount, when) : words.same(when)
  return <p className="finish-comparison">{text}</p>
}
