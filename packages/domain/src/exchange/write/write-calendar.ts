import type { LogEntry } from '../../training-log/log-entry.ts'
import { type CalendarText, calendarOf, textLines, utc } from './calendar-lines.ts'
import { type PlannedWeek, plannedEvents } from './planned-events.ts'
import { oldestFirst, workoutStart } from './written-workout.ts'

function workoutEvent(entry: LogEntry, text: CalendarText): readonly string[] {
  const [start, done] = [workoutStart(entry), Date.parse(entry.completed_at)]
  return [
    `UID:${entry.id}@fonte`,
    `DTSTAMP:${utc(done)}`,
    `DTSTART:${utc(start)}`,
    // An event may not end when it begins.
    ...(utc(done) > utc(start) ? [`DTEND:${utc(done)}`] : []),
    ...textLines(text),
  ]
}

/**
 * The workouts as a calendar, oldest first, and the days of `week` where they are wanted. The UID of an event is made of the
 * workout's id and stays, so that a calendar that imports the file again changes its events instead of doubling them.
 */
export function writeCalendar(
  entries: readonly LogEntry[],
  tell: (entry: LogEntry) => CalendarText,
  week: PlannedWeek | null = null,
): string {
  const workouts = oldestFirst(entries).map((entry) => workoutEvent(entry, tell(entry)))
  return calendarOf([...workouts, ...(week ? plannedEvents(week) : [])])
}
