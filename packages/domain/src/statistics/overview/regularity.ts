import type { DayKey } from '../../history/day.ts'
import { dayAfter, mondayOf } from '../../history/week.ts'
import type { Training } from './training.ts'

/** How many weeks reached the goal. */
export type Regularity = {
  readonly atGoal: number
  /** Of how many weeks. */
  readonly weeks: number
  /** Weeks at the goal up to now, without one below it between them; pauses do not count. */
  readonly inARow: number
}

/** Weeks without any workout that may stand between two at the goal. */
const longestPause = 2

/** Over how many weeks the goal is looked at. */
const regularityWeeks = 12

/** Of weeks told by their number of workouts, the earliest first. */
export function regularity(workouts: readonly number[], goal: number): Regularity {
  return {
    atGoal: workouts.filter((count) => count >= goal).length,
    weeks: workouts.length,
    inARow: weeksInARow(workouts, goal),
  }
}

/** A week without any workout is a pause: it neither adds nor breaks, up to two in a row. */
function weeksInARow(workouts: readonly number[], goal: number): number {
  let row = 0
  let pause = 0
  for (const count of workouts.toReversed()) {
    if (count === 0) pause += 1
    else if (count >= goal) pause = 0
    else break
    if (pause > longestPause) break
    if (count > 0) row += 1
  }
  return row
}

/** A week with its number of workouts. */
export type CountedWeek = { readonly monday: DayKey; readonly workouts: number }

/** Every week from that of the first workout to the running one, the earliest first; none without any workout. */
export function countedWeeks({ days, firstDay }: Training, today: DayKey): CountedWeek[] {
  const counts = new Map<DayKey, number>()
  for (const [day, { workouts }] of days) {
    const monday = mondayOf(day)
    counts.set(monday, (counts.get(monday) ?? 0) + workouts.length)
  }
  const weeks: CountedWeek[] = []
  let monday = firstDay === null ? null : mondayOf(firstDay)
  for (; monday !== null && monday <= today; monday = dayAfter(monday, 7))
    weeks.push({ monday, workouts: counts.get(monday) ?? 0 })
  return weeks
}

/** Of a log up to today: the last twelve weeks, and how many in a row of all. The running week counts once it is at the goal. */
export function regularityOf(weeks: readonly CountedWeek[], goal: number): Regularity {
  const counts = weeks.map(({ workouts }) => workouts)
  const over = isRunningCounted(weeks, goal) ? counts : counts.slice(0, -1)
  return { ...regularity(over.slice(-regularityWeeks), goal), inARow: weeksInARow(over, goal) }
}

/** The weeks that are counted, and the running one, which stands beside them while it is below the goal. */
export const shownWeeks = (weeks: readonly CountedWeek[], goal: number): readonly CountedWeek[] =>
  weeks.slice(-regularityWeeks - (isRunningCounted(weeks, goal) ? 0 : 1))

const isRunningCounted = (weeks: readonly CountedWeek[], goal: number): boolean => (weeks.at(-1)?.workouts ?? 0) >= goal
