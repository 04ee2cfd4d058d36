import { newProgram } from '@fonte/server/test-kit/training'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { failAt, joinAsAdmin } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { button, card, chooseOnCard, closeToast, recordSet, skipRest, toast } from '../../kit/gestures.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const words = {
  fr: {
    create: 'Nouveau programme',
    heading: 'Créer un programme',
    name: 'Nom du programme',
    nameEn: 'Nom du programme (anglais)',
    add: 'Ajouter des exercices',
    search: 'Rechercher un exercice',
    addSelection: 'Ajouter la sélection',
    own: 'Créer un exercice',
    details: 'Description et image',
    image: "URL de l'image",
    save: 'Enregistrer',
    saved: 'Programme enregistré',
    edit: 'Modifier',
    delete: 'Supprimer',
    unused: 'Personne ne l’a encore fait.',
    deleted: 'Programme supprimé',
    undo: 'Annuler la suppression',
    restored: 'Programme rétabli',
    loadFailed: 'Impossible de charger les programmes.',
    notSaved: 'Programme non enregistré',
    notDeleted: 'Programme non supprimé',
    figures: ['3min', '1exercice', '1 série'],
  },
  en: {
    create: 'New program',
    heading: 'Create a program',
    name: 'Program name',
    nameEn: 'Program name (English)',
    add: 'Add exercises',
    search: 'Search exercises',
    addSelection: 'Add selection',
    own: 'Create an exercise',
    details: 'Description and image',
    image: 'Image URL',
    save: 'Save',
    saved: 'Program saved',
    edit: 'Edit',
    delete: 'Delete',
    unused: 'Nobody has done it yet.',
    deleted: 'Program deleted',
    undo: 'Undo the deletion',
    restored: 'Program restored',
    figures: ['3min', '1exercise', '1 set'],
  },
} as const

const predefined = (changes = {}) => ({
  ...newProgram(),
  name: `Prédéfini ${crypto.randomUUID().slice(0, 8)}`,
  name_en: null,
  description_en: null,
  ...changes,
})

const create = async (page: Page, changes = {}) =>
  callerOf(page.request).call('create-predefined-program', { body: predefined(changes) })

for (const lang of ['fr', 'en'] as const) {
  const w = words[lang]
  test(`a predefined program is built with the builder of all, in both languages, ${lang}`, async ({ page, fonte }) => {
    await joinAsAdmin(fonte, page.request, lang)
    await page.goto('/admin/programs')
    await button(page, w.create).click()
    await expect(page.getByRole('heading', { name: w.heading })).toBeVisible()
    const name = `Soirée ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel(w.name, { exact: true }).fill(name)
    await page.getByLabel(w.nameEn, { exact: true }).fill(name)
    await page.getByText(w.details).click()
    await page.getByLabel(w.image).fill('https://photos.example/soir.jpg')
    await button(page, w.add).filter({ visible: true }).click()
    const selector = page.getByRole('dialog', { name: w.add })
    await selector.getByLabel(w.search).fill('pull')
    await selector.getByRole('checkbox').first().check()
    await expect(selector.getByRole('button', { name: w.own })).toHaveCount(0)
    await selector.getByRole('button', { name: w.addSelection }).click()
    await expectAccessible(page, 'builder of a predefined program')
    await button(page, w.save).click()
    await expect(toast(page)).toContainText(w.saved)
    for (const figure of w.figures) await expect(card(page, name)).toContainText(figure)
    await closeToast(page)
    await chooseOnCard(page, name, w.edit)
    await page.getByLabel(w.name, { exact: true }).fill(`${name} bis`)
    await page.getByLabel(w.nameEn, { exact: true }).fill(`${name} bis`)
    await button(page, w.save).click()
    await expect(card(page, `${name} bis`)).toBeVisible()
    await chooseOnCard(page, `${name} bis`, w.delete)
    await expect(page.getByRole('alertdialog')).toContainText(w.unused)
    await expectAccessible(page, 'deletion of a predefined program')
    await page.getByRole('alertdialog').getByRole('button', { name: w.delete }).click()
    await expect(card(page, `${name} bis`)).toHaveCount(0)
    await toast(page).getByRole('button', { name: w.undo }).click()
    await expect(toast(page)).toContainText(w.restored)
    await expect(card(page, `${name} bis`)).toBeVisible()
  })
}

test('failures of loading, saving and deleting a predefined program are told', async ({ page, fonte }) => {
  const w = words.fr
  await joinAsAdmin(fonte, page.request)
  const { id, name } = await create(page)
  const listWorks = await failAt(page, '**/api/predefined-programs', 'GET')
  await page.goto('/admin/programs')
  await expect(toast(page)).toContainText(w.loadFailed)
  await listWorks()
  await page.reload()
  await failAt(page, `**/api/admin/programs/${id}`, 'PUT')
  await failAt(page, `**/api/admin/programs/${id}`, 'DELETE')
  await chooseOnCard(page, name, w.edit)
  await page.getByLabel(w.name, { exact: true }).fill(`${name} perdu`)
  await button(page, w.save).click()
  await expect(toast(page)).toContainText(w.notSaved)
  await expect(page.getByLabel(w.name, { exact: true })).toHaveValue(`${name} perdu`)
  await page.getByLabel(w.name, { exact: true }).fill(name)
  await button(page, w.save).click()
  await chooseOnCard(page, name, w.delete)
  await page.getByRole('alertdialog').getByRole('button', { name: w.delete }).click()
  await expect(toast(page)).toContainText(w.notDeleted)
})

test('of two administrators the later one is told, and takes theirs or keeps what was typed', async ({
  page,
  fonte,
}) => {
  await joinAsAdmin(fonte, page.request)
  const body = predefined()
  const { id, name } = await callerOf(page.request).call('create-predefined-program', { body })
  await page.goto(`/admin/programs?edit=${id}`)
  await page.getByLabel('Nom du programme', { exact: true }).fill(`${name} à moi`)
  const { id: _, ...fields } = body
  const theirs = { version: 1, ...fields, description: 'Autrement.' }
  await callerOf(page.request).call('update-predefined-program', { params: { id }, body: theirs })
  await button(page, 'Enregistrer').click()
  await button(page, 'Reprendre la sienne').click()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Autrement.')
  await page.reload()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Autrement.')
  await page.getByLabel('Nom du programme', { exact: true }).fill(`${name} à moi`)
  await callerOf(page.request).call('update-predefined-program', {
    params: { id },
    body: { ...theirs, version: 2, description: 'Encore autrement.' },
  })
  await button(page, 'Enregistrer').click()
  await button(page, 'Garder ma saisie').click()
  await expect(card(page, `${name} à moi`)).toBeVisible()
})

test('a program that is deleted while somebody does it is finished and counted', async ({
  page,
  fonte,
  otherDevice,
}) => {
  const admin = await joinAsAdmin(fonte, page.request)
  const sets = [
    { reps: 5, weight: 50, rest: 60 },
    { reps: 5, weight: 50, rest: 60 },
  ]
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id, name } = await create(page, { exercises })
  const desk = await otherDevice(admin)
  await page.context().clearCookies()
  await joinFonte(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await recordSet(page)
  await callerOf(desk.request).call('delete-predefined-program', { params: { id } })
  await page.reload()
  await skipRest(page)
  await recordSet(page)
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  await expect
    .poll(async () => (await callerOf(page.request).call('get-workout-history', { query: {} })).items)
    .toMatchObject([{ program_name: name, sets_done: 2 }])
})
