import { newLibraryExercise } from '@fonte/server/test-kit/library'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { failAt, joinAsAdmin } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { button, card, chooseOnCard, closeToast, toast } from '../../kit/gestures.ts'
import { expectItFits } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

const words = {
  fr: {
    heading: 'Exercices',
    create: 'Nouvel exercice',
    name: "Nom de l'exercice",
    nameEn: "Nom de l'exercice (anglais)",
    group: 'Groupe musculaire principal',
    chest: 'Pectoraux',
    chooseEquipment: 'Choisir l’équipement',
    barbell: 'Barre',
    image: "URL de l'image",
    save: 'Enregistrer',
    required: "Le nom de l'exercice est obligatoire.",
    saved: 'Exercice enregistré',
    search: 'Rechercher',
    edit: 'Modifier',
    delete: 'Supprimer',
    restore: 'Rétablir',
    unused: 'Personne ne l’utilise.',
    archived: /^Archivés/,
    gone: 'Exercice archivé',
    back: 'Exercice rétabli',
    loadFailed: 'Impossible de charger les exercices.',
    notDeleted: 'Exercice non supprimé',
    retry: 'Réessayer',
    nothing: 'Aucun résultat',
  },
  en: {
    heading: 'Exercises',
    create: 'New exercise',
    name: 'Exercise name',
    nameEn: 'Exercise name (English)',
    group: 'Main muscle group',
    chest: 'Chest',
    chooseEquipment: 'Choose equipment',
    barbell: 'Barbell',
    image: 'Image URL',
    save: 'Save',
    required: 'The exercise name is required.',
    saved: 'Exercise saved',
    search: 'Search',
    edit: 'Edit',
    delete: 'Delete',
    restore: 'Restore',
    unused: 'Nobody uses it.',
    archived: /^Archived/,
    gone: 'Exercise archived',
    back: 'Exercise restored',
    nothing: 'No results',
  },
} as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })

const find = async (page: Page, label: string, text: string) => {
  await page.getByRole('searchbox', { name: label }).fill(text)
  await page.keyboard.press('Enter')
}

for (const lang of ['fr', 'en'] as const) {
  const w = words[lang]
  test(`an exercise of the library is made, found, changed, archived and brought back, ${lang}`, async ({
    page,
    fonte,
  }) => {
    await joinAsAdmin(fonte, page.request, lang)
    await page.goto('/admin/exercises')
    await expect(heading(page, w.heading)).toBeVisible()
    // The numbers beside the button come with the list, and move it.
    await expect(page.getByRole('article').first()).toBeVisible()
    await button(page, w.create).click()
    const form = page.getByRole('dialog', { name: w.create })
    await form.getByRole('button', { name: w.save }).click()
    await expect(form.getByText(w.required)).toBeVisible()
    await expect(form.getByLabel(w.name, { exact: true })).toBeFocused()
    await expectAccessible(page, 'form of a global exercise')
    const name = `Poussée du soir ${lang}`
    await form.getByLabel(w.name, { exact: true }).fill(name)
    await form.getByLabel(w.nameEn, { exact: true }).fill(name)
    await form.getByLabel(w.group).selectOption({ label: w.chest })
    await form.getByRole('checkbox').first().check()
    await form.getByText(w.chooseEquipment, { exact: true }).click()
    await form.getByRole('checkbox', { name: w.barbell, exact: true }).check()
    await form.getByLabel(w.image).fill('https://photos.example/soir.jpg')
    await form.getByRole('button', { name: w.save }).click()
    await expect(toast(page)).toContainText(w.saved)
    await find(page, w.search, 'poussee du soir')
    await expect(card(page, name)).toBeVisible()
    await chooseOnCard(page, name, w.edit)
    const editing = page.getByRole('dialog')
    await editing.getByLabel(w.name, { exact: true }).fill(`${name} bis`)
    await editing.getByLabel(w.nameEn, { exact: true }).fill(`${name} bis`)
    await editing.getByRole('button', { name: w.save }).click()
    await expect(card(page, `${name} bis`)).toBeVisible()
    await closeToast(page)
    await chooseOnCard(page, `${name} bis`, w.delete)
    await expect(page.getByRole('alertdialog')).toContainText(w.unused)
    await expectAccessible(page, 'deletion of a global exercise')
    await page.getByRole('alertdialog').getByRole('button', { name: w.delete }).click()
    await expect(toast(page)).toContainText(w.gone)
    await expect(card(page, `${name} bis`)).toHaveCount(0)
    await page.getByRole('button', { name: w.archived }).click()
    await chooseOnCard(page, `${name} bis`, w.restore)
    await expect(toast(page)).toContainText(w.back)
    await expect(page.getByText(w.nothing)).toBeVisible()
  })
}

test('failures of the list and of a deletion are told', async ({ page, fonte }) => {
  const w = words.fr
  await joinAsAdmin(fonte, page.request)
  const works = await failAt(page, /\/api\/admin\/exercises\?/, 'GET')
  await page.goto('/admin/exercises')
  await expect(toast(page)).toContainText(w.loadFailed)
  await works()
  await button(page, w.retry).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await closeToast(page)
  const { name } = await callerOf(page.request).call('create-library-exercise', {
    body: newLibraryExercise({ name_en: `Press ${crypto.randomUUID().slice(0, 8)}` }),
  })
  await find(page, w.search, name)
  await failAt(page, /\/api\/admin\/exercises\/[^?]+$/, 'DELETE')
  await chooseOnCard(page, name, w.delete)
  await page.getByRole('alertdialog').getByRole('button', { name: w.delete }).click()
  await expect(toast(page)).toContainText(w.notDeleted)
})

test('a card names three muscles and no more, and tells what lacks English', async ({ page, fonte }) => {
  await joinAsAdmin(fonte, page.request)
  const call = callerOf(page.request)
  const { items } = await call.call('get-muscle-groups')
  const muscle_ids = items.flatMap(({ muscles }) => muscles.map(({ id }) => id)).slice(0, 5)
  const { name } = await call.call('create-library-exercise', {
    body: newLibraryExercise({ muscle_ids, name_en: null }),
  })
  await page.goto(`/admin/exercises?show=untranslated&q=${encodeURIComponent(name)}`)
  await expect(card(page, name)).toContainText('Nom anglais manquant')
  await expect(card(page, name).getByText(/^[^,]+(, [^,]+){2}…$/)).toBeVisible()
})

test('what uses an exercise is shown before it is deleted', async ({ page, fonte }) => {
  await joinAsAdmin(fonte, page.request)
  await saveProgram(page.request)
  await page.goto('/admin/exercises?q=développé couché')
  await chooseOnCard(page, 'Développé couché', 'Supprimer')
  await expect(page.getByRole('alertdialog')).toContainText(/Utilisé dans \d+ programmes? de membres/)
})

test('of two administrators the later one is told, and chooses', async ({ page, fonte }) => {
  await joinAsAdmin(fonte, page.request)
  const caller = callerOf(page.request)
  const made = await caller.call('create-library-exercise', { body: newLibraryExercise() })
  await page.goto(`/admin/exercises?q=${encodeURIComponent(made.name)}`)
  await chooseOnCard(page, made.name, 'Modifier')
  const description = page.getByRole('dialog').getByLabel('Description', { exact: true })
  await description.fill('La mienne.')
  const { name, name_en, aliases, aliases_en, equipment_ids = [], muscle_group_id, muscle_ids } = made
  const texts = { name, name_en, aliases: [...aliases], aliases_en: [...aliases_en], image_url: null }
  const rest = { muscle_group_id, muscle_ids: [...muscle_ids], equipment_ids: [...equipment_ids] }
  const body = { version: 1, ...texts, ...rest, description: 'La sienne.', description_en: null }
  await caller.call('update-library-exercise', { params: { id: made.id }, body })
  await button(page, 'Enregistrer').click()
  const question = page.getByRole('alertdialog', { name: 'Modifié entre-temps' })
  await expectAccessible(page, 'a version of somebody else')
  await question.getByRole('button', { name: 'Reprendre la sienne' }).click()
  await expect(description).toHaveValue('La sienne.')
  await description.fill('Les deux.')
  await button(page, 'Enregistrer').click()
  await expect(toast(page)).toContainText('Exercice enregistré')
})

test('axe finds nothing on the library in both themes, and nothing sticks out of it', async ({ page, fonte }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await joinAsAdmin(fonte, page.request)
  for (const path of ['/admin/exercises', '/admin/programs', '/admin/muscles']) {
    await page.goto(path)
    const actions = page.getByRole('main').getByRole('button', { name: /^Actions/ })
    await expect(actions.first()).toBeVisible()
    await expectAccessible(page, path)
    await expectItFits(page, path)
  }
})

test('on a phone of 360 px the three shares of the library stand in one line, in both languages', async ({
  page,
  fonte,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [lang, name] of [
    ['fr', 'Afficher'],
    ['en', 'Show'],
  ] as const) {
    await joinAsAdmin(fonte, page.request, lang)
    await page.goto('/admin/exercises')
    const shares = page.getByRole('group', { name }).getByRole('button')
    await expect(shares.first()).toContainText(/\d/)
    await expect(shares).toHaveCount(3)
    const tops = await shares.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
})

test('the pages of the library lead others home', async ({ page, lifter: _ }) => {
  for (const path of ['/admin/exercises', '/admin/programs?edit=new', '/admin/muscles']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
  }
})
