import { expect, type Page } from '@playwright/test'
import { button, recordSet, skipRest } from '../kit/gestures.ts'
import { expectSame, whole } from './outcome.ts'
import { startSavedWorkout } from './start.ts'
import { test } from './test.ts'
import type { Wire } from './wire.ts'

/** Publishes a newer Fonte: an index page that names another script, and a service worker that knows the page. */
const publish = (wire: Wire) => {
  const index = (text: string) => text.replace('</head>', '<script src="/newer" type="text/plain"></script></head>')
  wire.rewrite('/', index)
  wire.rewrite('/index.html', index)
  wire.rewrite('/sw.js', (text) => text.replace(/(url:"index\.html",revision:")/, '$1newer-'))
}

const release = (page: Page) => page.locator('script[src="/newer"]')

/** The newer worker takes over once the older one has answered what it was asked for; on a busy machine that may be much. */
const expectNewer = (page: Page) => expect(release(page)).toHaveCount(1, { timeout: 30_000 })

/** The browser has fetched the newer worker, which waits. */
const expectWaiting = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed')

test('a newer Fonte that arrives in mid-workout waits until it is asked for', async ({ page, wire, lifter: _ }) => {
  await startSavedWorkout(page)
  await recordSet(page)
  publish(wire)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expectWaiting(page)
  await expect(button(page, 'Passer le repos')).toBeVisible()
  await page.reload()
  await expect(release(page)).toHaveCount(0)
  await skipRest(page)
  await recordSet(page)
  await skipRest(page)
  await expectWaiting(page)
  await page.goto('/')
  await expect(release(page)).toHaveCount(0)
  await button(page, 'Mettre à jour').click()
  await expectNewer(page)
  await button(page, 'Reprendre la séance').click()
  await recordSet(page)
  await expectSame(page, [whole])
})

test('a newer Fonte that one tab asks for is in all tabs, and a workout goes on in it', async ({
  page,
  context,
  wire,
  lifter: _,
}) => {
  await startSavedWorkout(page)
  await recordSet(page)
  const other = await context.newPage()
  await other.goto('/')
  publish(wire)
  await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await button(other, 'Mettre à jour').click()
  for (const tab of [page, other]) await expectNewer(tab)
  await skipRest(page)
  await recordSet(page)
  await skipRest(page)
  await recordSet(page)
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  await expectSame(page, [whole])
})
