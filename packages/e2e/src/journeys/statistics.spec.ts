import { expect } from '@playwright/test'
import { pageSettled } from '../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { test } from '../kit/test.ts'
import { middayAgo, saveWorkout } from '../kit/training.ts'

const day = 86_400_000

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the charts and the calendar open without a network, and a goal chosen there stays', async ({
    page,
    context,
    lifter: _,
  }) => {
    for (const ago of [0, 2, 8, 16]) await saveWorkout(page.request, Date.now() - ago * day - 3_600_000)
    await openAndPrefetch(page, '/stats')
    await expect(page.getByRole('img', { name: /^Volume de travail/ })).toBeVisible()
    await page.close()
    await goOffline(context)
    const again = await context.newPage()
    await again.goto('/stats')
    await expect(again.getByRole('img', { name: /^Volume de travail/ })).toBeVisible()
    await expect(again.getByRole('img', { name: /^Séries par muscle/ })).toHaveAccessibleName(/Pectoraux/)
    await again.getByRole('link', { name: 'Ouvrir le calendrier' }).click()
    await expect(again.getByRole('heading', { name: 'Calendrier', level: 1 })).toBeVisible()
    await again.getByRole('button', { pressed: true }).focus()
    for (const key of ['PageUp', 'PageDown']) {
      await again.keyboard.press(key)
      await expect(again.getByRole('button', { pressed: true })).toBeFocused()
    }
    await again.getByRole('combobox', { name: 'Objectif' }).selectOption('2 par semaine')
    await expect(again.getByRole('list', { name: 'Séances par semaine, objectif 2' })).toBeVisible()
    await goOnline(context)
    await expect.poll(async () => (await (await again.request.get('/api/training-plan')).json()).content.goal).toBe(2)
  })
})

test('the statistics are found where they were left, although the charts come after the history', async ({
  page,
  lifter: _,
}) => {
  for (const ago of [0, 2, 8, 16]) await saveWorkout(page.request, middayAgo(ago))
  await page.goto('/stats')
  const lift = page.getByRole('link', { name: /^Développé couché/ })
  await lift.scrollIntoViewIfNeeded()
  await pageSettled(page)
  const placeOf = () => page.evaluate(() => window.scrollY)
  const place = await placeOf()
  expect(place).toBeGreaterThan(1_000)
  await lift.click()
  await expect(page).toHaveURL(/exercises/)
  await page.goBack()
  await expect(lift).toBeVisible()
  await expect.poll(placeOf).toBe(place)
  await page.reload()
  await expect(lift).toBeVisible()
  await expect.poll(placeOf).toBe(place)
})
