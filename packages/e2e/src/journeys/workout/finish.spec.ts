import { defaultGyms } from '@fonte/domain/gym/gym'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { callerOf, storedPrograms, storedSets } from '../../kit/api.ts'
import { button, recordSet, stopWorkout } from '../../kit/gestures.ts'
import { expectItFits } from '../../kit/layout.ts'
import { goOnline } from '../../kit/offline.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'
import { beginWorkoutOffline } from '../../kit/workout.ts'

const plannedWeights = async (page: Page): Promise<readonly number[]> => {
  const [program] = await storedPrograms(page.request)
  const answer = await page.request.get(`/api/programs/${program?.id}`)
  const { exercises } = (await answer.json()) as { exercises: { sets: { weight: number }[] }[] }
  return exercises.flatMap(({ sets }) => sets.map(({ weight }) => weight))
}

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network a set is corrected at the end, a note written, and the loads put in the program', async ({
    page,
    context,
    lifter: _,
  }) => {
    await beginWorkoutOffline(page, context)
    await recordSet(page, { weight: '82,5', reps: '5' })
    await stopWorkout(page)
    await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()

    await page.getByRole('button', { name: /^Corriger la série 1\s: 5 × 82,5 kg$/ }).click()
    await page.getByRole('dialog').getByLabel('Poids (kg)').fill('85')
    await button(page, 'Enregistrer').click()
    await expect(page.getByRole('button', { name: /^Corriger la série 1\s: 5 × 85 kg$/ })).toBeVisible()
    await expect(page.locator('.fitting-figure')).toHaveText('425')
    await button(page, 'Ajouter une note').click()
    await page.getByLabel('Note de la séance').fill('Épaule sans douleur')
    await button(page, 'Enregistrer').click()
    await expect(page.getByRole('main').getByText('Épaule sans douleur')).toBeVisible()
    await expect(page.getByLabel('Note de la séance')).toBeHidden()
    await button(page, 'Mettre ces charges dans le programme').click()
    await expect(page.getByText('Le programme est à jour.')).toBeVisible()

    await goOnline(context)
    await expect.poll(() => storedSets(page.request)).toMatchObject([{ reps: 5, weight: 85 }])
    await expect.poll(() => plannedWeights(page)).toEqual([85, 80, 0])
  })
})

test('in English the end of a workout is corrected by a tap, and fits every width', async ({ page }) => {
  await joinFonte(page.request, 'en')
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Start').click()
  await page.getByLabel('Weight (kg)').fill('90')
  await button(page, 'Set done').click()
  await button(page, 'Stop workout').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish workout' }).click()
  await expect(button(page, 'Put these loads in the program')).toBeVisible()
  await expectAccessible(page, 'the end of a workout')
  await expectItFits(page, 'the end of a workout')
  await page.setViewportSize({ width: 1440, height: 600 })
  await button(page, 'Put these loads in the program').click()
  await expect(page.getByText('The program is up to date.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit set 1: 5 × 90 kg' }).click()
  await page.getByRole('dialog').getByLabel('Reps').fill('6')
  await button(page, 'Save').click()
  await expect(page.getByRole('button', { name: 'Edit set 1: 6 × 90 kg' })).toBeVisible()
  await expect.poll(() => storedSets(page.request)).toMatchObject([{ reps: 6, weight: 90 }])
})

test('a workout in a gym that counts in pounds ends in pounds, and a set of it is corrected in them', async ({
  page,
  lifter: _,
}) => {
  await callerOf(page.request).call('put-gym', { body: { content: defaultGyms.lb, version: 0 } })
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await page.getByLabel('Poids (lb)').fill('135')
  await button(page, 'Série terminée').click()
  await stopWorkout(page)
  await expect(page.locator('.fitting-figure')).toHaveText('675')
  await expect(page.getByText('lb soulevés')).toBeVisible()
  await page.getByRole('button', { name: /^Corriger la série 1\s: 5 × 135 lb$/ }).click()
  const weight = page.getByRole('dialog').getByLabel('Poids (lb)')
  await expect(weight).toHaveValue('135')
  await weight.fill('140')
  await button(page, 'Enregistrer').click()
  await expect(page.getByRole('button', { name: /^Corriger la série 1\s: 5 × 140 lb$/ })).toBeVisible()
  // The history counts in the unit of the person.
  await page.goto('/stats')
  await expect(page.getByText('Poids soulevé (kg)')).toBeVisible()
})
