import type { Tasks } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { addUpCounts } from './day-figures-store.ts'
import { forgetDays, keepDays } from './days.ts'

/** When what the dashboard counts is put in order, as lines of a crontab in UTC. */
export const dashboardTimes = `
12 * * * * keep-days
22 * * * * purge-days
32 * * * * add-up-counts
`

/** What counts the days that are over, forgets those that are long ago, and adds up the kept counts. */
export const dashboardTasks = ({ calendar, database, now }: Platform): Tasks => ({
  'keep-days': () => keepDays(calendar, now(), database),
  'purge-days': () => forgetDays(calendar, now(), database),
  'add-up-counts': () => addUpCounts(database),
})
