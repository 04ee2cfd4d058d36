import type { BrowserContext, Page } from '@playwright/test'
import { fillCommunity, giveLife, saveLongProgram } from '../kit/life.ts'
import { addLongLog, longLogWorkouts } from '../kit/long-log.ts'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { withDatabase } from '../kit/statements.ts'
import { measureFirstVisits, measureRequests } from './first-visit.ts'
import { scorePage } from './lighthouse.ts'
import { measureOpening } from './opening.ts'
import { measureSearch } from './search.ts'
import { withPhone } from './slow-phone.ts'
import { countTaps } from './tap-counts.ts'
import { measureTaps } from './taps.ts'

/** Whom the pages are shown to. */
interface Members {
  /** Has the life of a member, and this program of theirs. */
  readonly member: Person
  readonly program: string
  /** Has a program as long as they come. */
  readonly planner: Person
  readonly longProgram: string
  /** Has a log of many years. */
  readonly veteran: Person
}

type Measure = () => Promise<Measurement[]>

/** Waits until the whole log of many years is on the device. */
const untilLogIsThere = (url: string) => async (page: Page) => {
  await page.goto(url)
  const count = new RegExp(`^${longLogWorkouts / 1_000}\\D?000$`, 'u')
  await page.getByRole('definition').first().getByText(count).waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForLoadState('networkidle')
}

/** Each measurement of the pages by the name under which it can be asked for alone. */
const measurements = (url: string, members: Members): Readonly<Record<string, Measure>> => {
  const { member, program, planner, longProgram, veteran } = members
  const onPhone =
    (person: Person, measure: (context: BrowserContext) => Promise<Measurement[]>): Measure =>
    async () =>
      withPhone(url, await person.newDevice(), measure)
  const stats = `${url}/stats`
  const screens = {
    '/': '/',
    '/workout': `/workout/${program}`,
    '/stats': '/stats',
    '/community': '/community',
    '/settings': '/settings',
  }
  const ofScreens = Object.entries(screens).map(([name, path]): [string, Measure] => [
    name,
    async () => [
      ...(name === '/' ? [] : await measureRequests(name, url + path, member.newDevice)),
      ...(await scorePage({ name, url: url + path, signIn: member.newDevice })),
    ],
  ])
  const longLog = `${longLogWorkouts} workouts`
  return {
    taps: onPhone(planner, (context) => measureTaps(context, url, longProgram)),
    'tap-counts': onPhone(member, (context) => countTaps(context, url)),
    search: onPhone(member, (context) => measureSearch(context, url)),
    opening: onPhone(member, (context) => measureOpening(context, url)),
    'first-visit': () => measureFirstVisits(url, member.newDevice),
    '/auth': () => scorePage({ name: '/auth', url: `${url}/auth`, signIn: async () => '' }),
    ...Object.fromEntries(ofScreens),
    'long-log': async () => [
      ...(await scorePage({ name: `/stats, ${longLog}`, url: stats, signIn: veteran.newDevice })),
      ...(await scorePage({
        name: `/stats, ${longLog} on the device`,
        url: stats,
        signIn: veteran.newDevice,
        before: untilLogIsThere(stats),
      })),
    ],
  }
}

/** What a member sees of the speed: first visits of the main screens, and taps during a workout; of these, only those `named`. */
export const measurePages = (named?: readonly string[]): Promise<Measurement[]> =>
  withServer(async (server) => {
    const { url } = server
    const member = await joinFonte(url)
    const [program = ''] = await giveLife(member)
    await fillCommunity(await joinFonte(url))
    const planner = await joinFonte(url)
    const longProgram = await saveLongProgram(planner)
    const veteran = await joinFonte(url)
    await withDatabase(server.databaseUrl(), (pool) => addLongLog(pool, veteran))
    const all = measurements(url, { member, program, planner, longProgram, veteran })
    const unknown = named?.find((name) => !(name in all))
    if (unknown) throw new Error(`there is no ${unknown} among the pages, only ${Object.keys(all).join(', ')}`)
    const figures: Measurement[] = []
    for (const [name, measure] of Object.entries(all)) {
      if (!named || named.includes(name)) figures.push(...(await measure()))
    }
    return figures
  })
