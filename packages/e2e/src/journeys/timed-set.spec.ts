import { expect, type Page } from '@playwright/test'
import { button, recordSet } from '../kit/gestures.ts'
import { boxesOf } from '../kit/layout.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

const plank = {
  exercise_id: 'predefined-planche',
  default_rest: 60,
  sets: [
    { reps: 0, weight: 0, rest: 60, seconds: 45 },
    { reps: 0, weight: 0, rest: 60, seconds: 30 },
  ],
}

const lastSets = async (page: Page) => {
  const { items } = await (await page.request.get('/api/workout-history')).json()
  return items[0] && (await (await page.request.get(`/api/workout-history/${items[0].id}`)).json()).sets
}

const begin = async (page: Page, start: string, time: string) => {
  const { id } = await saveProgram(page.request, { exercises: [plank] })
  await page.clock.install()
  await page.goto(`/workout/${id}`)
  await button(page, start).click()
  await expect(page.getByLabel(time)).toHaveValue('45')
  // From here on time passes only when told.
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

test('a timed set counts down, counts past its target and through a reload, and is kept in whole seconds', async ({
  page,
  lifter: _,
}) => {
  await begin(page, 'Commencer', 'Durée (s)')
  await button(page, 'Démarrer').click()
  const clock = page.getByRole('timer')
  await expect(clock).toContainText('Prêt')
  await expect(button(page, 'Annuler')).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(clock).toContainText('sur 0:45')
  await page.clock.fastForward(20_000)
  await page.reload()
  await expect(clock).toContainText('0:20')
  await page.clock.fastForward(40_000)
  await expect(clock).toContainText('1:00')
  await button(page, 'Série terminée').click()
  await expect(page.getByRole('button', { name: /^Corriger la série 1\s: 60\ss$/ })).toBeVisible()
  await button(page, 'Passer le repos').click()
  await page.getByLabel('Durée (s)').fill('25')
  await recordSet(page)
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  // It is sent in time of its own.
  await page.clock.resume()
  await expect.poll(() => lastSets(page)).toMatchObject([{ reps: 0 }, { reps: 0, weight: 0, seconds: 25 }])
})

test('a timed set that is to stop at its target is recorded there, by the one tap that started it', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await begin(page, 'Commencer', 'Durée (s)')
  await page.getByRole('checkbox', { name: 'S’arrêter à la cible' }).check()
  const [box, action] = await boxesOf(page, page.getByLabel('Durée (s)'), page.locator('.workout-action'))
  expect(box.bottom).toBeLessThan(action.top + 1)
  await button(page, 'Démarrer').click()
  await expect(button(page, 'Annuler')).toBeVisible()
  await page.clock.fastForward(47_000)
  await expect(page.getByRole('timer')).toContainText('0:44')
  await page.clock.fastForward(1_000)
  await expect(page.getByRole('button', { name: /^Corriger la série 1\s: 45\ss$/ })).toBeVisible()
})

for (const size of [
  { width: 740, height: 360 },
  { width: 667, height: 375 },
]) {
  test(`a phone on its side shows a timed set whole, and nothing scrolls, ${size.width} × ${size.height}`, async ({
    page,
    lifter: _,
  }) => {
    await page.setViewportSize(size)
    await begin(page, 'Commencer', 'Durée (s)')
    const stop = page.getByRole('checkbox', { name: 'S’arrêter à la cible' })
    const [time, choice, action] = await boxesOf(
      page,
      page.getByLabel('Durée (s)'),
      stop,
      page.locator('.workout-action'),
    )
    expect.soft(time.bottom).toBeLessThan(action.top)
    expect.soft(choice.bottom).toBeLessThan(action.top)
    const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect.soft(room).toBe(0)
  })
}

test('a timed set that was started too early is called off before it begins, in English', async ({ page }) => {
  await joinFonte(page.request, 'en')
  await begin(page, 'Start', 'Time (s)')
  await button(page, 'Start').click()
  await button(page, 'Cancel').click()
  await expect(page.getByLabel('Time (s)')).toHaveValue('45')
  await expect(page.getByRole('timer')).toHaveCount(0)
})
