import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addLongLog, longLogWorkouts } from '../kit/long-log.ts'
import type { Measurement } from '../kit/measurement.ts'
import { withDataFolder, withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { withDatabase } from '../kit/statements.ts'
import { withPhone } from './slow-phone.ts'
import { traceTasks } from './task-trace.ts'

/** Ms: a task of the main thread that takes longer is felt. */
const bar = { atMost: 50 }

/** How many rows the file has, one for each set, and sets a workout. */
const rows = 100_000
const setsEach = 16

/** From nothing to the preview (ms). */
const previewBar = { atMost: 4_000 }

const wait = { timeout: 300_000 }
const day = 86_400_000

/** Notes, in the page, the tasks of its main thread that take 50 ms and more, with when each began. */
const watchTasks = () => {
  const tasks: { at: number; ms: number }[] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  Object.assign(globalThis, { longTasks: tasks })
}

/** The longest of these tasks since `since` (ms of the page); 0 where none took 50 ms. */
const longestSince = (page: Page, since: number): Promise<number> =>
  page.evaluate((from) => {
    const { longTasks } = globalThis as unknown as { longTasks: { at: number; ms: number }[] }
    return Math.max(0, ...longTasks.filter(({ at }) => at >= from).map(({ ms }) => ms))
  }, since)

const nowOf = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** A file of Strong's columns: five lifts, a workout a day. */
const longFile = (): string => {
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'
  const lifts = [
    'Bench Press (Barbell)',
    'Squat (Barbell)',
    'Deadlift (Barbell)',
    'Pull Up',
    'Overhead Press (Barbell)',
  ]
  const first = Date.now() - (rows / setsEach + 2) * day
  const lines = Array.from({ length: rows }, (_, row) => {
    const [workout, set] = [Math.floor(row / setsEach), row % setsEach]
    const date = new Date(first + workout * day).toISOString().slice(0, 10)
    const lift = lifts[Math.floor(set / 4 + workout) % lifts.length]
    return `${date} 18:30:00,"Push ${workout % 3}",1h,"${lift}",${(set % 4) + 1},${40 + (row % 30) * 2.5},${5 + (set % 6)},0,0,"","",`
  })
  return [header, ...lines, ''].join('\n')
}

/** The log of thirteen years arrives on a device that knows nothing of it. */
const measureArrival = async (page: Page, url: string): Promise<Measurement[]> => {
  const asked = page.waitForRequest('**/api/training-changes*')
  const trace = await traceTasks(page)
  await page.goto(`${url}/stats`)
  await asked
  const since = await nowOf(page)
  await trace.mark('asked')
  await page
    .getByRole('definition')
    .first()
    .getByText(/^2\s?000$/u)
    .waitFor(wait)
  await page.waitForLoadState('networkidle')
  await trace.mark('arrived')
  const processorTime = await trace.end()
  return [
    {
      name: `longest task while ${longLogWorkouts} workouts arrive`,
      measured: await longestSince(page, since),
      unit: 'ms',
      bar,
    },
    { name: '… of the processor', measured: processorTime('asked', 'arrived'), unit: 'ms' },
  ]
}

/** A file of 100,000 rows is read, compared and sent. */
const measureImport = async (page: Page, url: string, path: string): Promise<Measurement[]> => {
  await page.goto(`${url}/import`)
  const field = page.getByLabel('Choisir un fichier')
  await field.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const trace = await traceTasks(page)
  await trace.mark('chosen')
  const chosen = await nowOf(page)
  await field.setInputFiles(path)
  const send = page.getByRole('button', { name: /^Importer [\d\s]+ séances$/u })
  await send.waitFor(wait)
  const previewed = await nowOf(page)
  const reading = await longestSince(page, chosen)
  await trace.mark('previewed')
  const processorTime = await trace.end()
  await send.click()
  await page
    .getByText(/séances importées/u)
    .first()
    .waitFor(wait)
  const sending = await longestSince(page, previewed)
  return [
    { name: `preview of ${rows} rows`, measured: previewed - chosen, unit: 'ms', bar: previewBar },
    { name: '… longest task of the main thread', measured: reading, unit: 'ms', bar },
    { name: '… of the processor', measured: processorTime('chosen', 'previewed'), unit: 'ms' },
    { name: '… and while they are sent', measured: sending, unit: 'ms', bar },
  ]
}

/** What the main thread feels of a long log: when it arrives, and when it is imported. Without any slowdown. */
export const measureLongTasks = (): Promise<Measurement[]> =>
  withServer((server) =>
    withDataFolder(async (folder) => {
      const { url } = server
      const [trained, fresh] = [await joinFonte(url), await joinFonte(url)]
      await withDatabase(server.databaseUrl(), (pool) => addLongLog(pool, trained))
      // From a file: what the driver hands over as text would be decoded on the main thread.
      const path = join(folder, 'strong.csv')
      await writeFile(path, longFile())
      const onPhone = async (person: Person, measure: (page: Page) => Promise<Measurement[]>) =>
        withPhone(url, await person.newDevice(), async (context) => {
          const page = await context.newPage()
          await page.addInitScript(watchTasks)
          return measure(page)
        })
      return [
        ...(await onPhone(trained, (page) => measureArrival(page, url))),
        ...(await onPhone(fresh, (page) => measureImport(page, url, path))),
      ]
    }),
  )
