import { expect, type Page } from '@playwright/test'
import { storedWorkouts } from '../../kit/api.ts'
import {
  button,
  card,
  endRest,
  recordAllSets,
  recordSet,
  skipRest,
  startWorkout,
  stopWorkout,
  toast,
} from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'
import { saveProgram, saveWorkout } from '../../kit/training.ts'
import { beginWorkout, finished, restTimer, setNumber } from '../../kit/workout.ts'

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progression' })

test.beforeEach(async ({ lifter: _ }) => undefined)

test('a whole workout is led set by set and counted once', async ({ page }) => {
  await beginWorkout(page)
  await expect(page.getByRole('heading', { name: 'Développé couché' })).toBeVisible()
  await expect(setNumber(page, '1 / 2')).toBeVisible()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('80')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')

  await recordSet(page, { weight: '82,5', reps: '6' })
  await expect(restTimer(page)).toContainText('sur 2:30')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '33')
  await skipRest(page)
  await expect(setNumber(page, '2 / 2')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await recordSet(page, { weight: '82.5', reps: '5' })
  await expect(restTimer(page)).toContainText('sur 2:00')
  await skipRest(page)
  await expect(page.getByRole('heading', { name: 'Tractions en pronation' })).toBeVisible()
  await recordSet(page)

  await expect(finished(page)).toBeVisible()
  await expect(page.getByText('907,5', { exact: true })).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(1)
  const [stored] = await storedWorkouts(page.request)
  expect(stored).toMatchObject({ program_name: 'Haut du corps', sets_done: 3, total_weight_lifted: 907.5 })
  await button(page, "Retour à l'accueil").click()
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
  await page.getByRole('link', { name: 'Statistiques' }).filter({ visible: true }).click()
  await expect(page.getByRole('region', { name: 'Totaux' })).toContainText('Poids soulevé (kg)907,5')
  await page.getByRole('link', { name: /Haut du corps/ }).click()
  await expect(page.getByRole('row', { name: '1 6 82,5' })).toBeVisible()
})

test('a rest grows and shrinks by 15 seconds, ends by itself and says so', async ({ page }) => {
  await page.clock.install()
  await beginWorkout(page)
  await recordSet(page)
  await button(page, '+15 s').click()
  await expect(restTimer(page)).toContainText('sur 2:45')
  await button(page, '−15 s').click()
  await button(page, '−15 s').click()
  await expect(restTimer(page)).toContainText('sur 2:15')
  await endRest(page)
  await expect(setNumber(page, '2 / 2')).toBeVisible()
})

test('a set is undone during its rest, with its figures back in the boxes', async ({ page }) => {
  await beginWorkout(page)
  await recordSet(page, { weight: '77,5', reps: '4' })
  await button(page, 'Annuler la série').click()
  await expect(setNumber(page, '1 / 2')).toBeVisible()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('77,5')
  await expect(page.getByLabel('Répétitions')).toHaveValue('4')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
})

test('a done set is corrected from its line', async ({ page }) => {
  await beginWorkout(page)
  await recordSet(page)
  await skipRest(page)
  await page.getByRole('button', { name: /Corriger la série 1/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Répétitions').fill('7,9')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: /Corriger la série 1\s: 7 × 80 kg/ })).toBeVisible()
  await stopWorkout(page)
  await expect(finished(page)).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 1, total_weight_lifted: 560 }])
})

test('words count as nothing and too much is an error on the field', async ({ page }) => {
  await beginWorkout(page)
  await page.getByLabel('Poids (kg)').fill('2001')
  await button(page, 'Série terminée').click()
  await expect(page.getByLabel('Poids (kg)')).toHaveAccessibleDescription(/2\s000\skg au plus/)
  await recordSet(page, { weight: 'lourd', reps: '5' })
  await expect(page.getByRole('button', { name: /Corriger la série 1\s: 5 répétitions/ })).toBeVisible()
})

test('an unknown program is told and leads home', async ({ page }) => {
  await page.goto('/workout/0198c0de-0000-7000-8000-000000000000')
  await expect(toast(page)).toContainText('Programme non trouvé.')
  await expect(page).toHaveURL('/')
  await page.goto('/workout/pas-un-programme')
  await expect(toast(page)).toContainText('Programme non trouvé.')
  await expect(page).toHaveURL('/')
})

test('a set starts with the figures of last time', async ({ page }) => {
  await saveWorkout(page.request, Date.now() - 86_400_000)
  await beginWorkout(page)
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('82,5')
  await expect(page.getByText('dernière fois')).toHaveCount(2)
  await recordSet(page)
  await skipRest(page)
  await expect(page.getByLabel('Répétitions')).toHaveValue('4')
})

test('what was just done is the last time of the next workout', async ({ page }) => {
  await beginWorkout(page)
  await recordSet(page, { weight: '85', reps: '3' })
  await stopWorkout(page)
  await button(page, "Retour à l'accueil").click()
  await startWorkout(page, 'Haut du corps')
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('85')
  await expect(page.getByLabel('Répétitions')).toHaveValue('3')
})

test('a double tap records one set', async ({ page }) => {
  await beginWorkout(page)
  await button(page, 'Série terminée').dblclick()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '33')
  await expect(restTimer(page)).toBeVisible()
})

test('a predefined program is trained like one’s own', async ({ page }) => {
  await page.goto('/')
  await startWorkout(page, 'Full body débutant')
  await recordSet(page)
  await stopWorkout(page)
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ program_name: 'Full body débutant' }])
})

test('the details of the exercise and the list of exercises are at hand', async ({ page }) => {
  await beginWorkout(page)
  await page.getByRole('button', { name: /Détails de l’exercice/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Exécution' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await button(page, 'Tous les exercices').click()
  await expect(page.getByRole('dialog')).toContainText('Tractions en pronation')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Couper le son').click()
  await expect(button(page, 'Couper le son')).toHaveAttribute('aria-pressed', 'true')
})

test('workouts one after the other are each counted', async ({ page }) => {
  await saveProgram(page.request)
  await page.goto('/')
  for (let round = 0; round < 3; round += 1) {
    await startWorkout(page, 'Haut du corps')
    await recordAllSets(page)
    await button(page, "Retour à l'accueil").click()
  }
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(3)
})
