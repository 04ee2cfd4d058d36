import { type Browser, chromium, type Page } from '@playwright/test'
import { type Measurement, median } from '../kit/measurement.ts'
import { chromiumOptions } from './browser.ts'
import { cookiesOf } from './cookies.ts'

const rounds = 5

/** One’s own programs, the predefined ones, exercises, muscles, last sets, totals and history. */
const readsToKeep = 7

/** What a visit with an empty browser costs. */
interface Visit {
  /** Requests until the first screen stood, the page itself included, and in all. */
  readonly first: number
  readonly all: number
  /** CPU time of the main thread in s. */
  readonly cpu: number
}

/** Waits until all is over that a visit brings about behind its screen: the worker is there, and `reads` are kept. */
const settle = async (page: Page, reads: number) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const hasReads = (wanted: number) =>
    new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('fonte')
      opening.onsuccess = () => {
        const counting = opening.result.transaction('query_cache').objectStore('query_cache').count()
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result >= wanted)
        }
      }
    })
  // Seldom, as asking costs the page that is measured.
  await page.waitForFunction(hasReads, reads, { polling: 500 })
}

/** Opens a page on a phone as a newly installed browser does; `reads` are what it fetches for later. */
const visit = async (browser: Browser, url: string, cookie: string, reads = 0): Promise<Visit> => {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'fr-FR' }
  const context = await browser.newContext(phone)
  await context.addCookies(cookiesOf(cookie, url))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await settle(page, reads)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const requests = await page.evaluate(() => {
    const stood = performance.getEntriesByName('first-screen')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const entries = performance.getEntriesByType('resource')
    return { first: entries.filter(({ startTime }) => startTime < stood).length, all: entries.length }
  })
  await context.close()
  const cpu = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { first: requests.first + 1, all: requests.all + 1, cpu }
}

const requestsOf = (name: string, visits: readonly Visit[]): Measurement => ({
  name: `${name}: requests until its first screen stands`,
  measured: median(visits.map(({ first }) => first)),
  unit: '',
  bar: { atMost: 16 },
})

/** The requests of a page that somebody signed in opens first, the middle of three visits. */
export const measureRequests = async (
  name: string,
  url: string,
  signIn: () => Promise<string>,
): Promise<Measurement[]> => {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const visits: Visit[] = []
    while (visits.length < 3) visits.push(await visit(browser, url, await signIn()))
    return [requestsOf(name, visits)]
  } finally {
    await browser.close()
  }
}

/** What the home screen asks of a phone, in comparison with the sign-in screen, which has next to nothing to show. */
export const measureFirstVisits = async (url: string, signIn: () => Promise<string>): Promise<Measurement[]> => {
  const browser = await chromium.launch(chromiumOptions())
  const visits: { readonly auth: Visit; readonly home: Visit }[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const auth = await visit(browser, `${url}/auth`, '')
      visits.push({ auth, home: await visit(browser, `${url}/`, await signIn(), readsToKeep) })
    }
  } finally {
    await browser.close()
  }
  const ratio = median(visits.map(({ auth, home }) => home.cpu / auth.cpu))
  return [
    requestsOf(
      '/',
      visits.map(({ home }) => home),
    ),
    { name: '… in all', measured: median(visits.map(({ home }) => home.all)), unit: '' },
    { name: '/: CPU of the main thread to that of /auth', measured: ratio, unit: '×', bar: { atMost: 2.2 } },
  ]
}
