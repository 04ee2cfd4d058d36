import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { chromium } from '@playwright/test'
import { type Measurement, median } from '../kit/measurement.ts'
import { chromiumOptions } from '../pages/browser.ts'
import { slowDown, slowdown } from '../pages/slow-phone.ts'
import type { FoldTimes } from './fold.ts'

/** Where the empty page and the modules seem to be; nothing of it is asked of a network. */
const origin = 'http://bench.fonte'
const packages = new URL('../../../packages/', import.meta.url)
const fold = new URL('./fold.ts', import.meta.url)

/** What a module is in the browser: without types, the domain at its place. */
const moduleText = async (path: string): Promise<string> => {
  const file = path === '/fold.ts' ? fold : new URL(`.${path}`, packages)
  const text = stripTypeScriptTypes(await readFile(file, 'utf8'))
  return text.replaceAll(/'@fonte\/domain\/([^']+)'/g, "'/domain/src/$1.ts'")
}

/** What the statistics of 40,000 sets cost on the main thread of an empty page of a slow phone. */
export const measureStatistics = async (): Promise<Measurement[]> => {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (!pathname.endsWith('.ts')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      await route.fulfill({ contentType: 'text/javascript', body: await moduleText(pathname) })
    })
    await page.goto(origin)
    await slowDown(context, page)
    const times = await page.evaluate(async (path): Promise<FoldTimes> => (await import(path)).timeFolds(), '/fold.ts')
    return [
      ...figuresOf(`page of an exercise, ${times.sets} sets`, times.exercisePage, 16),
      ...figuresOf(`whole statistics, ${times.sets} sets`, times.overview, 60),
    ]
  } finally {
    await browser.close()
  }
}

const figuresOf = (name: string, { first, later }: FoldTimes['overview'], atMost: number): Measurement[] => [
  { name: `${name}, ${slowdown}× slower`, measured: median(later), unit: 'ms', bar: { atMost } },
  { name: '… the first time', measured: first, unit: 'ms' },
]
