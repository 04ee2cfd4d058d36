import { expect } from '@playwright/test'
import { boxesOf, pageSettled } from '../kit/layout.ts'
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

test('whoever has gone to the history before all charts are drawn is kept there', async ({ page, lifter: _ }) => {
  for (const ago of [1, 3]) await saveWorkout(page.request, middayAgo(ago))
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isHeld = true
    const ask = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (work, options) =>
      isHeld && document.querySelector('.stats-charts [role="img"]')
        ? held.push(() => ask(work, options))
        : ask(work, options)
    const goOn = () => {
      isHeld = false
      for (const go of held.splice(0)) go()
    }
    Object.assign(window, { goOn })
  })
  await page.goto('/stats')
  await expect(page.getByRole('img', { name: /^Volume de travail/ })).toBeVisible()
  await pageSettled(page)
  const actions = page.getByRole('button', { name: /^Actions pour/ }).first()
  await actions.click()
  const menu = page.getByRole('menuitem', { name: 'Supprimer la séance' })
  const places = async () => (await boxesOf(page, actions, menu)).map(({ y }) => Math.round(y))
  const before = await places()
  await expect(page.getByRole('link', { name: 'Ouvrir le calendrier' })).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  await expect(page.getByRole('img', { name: /^Séries par muscle/ })).toBeAttached()
  expect(await places()).toEqual(before)
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
