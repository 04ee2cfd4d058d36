import { expect, type Page } from '@playwright/test'
import { button } from '../../kit/gestures.ts'
import { shiftOf, slowDown, watchShift } from '../../kit/shift.ts'
import { test } from '../../kit/test.ts'
import { saveProgram, saveWorkout } from '../../kit/training.ts'

const day = 86_400_000

/** Nothing is on its way any more, and the fonts are those that stay. */
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
}

const expectStill = async (page: Page, where: string) => {
  await settled(page)
  const { sum, moved } = await shiftOf(page)
  expect.soft(sum, `${where}: ${moved.join(' | ')}`).toBeLessThanOrEqual(0.02)
}

const screens = [
  '/',
  '/stats',
  '/settings',
  '/subscription',
  '/payment',
  '/report',
  '/?edit=new',
  '/privacy',
  '/data-deletion',
]

/** What stands behind the statistics. */
const statisticsPages = [
  '/stats/calendar',
  '/stats/body',
  `/stats/exercises/${encodeURIComponent('predefined-développé-couché')}`,
]

test('on a slow, cold device nothing moves by itself for a newcomer', async ({ page, lifter: _ }) => {
  test.slow()
  await watchShift(page)
  await slowDown(page)
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, path)
  }
})

test('on a slow, cold device nothing moves by itself for somebody who trains', async ({ page, lifter: _ }) => {
  test.slow()
  const { id } = await saveProgram(page.request)
  await saveProgram(page.request, { name: 'Bas du corps' })
  for (const ago of [0, 2, 4, 9, 11]) await saveWorkout(page.request, Date.now() - ago * day - 3_600_000)
  await watchShift(page)
  await slowDown(page)
  for (const path of ['/', '/stats', ...statisticsPages, `/workout/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, path)
  }
  await button(page, 'Commencer').click()
  await expect(button(page, 'Série terminée')).toBeVisible()
  for (const path of ['/', '/stats', '/settings', `/workout/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, `${path} with a running workout`)
  }
})

test('on a slow, cold desktop nothing moves by itself', async ({ page, lifter: _ }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await saveProgram(page.request)
  await saveWorkout(page.request, Date.now() - 3_600_000)
  await watchShift(page)
  await slowDown(page)
  for (const path of ['/', '/stats', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, path)
  }
})

test('on a slow, cold device nothing moves by itself before the sign-in', async ({ page }) => {
  await watchShift(page)
  await slowDown(page)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectStill(page, '/auth')
})
