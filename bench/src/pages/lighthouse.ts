import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { type Measurement, median } from '../kit/measurement.ts'
import { cookiesOf } from './cookies.ts'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>

const categories = ['performance', 'accessibility', 'best-practices'] as const

/** What a page must reach of 100; the rest is only told. */
const bars: Readonly<Record<string, number>> = { performance: 95, accessibility: 100 }

/** Visits that count for a page, and those that are made at most. */
const runs = 3
const visits = 6

/** A page that is measured. */
interface Scored {
  readonly name: string
  readonly url: string
  /** Gives each visit the cookies of a device of its own. */
  readonly signIn: () => Promise<string>
  /** Opens the page once before it is measured, and waits until the device has what it shows; else it is a first visit. */
  readonly before?: (page: Page) => Promise<void>
}

/** The browser that measures: an empty profile, the given cookies, and what `before` has left there. */
const withBrowser = async <T>(
  { url, before }: Scored,
  cookie: string,
  work: (port: number) => Promise<T>,
): Promise<T> => {
  const chromePath = process.env.CHROMIUM_PATH
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
    const [context] = browser.contexts()
    await context?.addCookies(cookiesOf(cookie, url))
    if (before && context) {
      const page = await context.newPage()
      await before(page)
      await page.close()
    }
    await browser.close()
    return await work(chrome.port)
  } finally {
    chrome.kill()
  }
}

/** What keeps a page from full marks in accessibility and best practices, by the names of Lighthouse. */
const faultsOf = ({ audits, categories: found }: Result['lhr']): string[] =>
  ['accessibility', 'best-practices'].flatMap((name) => {
    const weighed = found[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
    return weighed.flatMap(({ id }) => {
      const score = audits[id]?.score ?? 1
      return score < 1 ? [`${name}: ${id}`] : []
    })
  })

/** A visit to a page; null where the browser kept no trace of its beginning, so that there is nothing to measure. */
const audit = (scored: Scored, cookie: string): Promise<Result['lhr'] | null> =>
  withBrowser(scored, cookie, async (port) => {
    const { url, before } = scored
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      disableStorageReset: before !== undefined,
    })
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
    const { runtimeError, finalDisplayedUrl, audits } = result.lhr
    if (runtimeError?.code === 'NO_NAVSTART') return null
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    if (finalDisplayedUrl === url) return result.lhr
    const details = JSON.stringify(audits['errors-in-console']?.details ?? {})
    throw new Error(`${url} led to ${finalDisplayedUrl}, with these errors: ${details}`)
  })

/** Scores of a page on a phone with Lighthouse's own simulated throttling, the middle of three visits. */
export const scorePage = async (scored: Scored): Promise<Measurement[]> => {
  const { name, url, signIn } = scored
  const results: Result['lhr'][] = []
  for (let visit = 0; visit < visits && results.length < runs; visit++) {
    const result = await audit(scored, await signIn())
    if (result) results.push(result)
    else process.stdout.write(`${name}: the browser kept no trace of a visit, which is not counted\n`)
  }
  if (results.length < runs) throw new Error(`${url}: the browser kept a trace of ${results.length} visits only`)
  const paint = results.map(({ audits }) => Math.round(audits['largest-contentful-paint']?.numericValue ?? 0))
  const blocked = results.map(({ audits }) => Math.round(audits['total-blocking-time']?.numericValue ?? 0))
  process.stdout.write(`${name}: largest paint after ${median(paint)} ms, blocked for ${median(blocked)} ms\n`)
  const faults = new Set(results.flatMap(faultsOf))
  if (faults.size > 0) process.stdout.write(`${name} falls short in ${[...faults].join(', ')}\n`)
  return categories.map((category) => {
    const scores = results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100))
    const bar = bars[category]
    return { name: `${name}: ${category}`, measured: median(scores), unit: '', ...(bar && { bar: { atLeast: bar } }) }
  })
}
