import { expect, type Page } from '@playwright/test'
import { storedPrograms } from '../kit/api.ts'
import { button, card } from '../kit/gestures.ts'
import { expectKept } from '../kit/offline.ts'
import { addExercises, exercisesOf, save, setRow } from '../kit/program-form.ts'
import { test } from '../kit/test.ts'

const bench = 'Développé couché'
const row = 'Rowing à la barre'
const plank = 'Planche'

/** Chooses from the menu of the how many-eth exercise of the form. */
const choose = async (page: Page, exercise: number, action: string) => {
  await page
    .locator('form')
    .getByRole('button', { name: /^Actions/ })
    .nth(exercise)
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a program says what its sets count, in a superset, with a second place of an exercise', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  await page.getByLabel('Nom du programme').fill('Complet')
  await addExercises(page, [bench, row, plank])

  await expect(setRow(page, plank, 1).getByLabel('Durée (s)')).toHaveValue('30')
  await expect(setRow(page, plank, 1).getByLabel('Répétitions')).toHaveCount(0)

  await choose(page, 1, 'Grouper avec le précédent')
  await expect(page.getByText('Superset A')).toHaveCount(2)
  await page.getByLabel('Repos entre les exercices du tour (s)').fill('15')
  await choose(page, 0, 'Dupliquer l’exercice')
  await expect(exercisesOf(page)).toHaveText([bench, row, bench, plank])

  await choose(page, 1, 'Détails des séries')
  const details = page.getByRole('dialog', { name: 'Détails des séries' })
  for (const name of ['Type de série', 'Répétitions, au plus', 'Répétitions en réserve (RIR)']) {
    await details.getByRole('checkbox', { name }).check()
  }
  await details.getByRole('button', { name: 'Fermer' }).click()
  const set = setRow(page, row, 1)
  await set.getByLabel('Type de série').selectOption('drop')
  await set.getByLabel('Répétitions, au plus').fill('8')
  await button(page, 'Enregistrer').click()
  await expect(set.getByText('Le maximum doit être au moins égal aux répétitions.')).toBeVisible()
  await set.getByLabel('Répétitions, au plus').fill('12')
  await set.getByLabel('Répétitions en réserve (RIR)').fill('1,5')

  await choose(page, 2, 'Ajouter une note')
  await page.getByLabel('Note').fill('Banc au cran 3')
  await save(page)

  await expect.poll(() => storedPrograms(page.request)).toHaveLength(1)
  const [stored] = await storedPrograms(page.request)
  const program = await (await page.request.get(`/api/programs/${stored?.id}`)).json()
  expect(program.exercises).toMatchObject([
    { group: 1, group_rest: 15, sets: [{ reps: 10, weight: 20 }] },
    { group: 1, sets: [{ reps: 10, reps_max: 12, kind: 'drop', rir: 1.5 }] },
    { note: 'Banc au cran 3', place: expect.stringMatching(/^[\da-f-]{36}$/) },
    { sets: [{ reps: 0, seconds: 30 }] },
  ])

  await card(page, 'Complet').getByRole('button', { name: 'Voir' }).click()
  const read = page.getByRole('dialog', { name: 'Complet' })
  await expect(read).toContainText('Superset A')
  await expect(read).toContainText('Dégressive · 1 × 10 à 12')
  await expect(read).toContainText('RIR\u00a01,5')
  await expect(read).toContainText('1 × 30')
  await expect(read).toContainText('Banc au cran 3')

  await page.goto('/settings')
  await page.getByRole('group', { name: 'Effort des séries' }).getByRole('button', { name: 'RPE' }).click()
  await expectKept(page, '"workout_effort","value":"rpe"')
  await page.goto('/')
  await card(page, 'Complet').getByRole('button', { name: 'Voir' }).click()
  await expect(read).toContainText('RPE\u00a08,5')
})
