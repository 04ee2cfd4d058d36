import { expect, type Page } from '@playwright/test'
import { button, recordSet } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

const superset = ['squat-à-la-barre', 'développé-couché'].map((lift) => ({
  exercise_id: `predefined-${lift}`,
  default_rest: 60,
  group: 1,
  group_rest: 0,
  sets: Array.from({ length: 3 }, () => ({ reps: 5, weight: 60, rest: 90 })),
}))

const card = (page: Page) => page.getByRole('region', { name: 'Superset A · tour 1 / 3' })

test('the round of a superset stands over the boxes where the bar stays above the button, and gives way on a lower screen', async ({
  page,
  lifter: _,
}) => {
  const { id } = await saveProgram(page.request, { exercises: superset })
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await recordSet(page)
  await expect(card(page).getByRole('listitem')).toHaveText([/^A1.*5 × 60$/, /^A2Développé couchépuis 1:30 de repos$/])
  await expect(page.locator('.done-strip-room')).toHaveCount(0)
  await expect(page.locator('.bar-load')).toBeVisible()
  const room = await page.evaluate(() => {
    const bottom = document.querySelector('.bar-load')?.getBoundingClientRect().bottom ?? Number.NaN
    return (document.querySelector('.workout-action')?.getBoundingClientRect().top ?? Number.NaN) - bottom
  })
  expect(room).toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(card(page)).toBeHidden()
  await expect(page.getByText('Superset A · A2')).toBeVisible()
})
