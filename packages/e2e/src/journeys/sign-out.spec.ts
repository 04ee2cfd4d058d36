import { expect, type Page } from '@playwright/test'
import { button, chooseInAccountMenu, recordSet, signInByForm, startWorkout } from '../kit/gestures.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

/** Whether the browser’s own cache answers a call without asking the server. */
const isCached = (page: Page, path: string) =>
  page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    path,
  )

/** Everything that a script can read in the browser: databases, caches, storage; bytes as the characters they would be. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('fonte')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => resolve(opening.result)
    })
    const rowsOf = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        const reading = opened.transaction(name).objectStore(name).getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
    const rows = Object.fromEntries(
      await Promise.all([...opened.objectStoreNames].map(async (name) => [name, await rowsOf(name)])),
    )
    opened.close()
    const caches = await Promise.all((await window.caches.keys()).map(async (name) => window.caches.open(name)))
    const addresses = (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url)
    const text = (_: string, value: unknown) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : value)
    return JSON.stringify({ rows, addresses, local: { ...localStorage }, session: { ...sessionStorage } }, text)
  })

test('after sign-out nothing of a person can be read in the browser, and a running workout comes back', async ({
  page,
  context,
  lifter,
}) => {
  await saveProgram(context.request)
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await recordSet(page, { weight: '81' })
  await page.goto('/')
  await expect(button(page, 'Reprendre la séance')).toBeVisible()
  await expect.poll(() => isCached(page, '/api/programs')).toBe(true)
  const keptReads = async () => JSON.stringify(JSON.parse(await readable(page)).rows.query_cache)
  await expect.poll(keptReads).toContain('Haut du corps')
  expect(await isCached(page, '/api/session')).toBe(false)
  await chooseInAccountMenu(page, 'menuitem', 'Déconnexion')
  await expect(page).toHaveURL(/\/auth/)
  expect(await isCached(page, '/api/programs')).toBe(false)
  await expect.poll(() => readable(page)).not.toContain('lock-key')
  const left = await readable(page)
  for (const word of ['Haut du corps', 'Développé', lifter.email, lifter.username, lifter.full_name, '/api/']) {
    expect(left).not.toContain(word)
  }
  expect(left).toContain('"locked"')
  await page.reload()
  await signInByForm(page, lifter)
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toContainText('1 série sur 3')
  await button(page, 'Reprendre la séance').click()
  await expect(page.getByText(/81/).first()).toBeVisible()
})

test('whoever has saved all that they typed signs out without a question', async ({ page, context, lifter: _ }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await saveProgram(context.request)
  await page.goto('/settings')
  // The number of the person's changes is on the device by then.
  await expect.poll(() => readable(page)).toContain('revision:')
  await chooseInAccountMenu(page, 'menuitem', 'Déconnexion')
  await expect(page).toHaveURL(/\/auth/)
})
