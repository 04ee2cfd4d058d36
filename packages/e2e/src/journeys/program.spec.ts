import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { storedPrograms } from '../kit/api.ts'
import { button, card, chooseOnCard, closeToast, followToStart, toast } from '../kit/gestures.ts'
import { expectItFits } from '../kit/layout.ts'
import { expectKept } from '../kit/offline.ts'
import { addExercises, exercisesOf, openSelector, save, setRow } from '../kit/program-form.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

const bench = 'Développé couché'
const pullUps = 'Tractions en pronation'

const newProgram = async (page: Page) => {
  await page.goto('/')
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Créer un programme' })).toBeVisible()
}

const editSaved = async (page: Page) => {
  const program = await saveProgram(page.request)
  await page.goto('/')
  await chooseOnCard(page, program.name, 'Modifier')
  await expect(page.getByLabel('Nom du programme')).toHaveValue(program.name)
  return program
}

const storedProgram = async (page: Page, id: string) => (await page.request.get(`/api/programs/${id}`)).json()

test.beforeEach(async ({ lifter: _ }) => undefined)

test('a program is put together from the library and saved', async ({ page }) => {
  await newProgram(page)
  await page.getByLabel('Nom du programme').fill('Poussée')
  await page.getByText('Description et image').click()
  await page.getByLabel('Description').fill('Le lundi.')
  await addExercises(page, [bench, pullUps])
  await expect(exercisesOf(page)).toHaveText([bench, pullUps])
  await expect(page.getByRole('region', { name: bench, exact: true }).locator(':focus')).toHaveCount(1)
  await expect(setRow(page, bench, 1).getByLabel('Répétitions')).toHaveValue('10')
  await expect(setRow(page, bench, 1).getByLabel('Poids (kg)')).toHaveValue('20')
  await setRow(page, bench, 1).getByLabel('Poids (kg)').fill('60')
  await save(page)
  await expect(card(page, 'Poussée')).toContainText('2exercices')
  await expect.poll(() => storedPrograms(page.request)).toMatchObject([{ name: 'Poussée', description: 'Le lundi.' }])
  const [stored] = await storedPrograms(page.request)
  expect((await storedProgram(page, stored?.id ?? '')).exercises).toMatchObject([
    { exercise_id: 'predefined-développé-couché', default_rest: 60, sets: [{ reps: 10, weight: 60, rest: 60 }] },
    { sets: [{ reps: 10, weight: 20, rest: 60 }] },
  ])
})

test('the selector finds words without accents, by group, and knows what is added', async ({ page }) => {
  await newProgram(page)
  await addExercises(page, [bench])
  const selector = await openSelector(page)
  await selector.getByRole('button', { name: 'Ajouter la sélection' }).click()
  await expect(toast(page)).toContainText('Aucune sélection')
  await closeToast(page)
  await selector.getByLabel('Rechercher un exercice').fill('devlopé couché')
  await expect(selector.getByRole('checkbox', { name: `${bench}, Ajouté` })).toBeDisabled()
  await selector.getByLabel('Rechercher un exercice').fill('developpe couche')
  await expect(selector.getByRole('checkbox', { name: `${bench}, Ajouté` })).toBeChecked()
  const groups = selector.getByRole('group', { name: 'Groupe musculaire' })
  await groups.getByRole('button', { name: 'Dos', exact: true }).click()
  await expect(selector.getByText('Aucun exercice trouvé')).toBeVisible()
  await selector.getByLabel('Rechercher un exercice').fill('traction en pronation')
  await expect(selector.getByRole('checkbox', { name: pullUps, exact: true })).toBeVisible()
  await groups.getByRole('button', { name: 'Tous', exact: true }).click()
  await selector.getByLabel('Rechercher un exercice').fill('bench press')
  await expect(selector.getByRole('checkbox', { name: `${bench}, Ajouté` })).toBeVisible()
  const equipment = selector.getByRole('group', { name: 'Équipement' })
  await equipment.getByRole('button', { name: 'Haltères', exact: true }).click()
  await expect(selector.getByRole('checkbox', { name: 'Développé couché aux haltères', exact: true })).toBeVisible()
  await expect(selector.getByRole('checkbox', { name: `${bench}, Ajouté` })).toHaveCount(0)
  await equipment.getByRole('button', { name: 'Haltères', exact: true }).click()
  await expect(selector.getByRole('checkbox', { name: `${bench}, Ajouté` })).toBeVisible()
  await expectAccessible(page, 'the selector')
  await expectItFits(page, 'the selector')
})

test('an exercise of one’s own is made, used, changed and archived', async ({ page }) => {
  await newProgram(page)
  await page.getByLabel('Nom du programme').fill('Garage')
  const selector = await openSelector(page)
  await selector.getByRole('button', { name: 'Créer un exercice' }).click()
  const form = page.getByRole('dialog', { name: 'Créer un exercice' })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByText("Le nom de l'exercice est obligatoire.")).toBeVisible()
  await expect(form.getByText('Choisissez d’abord le groupe musculaire principal.')).toBeVisible()
  await expect(form.getByLabel("URL de l'image")).toHaveCount(0)
  await form.getByLabel("Nom de l'exercice").fill('Développé du garage')
  await form.getByLabel('Groupe musculaire principal').selectOption({ label: 'Pectoraux' })
  await form.getByRole('group', { name: 'Muscles secondaires' }).getByRole('checkbox').first().check()
  await form.getByLabel('Groupe musculaire principal').selectOption({ label: 'Dos' })
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page)).toContainText('Exercice enregistré')

  await selector.getByRole('button', { name: 'Ajouter la sélection' }).click()
  await expect(exercisesOf(page)).toHaveText(['Développé du garage'])
  await save(page)
  await expect.poll(() => storedPrograms(page.request)).toHaveLength(1)

  await chooseOnCard(page, 'Garage', 'Modifier')
  await openSelector(page)
  await selector.getByLabel('Rechercher un exercice').fill('du garage')
  await button(page, 'Supprimer Développé du garage').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(selector.getByRole('checkbox', { name: /^Développé du garage/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(exercisesOf(page)).toHaveText(['Développé du garage'])
})

test('a set copies the last one, the only one stays, and empty boxes have their meaning', async ({ page }) => {
  await newProgram(page)
  await page.getByLabel('Nom du programme').fill('Séries')
  await addExercises(page, [bench])
  await expect(setRow(page, bench, 1).getByRole('button', { name: 'Supprimer la série' })).toBeDisabled()
  await expect(setRow(page, bench, 1).getByLabel('Repos (s)')).toHaveCount(0)
  await setRow(page, bench, 1).getByLabel('Répétitions').fill('7')
  await button(page, 'Ajouter une série').click()
  await expect(setRow(page, bench, 2).getByLabel('Répétitions')).toHaveValue('7')
  await setRow(page, bench, 1).getByLabel('Repos (s)').fill('')
  await setRow(page, bench, 2).getByLabel('Poids (kg)').fill('')
  await setRow(page, bench, 2).getByLabel('Répétitions').fill('')
  await save(page)
  await expect.poll(() => storedPrograms(page.request)).toHaveLength(1)
  const [stored] = await storedPrograms(page.request)
  const { exercises } = await storedProgram(page, stored?.id ?? '')
  expect(exercises[0].sets).toMatchObject([
    { reps: 7, weight: 20, rest: 60 },
    { reps: 0, weight: 0 },
  ])
})

test('what is missing is told where it is missing', async ({ page }) => {
  await newProgram(page)
  await button(page, 'Enregistrer').click()
  await expect(page.getByText('Le nom du programme est obligatoire.')).toBeVisible()
  await expect(page.getByText('Ajoutez au moins un exercice.')).toBeVisible()
  await expect(page.getByLabel('Nom du programme')).toBeFocused()
  await page.getByText('Description et image').click()
  await page.getByLabel("URL de l'image").fill('http://exemple.fr/a.png')
  await addExercises(page, [bench])
  await setRow(page, bench, 1).getByLabel('Poids (kg)').fill('2001')
  await button(page, 'Enregistrer').click()
  await expect(page.getByText('L’adresse doit commencer par https.')).toBeVisible()
  await expect(setRow(page, bench, 1).getByLabel('Poids (kg)')).toHaveAttribute('aria-invalid', 'true')
})

test('exercises and sets are reordered by buttons and by keyboard', async ({ page }) => {
  await editSaved(page)
  await page.getByRole('button', { name: `Actions\u00a0: ${pullUps}` }).click()
  await page.getByRole('menuitem', { name: 'Monter' }).click()
  await expect(exercisesOf(page)).toHaveText([pullUps, bench])
  await button(page, `Déplacer ${pullUps}`).press('ArrowDown')
  await expect(exercisesOf(page)).toHaveText([bench, pullUps])
  await expect(button(page, `Déplacer ${pullUps}`)).toBeFocused()

  await setRow(page, bench, 1).getByLabel('Répétitions').fill('3')
  await page.getByRole('button', { name: 'Déplacer la série 1' }).first().press('ArrowDown')
  await expect(setRow(page, bench, 2).getByLabel('Répétitions')).toHaveValue('3')
  await page.getByRole('button', { name: `Actions\u00a0: ${bench}` }).click()
  await page.getByRole('menuitem', { name: 'Réordonner les séries' }).click()
  await button(page, 'Monter\u00a0: Série 2').click()
  await button(page, 'Terminer').click()
  await expect(setRow(page, bench, 1).getByLabel('Répétitions')).toHaveValue('3')
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await editSaved(page)
  await page.getByLabel('Nom du programme').fill('Autre nom')
  await button(page, 'Annuler').click()
  await button(page, 'Continuer la saisie').click()
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toContainText('Abandonner les modifications')
  await button(page, 'Continuer la saisie').click()
  await expect(page.getByLabel('Nom du programme')).toHaveValue('Autre nom')
  await button(page, 'Annuler').click()
  await button(page, 'Abandonner').click()
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await expect(card(page, 'Autre nom')).toHaveCount(0)
  await chooseOnCard(page, 'Haut du corps', 'Modifier')
  await button(page, 'Annuler').click()
  await expect(card(page, 'Haut du corps')).toBeVisible()
})

test('a program is changed', async ({ page }) => {
  const { id } = await editSaved(page)
  await page.getByLabel('Nom du programme').fill('Haut du corps lourd')
  await button(page, 'Ajouter une série').last().click()
  await save(page)
  await expect(card(page, 'Haut du corps lourd')).toBeVisible()
  await expect.poll(() => storedProgram(page, id)).toMatchObject({ name: 'Haut du corps lourd', version: 2 })
})

test('a program is duplicated, a predefined one as one’s own', async ({ page }) => {
  await saveProgram(page.request)
  await page.goto('/')
  await chooseOnCard(page, 'Haut du corps', 'Dupliquer')
  await expect(card(page, 'Haut du corps (copie)')).toBeVisible()
  await chooseOnCard(page, 'Full body débutant', 'Dupliquer')
  await expect(card(page, 'Full body débutant (copie)')).toBeVisible()
  await expect.poll(() => storedPrograms(page.request)).toHaveLength(3)
})

test('the details tell the exercises below a few lines of the description, and make a copy', async ({ page }) => {
  await page.goto('/')
  await card(page, 'Full body débutant').getByRole('button', { name: 'Voir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Full body débutant' })
  await expect(dialog.getByRole('button', { name: 'Goblet squat' })).toBeInViewport()
  await button(page, 'Lire la suite').click()
  await expect(button(page, 'Réduire')).toHaveAttribute('aria-expanded', 'true')
  await button(page, 'Dupliquer').click()
  await expect(dialog).toHaveCount(0)
  await expect(card(page, 'Full body débutant (copie)')).toBeVisible()
})

test('a deletion can be taken back for a few seconds', async ({ page }) => {
  await page.clock.install()
  await saveProgram(page.request)
  await page.goto('/')
  await chooseOnCard(page, 'Haut du corps', 'Supprimer')
  await expect(card(page, 'Haut du corps')).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(card(page, 'Haut du corps')).toBeVisible()
  expect(await storedPrograms(page.request)).toHaveLength(1)
  await chooseOnCard(page, 'Haut du corps', 'Supprimer')
  await expect(card(page, 'Haut du corps')).toHaveCount(0)
  await page.clock.fastForward('00:10')
  await expect.poll(() => storedPrograms(page.request)).toEqual([])
})

test('the details show every set and lead into the workout', async ({ page }) => {
  await saveProgram(page.request)
  await page.goto('/')
  await card(page, 'Haut du corps').getByRole('button', { name: 'Voir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Haut du corps' })
  await expect(dialog).toContainText('Deux mouvements, lourds.')
  await expect(dialog).toContainText('1 × 8 rép.')
  await expect(dialog).toContainText('Repos avant l’exercice suivant : 120 s')
  await dialog.getByRole('button', { name: bench }).click()
  await expect(page.getByRole('dialog', { name: bench })).toContainText('Exécution')
  await page.getByRole('dialog', { name: bench }).getByRole('button', { name: 'Fermer' }).click()
  await followToStart(page, 'Haut du corps')
  await expect(button(page, 'Commencer')).toBeVisible()
})

test('a predefined program can be neither changed nor deleted', async ({ page }) => {
  await page.goto('/')
  await expect(card(page, 'Full body débutant')).toContainText('Prédéfini')
  await card(page, 'Full body débutant')
    .getByRole('button', { name: /^Actions/ })
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Dupliquer', 'Partager en fichier'])
})

test('sections fold, and are found as they were left', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('La barre est encore vide')).toBeVisible()
  await button(page, 'Replier Programmes prédéfinis').click()
  await expect(card(page, 'Full body débutant')).toBeHidden()
  await expectKept(page, 'folded_sections')
  await page.reload()
  await expect(page.getByText('La barre est encore vide')).toBeVisible()
  await expect(card(page, 'Full body débutant')).toBeHidden()
  await button(page, 'Déplier Programmes prédéfinis').click()
  await expect(card(page, 'Full body débutant')).toBeVisible()
})

test('what was typed survives a closed page', async ({ page, context }) => {
  await newProgram(page)
  await page.getByLabel('Nom du programme').fill('Jamais enregistré')
  await addExercises(page, [bench])
  await expectKept(page, 'predefined-développé-couché')
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await expect(again.getByText(/Jamais enregistré/)).toBeVisible()
  await button(again, 'Reprendre').click()
  await expect(again.getByLabel('Nom du programme')).toHaveValue('Jamais enregistré')
  await expect(exercisesOf(again)).toHaveText([bench])
})
