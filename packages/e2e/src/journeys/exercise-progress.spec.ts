import { expect, type Page } from '@playwright/test'
import { button, recordSet, skipRest, startWorkout, stopWorkout } from '../kit/gestures.ts'
import { test as largeTest } from '../kit/large-text.ts'
import { boxesOf } from '../kit/layout.ts'
import { goOffline, openAndPrefetch } from '../kit/offline.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { middayAgo, saveProgram, saveWorkout } from '../kit/training.ts'

const bench = 'Développé couché'
const day = 86_400_000

test.use({ serviceWorkers: 'allow' })

const page1RM = (page: Page) => page.getByRole('img', { name: /^1RM estimé/ })

test('without a network a record is told at once, at the finish with what it beat, and stands on the page of its exercise', async ({
  page,
  context,
  lifter: _,
}) => {
  await saveProgram(page.request)
  await saveWorkout(page.request, Date.now() - 7 * day)
  await openAndPrefetch(page, '/stats')
  await page.getByRole('link', { name: new RegExp(`^${bench}`) }).click()
  await expect(page1RM(page)).toHaveAccessibleName('1RM estimé\u00a0: 96,5\u00a0kg, point de départ')
  await page.goto('/')
  await goOffline(context)
  await startWorkout(page, 'Haut du corps')
  await recordSet(page, { weight: '85', reps: '5' })
  await expect(page.getByText('Record\u00a0: 1RM estimé, 99\u00a0kg')).toBeVisible()
  const upright = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 844, height: 390 })
  const roomBelow = async () => {
    const [ring, skip] = await boxesOf(page, page.getByRole('timer'), button(page, 'Passer le repos'))
    return skip.top - ring.bottom
  }
  await expect
    .poll(roomBelow, 'on its side the ring stands whole above the button, under the record')
    .toBeGreaterThan(0)
  await page.setViewportSize(upright)
  await skipRest(page)
  await stopWorkout(page)
  await expect(page.getByRole('region', { name: 'Records' })).toContainText('Avant\u00a0: 96,5\u00a0kg')
  await page.goto(`/stats/exercises/${encodeURIComponent('predefined-développé-couché')}`)
  await expect(page1RM(page)).toHaveAccessibleName('1RM estimé\u00a0: de 96,5\u00a0kg à 99\u00a0kg, 1 record')
  await page.getByRole('button', { name: 'Comment le faire' }).click()
  await page.getByRole('dialog', { name: bench }).getByRole('tab', { name: 'Historique' }).click()
  await expect(page.getByRole('dialog', { name: bench })).toContainText('Record\u00a0: 1RM estimé, 99\u00a0kg')
})

largeTest('at twice the text size the records of an exercise fit on a narrow phone', async ({ large }) => {
  await joinFonte(large.request)
  const benchPress = { exercise_id: 'predefined-développé-couché', exercise_name: bench }
  await saveWorkout(large.request, middayAgo(400), { sets: [{ ...benchPress, reps: 12, weight: 102.25 }] })
  await saveWorkout(large.request, middayAgo(3), { sets: [{ ...benchPress, reps: 5, weight: 1122.75 }] })
  await large.setViewportSize({ width: 320, height: 800 })
  await large.goto(`/stats/exercises/${encodeURIComponent(benchPress.exercise_id)}`)
  const best = large.locator('.record-list li').first()
  const [told, figure] = await boxesOf(large, best.locator('.secondary-text'), best.locator('.figure'))
  expect(figure.top >= told.bottom || figure.left >= told.right, 'words beside their figure').toBe(true)
  const cells = large.locator('.repetition-records').getByRole('row').nth(1).locator('th, td').filter({ visible: true })
  const boxes = await boxesOf(large, ...(await cells.all()))
  for (const { right } of boxes) expect(right).toBeLessThanOrEqual(320 - 16)
  expect(await large.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})
