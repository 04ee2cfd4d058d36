import { type BrowserContext, expect, type Page } from '@playwright/test'

/** How many reads the app keeps on the device, so that it can open without a network. */
const keptReads = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('fonte')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const counting = database.transaction('query_cache').objectStore('query_cache').count()
          counting.onsuccess = () => {
            database.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** Programs, exercises, muscles, last sets, totals and history. */
const readsToKeep = 6

/** Opens the app and waits until all it needs without a network is on the device. */
export const openAndStockUp = async (page: Page, path = '/') => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => keptReads(page)).toBeGreaterThanOrEqual(readsToKeep)
}

/** Cuts the network of a browser, its service worker included. */
export const goOffline = (context: BrowserContext) => context.setOffline(true)

/** Gives the network back. */
export const goOnline = (context: BrowserContext) => context.setOffline(false)
