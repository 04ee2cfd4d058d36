import process from 'node:process'
import { chromium } from '@playwright/test'
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

/** The browser that measures, as a phone's first visit finds it: an empty profile, and the given cookies. */
const withBrowser = async <T>(url: string, cookie: string, work: (port: number) => Promise<T>): Promise<T> => {
  const chromePath = process.env.CHROMIUM_PATH
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    await setCookies(`http://127.0.0.1:${chrome.port}`, url, cookie)
    return await work(chrome.port)
  } finally {
    chrome.kill()
  }
}

const setCookies = async (browserUrl: string, url: string, cookie: string): Promise<void> => {
  const browser = await chromium.connectOverCDP(browserUrl)
  await browser.contexts()[0]?.addCookies(cookiesOf(cookie, url))
  await browser.close()
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

/** A first visit to a page; null where the browser kept no trace of its beginning, so that there is nothing to measure. */
const audit = (url: string, cookie: string): Promise<Result['lhr'] | null> =>
  withBrowser(url, cookie, async (port) => {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] })
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
    const { runtimeError, finalDisplayedUrl, audits } = result.lhr
    if (runtimeError?.code === 'NO_NAVSTART') return null
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    if (finalDisplayedUrl === url) return result.lhr
    const details = JSON.stringify(audits['errors-in-console']?.details ?? {})
    throw new Error(`${url} led to ${finalDisplayedUrl}, with these errors: ${details}`)
  })

/** Scores of a page on a phone with Lighthouse's own simulated throttling, the middle of three first visits; `signIn` gives each its cookies. */
export const scorePage = async (name: string, url: string, signIn: () => Promise<string>): Promise<Measurement[]> => {
  const results: Result['lhr'][] = []
  for (let visit = 0; visit < visits && results.length < runs; visit++) {
    const result = await audit(url, await signIn())
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
