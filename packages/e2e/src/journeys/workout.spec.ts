import { expect, type Page } from '@playwright/test'
import { storedWorkouts } from '../kit/api.ts'
import { button, card, recordAllSets, recordSet, skipRest, startWorkout, toast } from '../kit/gestures.ts'
import { test } from '../kit/test.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

const open = async (page: Page) => {
  await saveProgram(page.request)
  await page.goto('/')
}

const counter = (page: Page, text: string) => page.getByText(text, { exact: true })
const restTimer = (page: Page) => page.getByRole('timer')

test.beforeEach(async ({ lifter: _ }) => undefined)

test('a whole workout is led set by set and counted once', async ({ page }) => {
  await open(page)
  await startWorkout(page, 'Haut du corps')
  await expect(page.getByRole('heading', { name: 'Développé couché' })).toBeVisible()
  await expect(counter(page, '1 / 2')).toBeVisible()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('80')
  await expect(page.getByRole('progressbar', { name: 'Progression' })).toHaveAttribute('aria-valuenow', '0')

  await recordSet(page, { weight: '82,5', reps: '6' })
  await expect(restTimer(page)).toHaveAccessibleName(/^Repos, 2 minutes/)
  await expect(page.getByRole('progressbar', { name: 'Progression' })).toHaveAttribute('aria-valuenow', '33')
  await skipRest(page)
  await expect(toast(page)).toHaveCount(0)
  await expect(counter(page, '2 / 2')).toBeVisible()
  await recordSet(page, { weight: '82.5', reps: '5' })
  await expect(restTimer(page)).toHaveAccessibleName(/^Repos, (2 minutes|1 minute)/)
  await skipRest(page)
  await expect(page.getByRole('heading', { name: 'Traction en pronation' })).toBeVisible()
  await recordSet(page)

  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  await expect(page.getByText('908', { exact: true })).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(1)
  const [stored] = await storedWorkouts(page.request)
  expect(stored).toMatchObject({ program_name: 'Haut du corps', sets_done: 3, total_weight_lifted: 907.5 })
  await button(page, "Retour à l'accueil").click()
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await page.getByRole('link', { name: 'Statistiques' }).filter({ visible: true }).click()
  await expect(page.getByRole('link', { name: /Haut du corps/ })).toHaveCount(1)
  await page.getByRole('link', { name: /Haut du corps/ }).click()
  await expect(page.getByRole('row', { name: '1 6 82,5' })).toBeVisible()
})
