import { expect, type Page } from '@playwright/test'
import { storedWorkouts } from '../kit/api.ts'

/** How many rows the device keeps in a store of recorded work. */
const rowsOf = (page: Page, store: 'outbox' | 'running_workout') =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('fonte')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
    store,
  )

/** Waits until the device holds so many writes that no server has acknowledged, as long as their number goes on changing. */
export const expectUnsent = async (page: Page, count: number) => {
  const unsent = () => rowsOf(page, 'outbox')
  for (let now = await unsent(); now !== count; now = await unsent()) await expect.poll(unsent).not.toBe(now)
}

/** Waits until the device holds no running workout. */
export const expectNothingRunning = (page: Page) => expect.poll(() => rowsOf(page, 'running_workout')).toBe(0)

/** What waits to be sent, in the words of the screens. */
export const waiting = 'en attente de synchronisation'

/** The device has sent everything, the database holds each workout exactly once, and the screens say the same. */
export const expectSame = async (page: Page, workouts: readonly { sets: number; weight: number }[]) => {
  await expectUnsent(page, 0)
  expect(await rowsOf(page, 'running_workout')).toBe(0)
  const stored = await storedWorkouts(page.request, new URL(page.url()).origin)
  const figures = stored.map(({ sets_done, total_weight_lifted }) => `${sets_done} ${total_weight_lifted}`)
  expect(figures.sort()).toEqual(workouts.map(({ sets, weight }) => `${sets} ${weight}`).sort())
  expect(new Set(stored.map(({ id }) => id)).size).toBe(workouts.length)
  await page.goto(new URL('/stats', page.url()).href)
  const history = page.getByRole('region', { name: 'Historique' })
  await expect(history.getByRole('link', { name: /Haut du corps/ })).toHaveCount(workouts.length)
  await expect(page.getByText(waiting)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Totaux' })).toContainText(`Séances${workouts.length}`)
}

/** The kit's program, all sets as planned. */
export const whole = { sets: 3, weight: 800 }
