import type { BrowserContext, Page } from '@playwright/test'
import { type Measurement, median } from '../kit/measurement.ts'
import { slowDown, slowdown } from './slow-phone.ts'

/** What is typed, a key at a time: with each the list is another. */
const words = ['develop', 'squat', 'tirage', 'rdl']

/** Ms: one frame for the search and the list, one until it is on the screen. */
const bar = { atMost: 33 }

/** Watches, in the page, how long it takes from a key to the frame whose list has another first row. */
const watchSearch = () => {
  const times: number[] = []
  const firstRow = () => document.querySelector('dialog ul li')?.textContent
  addEventListener(
    'input',
    ({ timeStamp }) => {
      const before = firstRow()
      const observer = new MutationObserver(() => {
        if (firstRow() === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      setTimeout(() => observer.disconnect(), 250)
    },
    { capture: true },
  )
  Object.assign(globalThis, { searchTimes: times })
}

const openSelector = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript(watchSearch)
  await page.goto(`${url}/?edit=new`)
  await page.getByRole('button', { name: 'Ajouter des exercices' }).first().click()
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  await slowDown(context, page)
  return page
}

/** From a key pressed into the search of the exercise selector to the first results, over the whole library. */
export const measureSearch = async (context: BrowserContext, url: string): Promise<Measurement[]> => {
  const page = await openSelector(context, url)
  const box = page.getByRole('dialog').getByRole('searchbox')
  for (const word of words) {
    await box.pressSequentially(word, { delay: 300 })
    await box.fill('')
  }
  const times = await page.evaluate(() => (globalThis as unknown as { searchTimes: number[] }).searchTimes)
  return [
    { name: `key to the first results, ${slowdown}× slower`, measured: median(times), unit: 'ms', bar },
    { name: '… the slowest', measured: Math.max(...times), unit: 'ms' },
  ]
}
