import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { failAt, joinAsAdmin } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { button, closeToast, toast } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'

const words = {
  fr: {
    newGroup: 'Nouveau groupe',
    newMuscle: 'Nouveau muscle',
    name: 'Nom',
    nameEn: 'Nom (anglais)',
    save: 'Enregistrer',
    required: 'Le nom est obligatoire.',
    edit: 'Modifier',
    delete: 'Supprimer',
    up: 'Monter',
    cancel: 'Annuler',
    discard: 'Abandonner',
    taken: 'Un autre groupe porte ou a porté ce nom.',
    groupSaved: 'Groupe enregistré',
    groupDeleted: 'Groupe supprimé',
    chest: 'Pectoraux',
    used: /Utilisé par \d+ exercices? de la bibliothèque et \d+ exercices? de membres/,
    loadFailed: 'Impossible de charger les données.',
    notCreated: 'Impossible de créer le groupe.',
    notChanged: 'Impossible de modifier le groupe.',
    notDeleted: 'Impossible de supprimer le groupe.',
    muscleNotCreated: 'Impossible de créer le muscle.',
    muscleNotChanged: 'Impossible de modifier le muscle.',
    muscleNotDeleted: 'Impossible de supprimer le muscle.',
    retry: 'Réessayer',
  },
  en: {
    newGroup: 'New group',
    newMuscle: 'New muscle',
    name: 'Name',
    nameEn: 'Name (English)',
    save: 'Save',
    required: 'The name is required.',
    edit: 'Edit',
    delete: 'Delete',
    up: 'Move up',
    taken: 'Another group has or had this name.',
    groupSaved: 'Group saved',
    groupDeleted: 'Group deleted',
    chest: 'Chest',
    used: /Used by \d+ exercises? in the library and \d+ exercises? of members/,
  },
} as const

type Words = (typeof words)['fr' | 'en']

const choose = async (page: Page, row: string, entry: string) => {
  await page.getByRole('button', { name: new RegExp(`^Actions\\s?: ${row}$`) }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const fill = async (page: Page, w: Words, name: string) => {
  await page.getByLabel(w.name, { exact: true }).fill(name)
  await page.getByLabel(w.nameEn, { exact: true }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: w.save }).click()
}

for (const lang of ['fr', 'en'] as const) {
  const w = words[lang]
  test(`groups and muscles are made, renamed, put in order and deleted, ${lang}`, async ({ page, fonte }) => {
    await joinAsAdmin(fonte, page.request, lang)
    await page.goto('/admin/muscles')
    await button(page, w.newGroup).click()
    await fill(page, w, '   ')
    await expect(page.getByText(w.required)).toBeVisible()
    await expectAccessible(page, 'form of a group')
    await fill(page, w, 'Pectoraux')
    await expect(page.getByLabel(w.name, { exact: true })).toHaveAccessibleDescription(w.taken)
    const name = `Cou ${lang}`
    await fill(page, w, name)
    await expect(toast(page)).toContainText(w.groupSaved)
    await closeToast(page)
    for (const muscle of ['Avant', 'Nuque']) {
      await sectionOf(page, name).getByRole('button', { name: w.newMuscle }).click()
      await fill(page, w, muscle)
      await expect(sectionOf(page, name).getByText(muscle, { exact: true })).toBeVisible()
    }
    await choose(page, 'Nuque', w.up)
    await expect(sectionOf(page, name).getByRole('listitem').first()).toContainText('Nuque')
    await choose(page, 'Nuque', w.edit)
    await fill(page, w, 'Arrière')
    await expect(sectionOf(page, name).getByText('Arrière', { exact: true })).toBeVisible()
    await choose(page, name, w.delete)
    await page.getByRole('alertdialog').getByRole('button', { name: w.delete }).click()
    await expect(toast(page)).toContainText(w.groupDeleted)
    await expect(sectionOf(page, name)).toHaveCount(0)
  })

  test(`what is in use cannot be deleted, and the page says by how much, ${lang}`, async ({ page, fonte }) => {
    await joinAsAdmin(fonte, page.request, lang)
    await page.goto('/admin/muscles')
    await choose(page, w.chest, w.delete)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(w.used)
    await expect(question.getByRole('button', { name: w.delete })).toBeDisabled()
    await expectAccessible(page, 'deletion of a group that is in use')
  })
}

test('each failure with groups and muscles is told', async ({ page, fonte }) => {
  const w = words.fr
  await joinAsAdmin(fonte, page.request)
  const name = `Échec ${crypto.randomUUID().slice(0, 8)}`
  const caller = callerOf(page.request)
  const { id } = await caller.call('create-muscle-group', { body: { name, name_en: null } })
  await caller.call('create-muscle', { params: { id }, body: { name: `${name} bas`, name_en: null, region: null } })
  const works = await failAt(page, '**/api/admin/muscle-groups', 'GET')
  await page.goto('/admin/muscles')
  await expect(toast(page)).toContainText(w.loadFailed)
  await works()
  await button(page, w.retry).click()
  await expect(sectionOf(page, name)).toBeVisible()
  await failAt(page, /\/api\/admin\/muscle/, 'POST')
  await failAt(page, /\/api\/admin\/muscle/, 'PUT')
  await failAt(page, /\/api\/admin\/muscle/, 'DELETE')
  const told = async (text: string) => {
    await expect(toast(page)).toContainText(text)
    await page.getByRole('button', { name: w.cancel, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: w.discard }).click()
  }
  await button(page, w.newGroup).click()
  await fill(page, w, 'Un')
  await told(w.notCreated)
  await sectionOf(page, name).getByRole('button', { name: w.newMuscle }).click()
  await fill(page, w, 'Deux')
  await told(w.muscleNotCreated)
  for (const [row, changed, deleted] of [
    [name, w.notChanged, w.notDeleted],
    [`${name} bas`, w.muscleNotChanged, w.muscleNotDeleted],
  ] as const) {
    await choose(page, row, w.edit)
    await fill(page, w, 'Trois')
    await told(changed)
    await choose(page, row, w.delete)
    await page.getByRole('alertdialog').getByRole('button', { name: w.delete }).click()
    await expect(toast(page)).toContainText(deleted)
    await page.getByRole('alertdialog').getByRole('button', { name: w.cancel }).click()
  }
})

test('of two administrators the later one is told, and chooses', async ({ page, fonte }) => {
  await joinAsAdmin(fonte, page.request)
  const name = `Deux ${crypto.randomUUID().slice(0, 8)}`
  const caller = callerOf(page.request)
  const { id } = await caller.call('create-muscle-group', { body: { name, name_en: null } })
  await page.goto('/admin/muscles')
  await choose(page, name, 'Modifier')
  await page.getByLabel('Nom', { exact: true }).fill(`${name} à moi`)
  const theirs = { version: 1, name: `${name} à elle`, name_en: null }
  await caller.call('update-muscle-group', { params: { id }, body: theirs })
  await button(page, 'Enregistrer').click()
  await button(page, 'Garder ma saisie').click()
  await expect(sectionOf(page, `${name} à moi`)).toBeVisible()
})
