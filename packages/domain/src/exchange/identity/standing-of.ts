import type { LogEntry } from '../../training-log/log-entry.ts'
import { workoutStart } from '../write/written-workout.ts'
import { entryContent } from './entry-content.ts'
import { isCalledByItsDay } from './title-of-day.ts'

/** What a workout says, on the device, at the server, in a file. */
export type SaidWorkout = Pick<
  LogEntry,
  'program_name' | 'duration_minutes' | 'started_at' | 'completed_at' | 'utc_offset' | 'sets'
>

/**
 * How a workout that a file brings stands to the one that is here under its id: there already, or there in another time
 * zone, or changed, whether in the file or here. By what both say now: sets with all their details, title, time. A note
 * makes no other workout; nor does the time zone in which a file is read, or the language in which a workout is called by
 * its day.
 */
export function standingOf(current: SaidWorkout, arriving: SaidWorkout): 'there' | 'other-zone' | 'changed' {
  const isSame =
    hasSameTime(current, arriving) &&
    hasSameTitle(current, arriving) &&
    entryContent(current.sets) === entryContent(arriving.sets)
  if (!isSame) return 'changed'
  return isInZoneOf(current, arriving) ? 'there' : 'other-zone'
}

/** The same moment, or the same clock on the wall, and as long. */
function hasSameTime(one: SaidWorkout, other: SaidWorkout): boolean {
  const [start, otherStart] = [workoutStart(one), workoutStart(other)]
  const isAsLong =
    one.duration_minutes === other.duration_minutes &&
    Date.parse(one.completed_at) - start === Date.parse(other.completed_at) - otherStart
  return isAsLong && (start === otherStart || wallOf(one, start) === wallOf(other, otherStart))
}

/** Whether a workout of the same time stays as it is; so it does where the one that arrives tells no place. */
const isInZoneOf = (current: SaidWorkout, { utc_offset, ...arriving }: SaidWorkout): boolean =>
  workoutStart(current) === workoutStart(arriving) && (utc_offset === undefined || current.utc_offset === utc_offset)

/** NaN, which equals nothing, where the place is not known. */
const wallOf = ({ utc_offset }: SaidWorkout, start: number): number => start + (utc_offset ?? Number.NaN) * 60_000

const hasSameTitle = (one: SaidWorkout, other: SaidWorkout): boolean =>
  one.program_name === other.program_name || (isCalledByItsDay(one) && isCalledByItsDay(other))
