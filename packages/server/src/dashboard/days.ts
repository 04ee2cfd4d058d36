import type { DayFigures } from '@fonte/contract/admin/dashboard'
import { dayNumber, dayOfNumber } from '@fonte/domain/history/day'
import type { ZoneDays } from '@fonte/domain/history/zone-days'
import type { Database, Reader } from '../platform/database.ts'
import {
  type CountedDay,
  countDay,
  findDayCounts,
  findMeasuredSince,
  forgetDaysBefore,
  keepDayCounts,
} from './day-figures-store.ts'

/** Days that the dashboard shows, today included. */
const shownDays = 30

/** The last `count` days up to `now` (epoch ms), the earliest first. */
const lastDays = (calendar: ZoneDays, now: number, count: number = shownDays): CountedDay[] =>
  calendar.lastDays(now, count).map((day) => ({
    day,
    startsAt: new Date(calendar.startOf(day)),
    endsAt: new Date(calendar.startOf(dayOfNumber(dayNumber(day) + 1))),
  }))

const measuredFrom = async (calendar: ZoneDays, reader: Reader) =>
  calendar.dayOf((await findMeasuredSince(reader)).getTime())

/** What was counted of the last thirty days up to `now` (epoch ms): days that are over as they were kept, today as it is. */
export const readDays = async (calendar: ZoneDays, now: number, reader: Reader): Promise<DayFigures[]> => {
  const days = lastDays(calendar, now)
  const [kept, from] = [await findDayCounts(days, reader), await measuredFrom(calendar, reader)]
  const figures: DayFigures[] = []
  for (const counted of days) {
    const counts = kept.get(counted.startsAt.getTime()) ?? (await countDay(counted, counted.day >= from, reader))
    figures.push({ day: counted.day, ...counts })
  }
  return figures
}

/** Keeps the counts of those of the last thirty days that are over at `now` (epoch ms) and were not counted yet. */
export const keepDays = async (calendar: ZoneDays, now: number, database: Database): Promise<void> => {
  const days = lastDays(calendar, now).slice(0, -1)
  const [kept, from] = [await findDayCounts(days, database.read), await measuredFrom(calendar, database.read)]
  for (const counted of days.filter(({ startsAt }) => !kept.has(startsAt.getTime()))) {
    const counts = await countDay(counted, counted.day >= from, database.read)
    await database.transaction((writer) => keepDayCounts(counted.startsAt, counts, writer))
  }
}

/** How many days who was here is known, today included. */
const keptDays = 31

/** Forgets, at `now` (epoch ms), who was here and what was counted on days that are too long ago. */
export const forgetDays = async (calendar: ZoneDays, now: number, database: Database): Promise<void> => {
  const [first] = lastDays(calendar, now, keptDays)
  if (first) await forgetDaysBefore(first, database)
}
