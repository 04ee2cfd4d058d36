import type { BrowserContext, Page } from '@playwright/test'
import { type Measurement, median } from '../kit/measurement.ts'

const rounds = 7

/** Ms from asking for the home screen until its programs stand and can be tapped. */
const open = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: 'Voir', exact: true }).first().click({ trial: true })
  return page.evaluate(() => performance.now())
}

/** Opening the home screen of a device that knows it, with and without a network. */
export const measureOpening = async (context: BrowserContext, url: string): Promise<Measurement[]> => {
  const page = await context.newPage()
  await open(page, url)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const online: number[] = []
  const offline: number[] = []
  for (let round = 0; round < rounds; round++) {
    await context.setOffline(false)
    online.push(await open(page, url))
    await context.setOffline(true)
    offline.push(await open(page, url))
  }
  const share = median(offline) / median(online)
  return [
    { name: 'home opened online', measured: median(online), unit: 'ms' },
    { name: 'home opened offline', measured: median(offline), unit: 'ms' },
    { name: 'offline against online', measured: share, unit: '×', bar: { atMost: 1.1 } },
  ]
}
