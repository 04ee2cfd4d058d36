import { expect, type Page } from '@playwright/test'
import { storedPrograms, storedSets, storedWorkouts } from '../../kit/api.ts'
import { button, recordSet, skipRest, toast } from '../../kit/gestures.ts'
import { goOffline, goOnline, openAndPrefetch } from '../../kit/offline.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const add = async (page: Page, search: string) => {
  await button(page, 'Ajouter un exercice').click()
  const selector = page.getByRole('dialog').last()
  await selector.getByRole('searchbox').fill(search)
  await selector.getByRole('checkbox').first().check()
  await selector.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(toast(page)).toContainText('Exercice ajouté')
}

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a workout without a program begins empty, grows without a network, and is kept under its own name', async ({
    page,
    context,
    lifter: _,
  }) => {
    await openAndPrefetch(page)
    await goOffline(context)
    await button(page, 'Séance libre').click()
    await expect(page.getByRole('heading', { name: 'Par quel exercice commencer' })).toBeVisible()
    await add(page, 'curl marteau')
    await expect(page.getByText('1 / 3', { exact: true })).toBeVisible()
    await recordSet(page, { weight: '12', reps: '10' })
    await expect(page.getByRole('timer')).toContainText('sur 1:30')
    await skipRest(page)
    await expect(page.getByLabel('Poids (kg)')).toHaveValue('12')
    await recordSet(page, { reps: '9' })
    await skipRest(page)
    await recordSet(page, { reps: '8' })
    await skipRest(page)
    await expect(page.getByRole('heading', { name: 'Tout est fait' })).toBeVisible()
    await button(page, 'Ajouter une série').click()
    await recordSet(page, { weight: '10', reps: '10' })
    await skipRest(page)
    await page.getByRole('main').getByRole('button', { name: 'Terminer la séance' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer la séance' }).click()
    await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
    await page.getByLabel('Nom de la séance').fill('Bras du soir')
    await button(page, 'Enregistrer comme programme').click()
    await expect(page.getByText('Programme enregistré.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Bras du soir', { exact: true })).toBeVisible()
    await goOnline(context)
    await expect
      .poll(() => storedWorkouts(page.request))
      .toMatchObject([{ program_name: 'Bras du soir', sets_done: 4 }])
    await expect.poll(() => storedPrograms(page.request)).toMatchObject([{ name: 'Bras du soir' }])
    expect(await storedSets(page.request)).toMatchObject([
      { reps: 10, weight: 12 },
      { reps: 9, weight: 12 },
      { reps: 8, weight: 12 },
      { weight: 10 },
    ])
  })
})

test('takes several exercises at once, in the order picked, and gives them back together', async ({
  page,
  lifter: _,
}) => {
  await page.goto('/')
  await button(page, 'Séance libre').click()
  await button(page, 'Ajouter un exercice').click()
  const selector = page.getByRole('dialog').last()
  for (const name of ['Tractions en pronation', 'Développé couché']) {
    await selector.getByRole('searchbox').fill(name)
    await selector.getByRole('checkbox', { name, exact: true }).check()
  }
  await selector.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(toast(page)).toContainText('Exercices ajoutés')
  await expect(page.getByRole('heading', { name: 'Tractions en pronation' })).toBeVisible()
  await expect(page.getByText(/0 série sur 6/)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { name: 'Par quel exercice commencer' })).toBeVisible()
})

test('its page begins nothing by itself', async ({ page, lifter: _ }) => {
  await page.goto('/workout/libre')
  await expect(page.getByRole('heading', { name: 'Séance libre' })).toBeVisible()
  await button(page, 'Commencer').click()
  await expect(button(page, 'Ajouter un exercice')).toBeVisible()
  await page.reload()
  await expect(button(page, 'Ajouter un exercice')).toBeVisible()
})

test('in English a set is added and skipped, and a note kept', async ({ page }) => {
  await joinFonte(page.request, 'en')
  await page.goto('/')
  await button(page, 'Quick workout').click()
  await expect(page.getByRole('heading', { name: 'Which exercise comes first?' })).toBeVisible()
  await button(page, 'Add exercise').click()
  const selector = page.getByRole('dialog').last()
  await selector.getByRole('searchbox').fill('hammer curl')
  await selector.getByRole('checkbox').first().check()
  await selector.getByRole('button', { name: 'Add selection' }).click()
  const tools = page.getByRole('group', { name: 'Set tools' })
  await tools.getByRole('button', { name: 'Add set' }).click()
  await expect(page.getByText('1 / 4', { exact: true })).toBeVisible()
  await tools.getByRole('button', { name: 'Note' }).click()
  await page.getByLabel('Exercise note').fill('elbow in')
  await button(page, 'Save').click()
  // Its window closes once the device has the note.
  await expect(page.getByLabel('Exercise note')).toBeHidden()
  await page.keyboard.press('s')
  await expect(page.getByText('1 / 3', { exact: true })).toBeVisible()
  await page.getByLabel('Weight (kg)').fill('10')
  await button(page, 'Set done').click()
  await button(page, 'Stop workout').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish workout' }).click()
  await expect(page.getByRole('heading', { name: 'Workout finished' })).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ program_name: 'Quick workout', sets_done: 1 }])
})
