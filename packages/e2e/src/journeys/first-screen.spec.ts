import { expect, type Page } from '@playwright/test'
import { card } from '../kit/gestures.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

/** What the page asked for until its first screen stood, the page itself included. */
const requestsOfFirstScreen = async (page: Page): Promise<readonly string[]> => {
  await page.waitForFunction(() => performance.getEntriesByName('first-screen').length > 0)
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first-screen')
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return entries.flatMap(({ name, startTime }) =>
      startTime < (mark?.startTime ?? 0) ? [new URL(name).pathname] : [],
    )
  })
}

test('the home screen stands after at most 16 requests, and the rest comes by itself', async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await page.goto('/')
  await expect(card(page, 'Haut du corps')).toBeVisible()
  const first = await requestsOfFirstScreen(page)
  expect(first.length, first.join(' ')).toBeLessThanOrEqual(16)
  expect(first).toContain('/api/programs')
  expect(first).not.toContain('/api/predefined-programs')
  await expect(card(page, 'Full body débutant')).toBeVisible()
})

const stands = {
  '/workout': { path: (program: string) => `/workout/${program}`, heading: 'Développé couché' },
  '/stats': { path: () => '/stats', heading: 'Statistiques' },
  '/community': { path: () => '/community', heading: 'Communauté' },
  '/settings': { path: () => '/settings', heading: 'Paramètres' },
} as const

for (const [name, { path, heading }] of Object.entries(stands)) {
  test(`${name} stands after at most 16 requests`, async ({ page, lifter: _ }) => {
    const { id } = await saveProgram(page.request)
    await page.goto(path(id))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const first = await requestsOfFirstScreen(page)
    expect(first.length, first.join(' ')).toBeLessThanOrEqual(16)
  })
}

test('who has no programs yet sees the predefined ones on the first screen', async ({ page, lifter: _ }) => {
  await page.goto('/')
  await expect(card(page, 'Full body débutant')).toBeVisible()
  expect(await requestsOfFirstScreen(page)).toContain('/api/predefined-programs')
})

test('a long list grows as its end comes near, and is as long after a way to another page', async ({
  page,
  lifter: _,
}) => {
  const count = 24
  for (let index = 1; index <= count; index += 1) await saveProgram(page.request, { name: `Séance ${index}` })
  await page.goto('/')
  const own = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Séance/ }) })
  await expect(card(page, 'Séance 24')).toBeVisible()
  expect(await own.count()).toBeLessThan(count)
  for (let drawn = await own.count(); drawn < count; drawn = await own.count()) {
    await own.last().scrollIntoViewIfNeeded()
    await expect.poll(() => own.count()).toBeGreaterThan(drawn)
  }
  await page.locator('a[href="/stats"]').last().click()
  await expect(own).toHaveCount(0)
  await page.goBack()
  await expect(own).toHaveCount(count)
})
