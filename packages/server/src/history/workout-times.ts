import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { completedAt } from '@fonte/domain/history/completed-at'
import { earliestWorkout, isInFuture } from '@fonte/domain/history/past/bounds'
import { wholeMinutes } from '@fonte/domain/history/summarize'
import { Problem } from '../platform/problem.ts'

/** Start and end of a workout, by the clock of the device that sends it. */
type SentTimes = { readonly started_at: string; readonly completed_at: string }

/** When a workout began and ended, as it is stored. */
export type WorkoutTimes = Pick<{ readonly [Name in keyof HistoryEntryWithSets]: Date }, 'started_at' | 'completed_at'>

/**
 * Whole minutes that a workout counts: as many as were sent, which may leave an idle end out, but never more than passed
 * between its start and its end.
 */
export const durationOf = ({
  duration_minutes,
  started_at,
  completed_at,
}: SentTimes & { readonly duration_minutes: number }): number =>
  Math.min(duration_minutes, wholeMinutes(Date.parse(started_at), Date.parse(completed_at)))

/** The times of a live workout, moved to the server's clock (`now`, epoch ms): a wrong clock of the device does no harm. */
export const liveTimes = (sent: SentTimes & { readonly sent_at: string }, now: number): WorkoutTimes => {
  // Never before 1970: two absurd clocks must not make a date that the database refuses.
  const onServerClock = (instant: string) =>
    Math.max(0, completedAt(now, Date.parse(sent.sent_at), Date.parse(instant)))
  const completed = onServerClock(sent.completed_at)
  return {
    started_at: new Date(Math.min(completed, onServerClock(sent.started_at))),
    completed_at: new Date(completed),
  }
}

/**
 * The times that a person wrote down, as they are given.
 * @throws Problem `in-future`, `invalid-input`
 */
export const givenTimes = ({ started_at, completed_at }: SentTimes, now: number): WorkoutTimes => {
  const [started, completed] = [Date.parse(started_at), Date.parse(completed_at)]
  if (isInFuture(completed, now)) throw new Problem('in-future')
  const refuse = (path: string, reason: string) => new Problem('invalid-input', { errors: [{ path, reason }] })
  if (started < earliestWorkout) throw refuse('body.started_at', 'before-1950')
  if (completed < started) throw refuse('body.completed_at', 'before-start')
  return { started_at: new Date(started), completed_at: new Date(completed) }
}
