import { expect, type Page } from '@playwright/test'
import { button } from '../../kit/gestures.ts'
import { paintEachStep, shiftOf, slowLine, watchShift } from '../../kit/shift.ts'
import { test } from '../../kit/test.ts'
import { saveProgram, saveWorkout } from '../../kit/training.ts'

const day = 86_400_000

/** Watches the page as it is on a slow line and a slow device. */
const watchSlow = async (page: Page) => {
  await watchShift(page)
  await paintEachStep(page)
  await slowLine(page)
}

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

/** Opens each page, and holds it still until all of it is there. */
const expectEachStill = async (page: Page, paths: readonly string[], state = '') => {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, `${path}${state}`)
  }
}

/** A program to train, another beside it, and workouts of two weeks. */
const saveTraining = async ({ request }: Page) => {
  const { id } = await saveProgram(request)
  await saveProgram(request, { name: 'Bas du corps' })
  for (const ago of [0, 2, 4, 9, 11]) await saveWorkout(request, Date.now() - ago * day - 3_600_000)
  return id
}

test('on a slow, cold device nothing moves by itself for a newcomer', async ({ page, lifter: _ }) => {
  test.slow()
  await watchSlow(page)
  await expectEachStill(page, screens)
})

test('on a slow, cold device nothing moves by itself for somebody who trains', async ({ page, lifter: _ }) => {
  test.slow()
  const id = await saveTraining(page)
  await watchSlow(page)
  await expectEachStill(page, ['/', '/stats', ...statisticsPages, `/workout/${id}`])
  await button(page, 'Commencer').click()
  await expect(button(page, 'Série terminée')).toBeVisible()
  await expectEachStill(page, ['/', '/stats', '/settings', `/workout/${id}`], ' with a running workout')
})

test('on a slow, cold desktop nothing moves by itself', async ({ page, lifter: _ }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await saveProgram(page.request)
  await saveWorkout(page.request, Date.now() - 3_600_000)
  await watchSlow(page)
  await expectEachStill(page, ['/', '/stats', '/settings'])
})

test('on a slow, cold device nothing moves by itself before the sign-in', async ({ page }) => {
  await watchSlow(page)
  await expectEachStill(page, ['/auth'])
})
