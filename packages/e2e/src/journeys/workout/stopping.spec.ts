import { expect } from '@playwright/test'
import { storedWorkouts } from '../../kit/api.ts'
import { button, recordSet, skipRest, stopWorkout, windowsClosed } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'
import { beginWorkout, finished, restTimer } from '../../kit/workout.ts'

test.beforeEach(async ({ lifter: _ }) => undefined)

test('stopping early counts the current set only when its boxes were touched', async ({ page }) => {
  await beginWorkout(page)
  await recordSet(page)
  await skipRest(page)
  await button(page, 'Arrêter la séance').click()
  await expect(page.getByLabel('Compter la série en cours')).not.toBeChecked()
  await button(page, 'Continuer la séance').click()
  await page.getByLabel('Répétitions').fill('3')
  await button(page, 'Arrêter la séance').click()
  await expect(page.getByLabel('Compter la série en cours')).toBeChecked()
  await button(page, 'Terminer la séance').click()
  await expect(finished(page)).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 2, total_weight_lifted: 640 }])
})

test('during a rest there is no current set to count', async ({ page }) => {
  await beginWorkout(page)
  await recordSet(page)
  await button(page, 'Arrêter la séance').click()
  await expect(button(page, 'Terminer la séance')).toBeVisible()
  await expect(page.getByLabel('Compter la série en cours')).toHaveCount(0)
})

test('stopping with nothing recorded discards after asking', async ({ page }) => {
  await beginWorkout(page)
  await button(page, 'Arrêter la séance').click()
  await expect(page.getByRole('alertdialog')).toContainText('rien ne sera gardé')
  await button(page, 'Abandonner').click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await windowsClosed(page)
  await page.goto('/stats')
  await expect(page.getByText('Aucune séance pour l’instant')).toBeVisible()
  expect(await storedWorkouts(page.request)).toEqual([])
})

test('recorded sets can be thrown away from the stop question, after a question of its own', async ({ page }) => {
  await beginWorkout(page)
  await recordSet(page)
  await stopWorkout(page, 'Abandonner la séance')
  await expect(page.getByRole('alertdialog')).toContainText('La série enregistrée sera perdue.')
  await button(page, 'Annuler').click()
  await expect(restTimer(page)).toBeVisible()
  await stopWorkout(page, 'Abandonner la séance')
  await button(page, 'Abandonner').click()
  await expect(button(page, 'Commencer')).toBeVisible()
  expect(await storedWorkouts(page.request)).toEqual([])
})
