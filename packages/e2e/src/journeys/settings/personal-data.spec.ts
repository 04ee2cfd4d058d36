import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { storedPrograms, storedWorkouts } from '../../kit/api.ts'
import { button, card, recordSet, signInByForm, startWorkout, toast } from '../../kit/gestures.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { saveProgram, saveWorkout } from '../../kit/training.ts'

const deletion = {
  fr: { open: 'Supprimer mon compte', word: 'Mot de confirmation', exact: 'SUPPRIMER', go: 'Supprimer définitivement' },
  en: { open: 'Delete my account', word: 'Confirmation word', exact: 'DELETE', go: 'Delete permanently' },
} as const

const openDeletion = async (page: Page, lang: 'fr' | 'en' = 'fr') => {
  await page.goto('/data-deletion')
  await button(page, deletion[lang].open).click()
  return page.getByRole('alertdialog')
}

test('everything of mine is exported as a JSON file', async ({ page, lifter }) => {
  await saveProgram(page.request)
  await saveWorkout(page.request, Date.now())
  await page.goto('/settings')
  const downloading = page.waitForEvent('download')
  await button(page, 'Exporter mes données').click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('fonte-mes-donnees.json')
  const data = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(data)).toMatchObject({ profile: { username: lifter.username } })
  expect(data).toContain('Haut du corps')
})

test('a reset asks, then empties server and device; the account stays', async ({ page, lifter }) => {
  await saveProgram(page.request)
  await saveWorkout(page.request, Date.now())
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await recordSet(page)
  await page.goto('/settings')
  await button(page, 'Réinitialiser mes données').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
  expect(await storedPrograms(page.request)).toHaveLength(1)
  await button(page, 'Réinitialiser mes données').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expect(toast(page)).toContainText('Données réinitialisées')
  expect(await storedPrograms(page.request)).toEqual([])
  expect(await storedWorkouts(page.request)).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Bienvenue, ${lifter.username}` })).toBeVisible()
  await expect(page.getByText('La barre est encore vide')).toBeVisible()
  await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
})

test('a reset that fails says so and keeps everything', async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await page.route('**/api/personal-data/reset', (route) => route.abort())
  await page.goto('/settings')
  await button(page, 'Réinitialiser mes données').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expect(toast(page)).toContainText('Erreur')
  await page.goto('/')
  await expect(card(page, 'Haut du corps')).toBeVisible()
})

/** The first call to an address is answered as if the password had been typed long ago. */
const passwordIsOld = (page: Page, address: string) =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'password required',
          status: 403,
          code: 'password-required',
          request_id: '',
        },
      }),
    { times: 1 },
  )

test('an export asks for the password where it was typed long ago, and again when it is wrong', async ({
  page,
  lifter,
}) => {
  await page.goto('/settings')
  await passwordIsOld(page, '**/api/personal-data/export')
  await button(page, 'Exporter mes données').click()
  const dialog = page.getByRole('alertdialog', { name: 'Exporter vos données' })
  await expect(dialog).toContainText('Votre mot de passe est demandé une nouvelle fois avant un export.')
  const confirm = dialog.getByRole('button', { name: 'Exporter mes données' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await confirm.click()
  await expect(dialog).toContainText('Le mot de passe est incorrect.')
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(lifter.password)
  const downloading = page.waitForEvent('download')
  await confirm.click()
  expect((await downloading).suggestedFilename()).toBe('fonte-mes-donnees.json')
  await expect(dialog).toHaveCount(0)
})

test('a reset asks for the password where it was typed long ago, and erases nothing without it', async ({ page }) => {
  const { password } = await joinFonte(page.request, 'en')
  await saveProgram(page.request)
  await page.goto('/settings')
  await passwordIsOld(page, '**/api/personal-data/reset')
  await button(page, 'Reset my data').click()
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: 'Erase everything' })
  await confirm.click()
  await expect(dialog).toContainText('You are asked for your password once more before a reset.')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await confirm.click()
  await expect(dialog).toContainText('The password is incorrect.')
  expect(await storedPrograms(page.request)).toHaveLength(1)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await confirm.click()
  await expect(toast(page)).toContainText('Data reset')
  expect(await storedPrograms(page.request)).toEqual([])
})

for (const lang of ['fr', 'en'] as const) {
  const words = deletion[lang]
  test(`an account goes only after the exact word ${words.exact}`, async ({ page }) => {
    await joinFonte(page.request, lang)
    const dialog = await openDeletion(page, lang)
    const confirm = dialog.getByRole('button', { name: words.go })
    for (const wrong of ['', words.exact.toLowerCase(), `${words.exact} `, lang === 'fr' ? 'DELETE' : 'SUPPRIMER']) {
      await dialog.getByLabel(words.word).fill(wrong)
      await expect(confirm).toBeDisabled()
    }
    await dialog.getByLabel(words.word).fill(words.exact)
    await expect(confirm).toBeEnabled()
  })
}

test('a deleted account is told, signed out, led to the sign-in page after 1.5 s, and gone', async ({
  page,
  lifter,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/personal-data/delete-account', async (route) => {
    await held.promise
    await route.continue()
  })
  const dialog = await openDeletion(page)
  await dialog.getByLabel('Mot de confirmation').fill('SUPPRIMER')
  await page.clock.install()
  // Time passes only when told.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(dialog.getByRole('button', { name: 'Suppression…' })).toHaveAttribute('aria-disabled', 'true')
  held.resolve()
  await expect(toast(page)).toContainText('Compte supprimé')
  // What is gone is not deleted once more while its end is read.
  await expect(dialog.getByRole('button', { name: 'Suppression…' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page).toHaveURL('/data-deletion')
  await page.clock.fastForward(1_500)
  await expect(page).toHaveURL('/auth')
  await signInByForm(page, lifter)
  await expect(toast(page)).toContainText('Erreur de connexion')
})

test('a deletion that fails is told, ends the session here all the same, and deletes nothing', async ({
  page,
  lifter,
}) => {
  await page.route('**/api/personal-data/delete-account', (route) => route.abort())
  const dialog = await openDeletion(page)
  await dialog.getByLabel('Mot de confirmation').fill('SUPPRIMER')
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(toast(page)).toContainText('Une erreur est survenue lors de la suppression.')
  await expect(page).toHaveURL('/auth')
  await signInByForm(page, lifter)
  await expect(page.getByRole('heading', { name: `Bienvenue, ${lifter.username}` })).toBeVisible()
})

test('a visitor may open the dialog; the deletion then fails as for anybody', async ({ page }) => {
  const dialog = await openDeletion(page)
  await dialog.getByLabel('Mot de confirmation').fill('SUPPRIMER')
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(toast(page)).toContainText('Une erreur est survenue lors de la suppression.')
  await expect(page).toHaveURL('/auth')
})

test('the contact address is copied, and the back button leads back', async ({ page, context, lifter: _ }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/settings')
  await page.locator('#content').getByRole('link', { name: 'Suppression des données' }).click()
  await button(page, "Copier l'e-mail").click()
  await expect(toast(page)).toContainText('E-mail copié')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('contact@fonte.example')
  await button(page, 'Retour').click()
  await expect(page).toHaveURL('/settings')
})
