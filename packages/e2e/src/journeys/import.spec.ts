import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { callerOf } from '../kit/api.ts'
import { button } from '../kit/gestures.ts'
import { expectItFits } from '../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { strongFile } from '../kit/strong-file.ts'
import { test } from '../kit/test.ts'
import { saveWorkout } from '../kit/training.ts'

test.use({ serviceWorkers: 'allow' })

const workouts = 250

const totals = (page: Page) => callerOf(page.request).call('get-workout-totals')

/** Lets the server have only the first part of a file; what comes after it gets no answer. */
const letOnePartThrough = async (context: BrowserContext) => {
  let parts = 0
  await context.route('**/api/imports/*/workouts', (route) => {
    parts += 1
    return parts === 1 ? route.continue() : undefined
  })
  return () => context.unroute('**/api/imports/*/workouts')
}

test('a file of another app is looked at without a network, comes in after a crash, and goes again', async ({
  page,
  context,
  lifter: _,
}) => {
  await saveWorkout(page.request, Date.now() - 3_600_000)
  const before = await totals(page)
  await openAndPrefetch(page)
  await goOffline(context)
  await page.goto('/import')
  const buffer = Buffer.from(strongFile(workouts, Date.now()))
  await page.getByLabel('Choisir un fichier').setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer })

  await expect(page.getByText('Strong · ')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(String(workouts))
  await expectAccessible(page, 'a file to check')
  await page.getByLabel('Chest Fly devient').selectOption('Pec deck')
  await page.getByLabel('Zercher Carry devient').selectOption('Créer « Zercher Carry »')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectItFits(page, 'a file to check')
  await button(page, `Importer ${workouts} séances`).click()
  await expect(page.getByText(`0 sur ${workouts} séances`)).toBeVisible()
  await page.close()

  const goOn = await letOnePartThrough(context)
  await goOnline(context)
  const crashed = await context.newPage()
  await crashed.goto('/import')
  await expect(crashed.getByText(`100 sur ${workouts} séances`)).toBeVisible()
  await crashed.close()
  await goOn()

  const again = await context.newPage()
  await again.goto('/import')
  const sessions = before.sessions + workouts
  await expect.poll(async () => (await totals(again)).sessions, { timeout: 20_000 }).toBe(sessions)
  expect((await totals(again)).sets_done).toBe(before.sets_done + workouts * 8)
  await expect(again.getByText(`Strong · ${workouts} séances`)).toBeVisible()
  await again.goto('/stats')
  await expect(again.getByRole('definition').first()).toHaveText(String(sessions))

  await again.goto('/import')
  await button(again, 'Annuler l’import : strong.csv').click()
  await again.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’import' }).click()
  await expect(again.getByText('Import annulé', { exact: true })).toBeVisible()
  expect(await totals(again)).toEqual(before)
  await expectAccessible(again, 'the imports')
})
