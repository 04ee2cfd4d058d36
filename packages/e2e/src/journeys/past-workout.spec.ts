import { expect, type Page } from '@playwright/test'
import { storedSets, storedWorkouts } from '../kit/api.ts'
import { button, toast } from '../kit/gestures.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { test } from '../kit/test.ts'
import { saveWorkout } from '../kit/training.ts'

test.use({ serviceWorkers: 'allow' })

const day = 86_400_000

const lines = (page: Page) => page.locator('#history').getByRole('link', { name: /Haut du corps/ })

const openHistory = async (page: Page) => {
  await openAndPrefetch(page)
  await page.getByRole('link', { name: 'Statistiques' }).filter({ visible: true }).click()
  await expect(lines(page)).toHaveCount(2)
}

const names = async (page: Page) => (await storedWorkouts(page.request)).map(({ program_name }) => program_name)

test.beforeEach(async ({ page, lifter: _ }) => {
  for (const days of [1, 3]) await saveWorkout(page.request, Date.now() - days * day)
})

test('a workout deleted without a network stays deleted after a reload, and the server hears of it later', async ({
  page,
  context,
}) => {
  await openHistory(page)
  await goOffline(context)
  await page
    .getByRole('button', { name: /^Actions pour Haut du corps/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Supprimer la séance' }).click()
  await expect(lines(page)).toHaveCount(1)
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(lines(page)).toHaveCount(2)
  await lines(page).first().click()
  // The time to take it back does not pass while the page is loaded anew.
  await page.clock.setFixedTime(Date.now())
  await button(page, 'Supprimer la séance').click()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Totaux' })).toContainText('Séances1')
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
  await expect(toast(page).getByRole('button', { name: 'Annuler' })).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 20_000)
  await goOnline(context)
  await expect.poll(() => names(page)).toHaveLength(1)
})

test('a workout changed here without a network and elsewhere meanwhile ends as its lifter says', async ({
  page,
  context,
  lifter,
  otherDevice,
}) => {
  await openHistory(page)
  await goOffline(context)
  await lines(page).first().click()
  await page.getByRole('link', { name: 'Modifier la séance' }).click()
  const weight = page.getByRole('group', { name: 'Série 2', exact: true }).getByLabel('Poids (kg)')
  await weight.fill('95,5')
  await page.reload()
  await expect(page.getByText('Ce que vous aviez saisi a été retrouvé.')).toBeVisible()
  await expect(weight).toHaveValue('95,5')
  await button(page, 'Enregistrer').click()
  await expect(page.getByText('en attente de synchronisation', { exact: true })).toBeVisible()
  const other = await otherDevice(lifter)
  await other.goto('/stats')
  await lines(other).first().click()
  await other.getByRole('link', { name: 'Modifier la séance' }).click()
  await other.getByLabel('Nom', { exact: true }).fill('Haut du corps, ailleurs')
  await button(other, 'Enregistrer').click()
  await expect.poll(() => names(other)).toContain('Haut du corps, ailleurs')
  await goOnline(context)
  await expect(page.getByText('Cette séance a été modifiée ailleurs.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Nom Haut du corps Haut du corps, ailleurs' })).toBeVisible()
  await expect(page.getByRole('row', { name: /95,5/ })).toHaveCount(2)
  await button(page, 'Garder la mienne').click()
  await expect.poll(async () => (await storedSets(page.request))[1]?.weight).toBe(95.5)
  await expect.poll(() => names(page)).toEqual(['Haut du corps', 'Haut du corps'])
})
