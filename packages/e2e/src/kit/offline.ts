import { type BrowserContext, expect, type Page } from '@playwright/test'

type Store = 'query_cache' | 'kept'

/** The rows of one of the device's stores. */
const rowsOf = (page: Page, store: Store) =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('fonte')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result)
          }
        }
      }),
    store,
  )

/** Waits until the device keeps something with that text in it: what was typed, or chosen for later visits. */
export const expectKept = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await rowsOf(page, 'kept'))).toContain(text)

/** Names of what was typed and not saved, as the device keeps it for whoever typed it. */
export const draftsOn = async (page: Page): Promise<string[]> => {
  const rows = (await rowsOf(page, 'kept')) as { name: string; user_id?: string }[]
  // The device also keeps where its person's changes stand, and how far their log has come, which nobody typed.
  const drafts = rows.filter(({ name, user_id }) => user_id !== undefined && !/^(?:revision|training):/.test(name))
  return drafts.map(({ name }) => name.replace(/:.*/, ''))
}

/** One’s own programs, the predefined ones, the training plan, the gym, exercises, their guides, muscles, last sets, totals, history, imports. */
const readsToKeep = 11

/** Beside its reads the device keeps which changes it has heard of. */
const isRead = ({ key }: { key: string[] }) => key[0] !== 'heard'

/** Opens the app and waits until all it needs without a network is on the device. */
export const openAndPrefetch = async (page: Page, path = '/') => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const reads = async () => ((await rowsOf(page, 'query_cache')) as { key: string[] }[]).filter(isRead)
  await expect.poll(async () => (await reads()).length).toBeGreaterThanOrEqual(readsToKeep)
}

/** Waits until the page has the last answer that it asked for by itself: nothing is on its way any more. */
export const expectAllRead = (page: Page) =>
  expect
    .poll(async () => ((await rowsOf(page, 'query_cache')) as { key: string[] }[]).map(({ key }) => key[0]))
    .toContain('exercise-guides')

/** Cuts the network of a browser, its service worker included. */
export const goOffline = (context: BrowserContext) => context.setOffline(true)

/** Gives the network back. */
export const goOnline = (context: BrowserContext) => context.setOffline(false)
