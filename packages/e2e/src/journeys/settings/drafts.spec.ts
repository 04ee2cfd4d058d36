import { expect, type Page } from '@playwright/test'
import { button, signInByForm, toast } from '../../kit/gestures.ts'
import { draftsOn } from '../../kit/offline.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const words = {
  fr: { signOut: 'Déconnexion', title: 'Pas enregistré', cancel: 'Annuler' },
  en: { signOut: 'Log out', title: 'Not saved', cancel: 'Cancel' },
} as const

const question = (page: Page) => page.getByRole('alertdialog')

/** Types into the program form and the message to support, and saves neither. */
const type = async (page: Page) => {
  await page.goto('/?edit=new')
  await page.locator('input').first().fill('Presque fini')
  await expect.poll(() => draftsOn(page)).toEqual(['program-drafts'])
  await page.goto('/report')
  await page.getByLabel('Description').fill('Presque écrit')
  await expect.poll(() => draftsOn(page)).toEqual(['program-drafts', 'report-draft'])
}

for (const lang of ['fr', 'en'] as const) {
  const { signOut, title, cancel } = words[lang]

  test(`what was typed and not saved goes with the sign-out, after a warning, ${lang}`, async ({ page }) => {
    await joinFonte(page.request, lang)
    await type(page)
    await page.goto('/settings')
    const leave = page.locator('#content').getByRole('button', { name: signOut }).last()
    await leave.click()
    await expect(question(page).getByRole('heading', { name: title })).toBeVisible()
    await question(page).getByRole('button', { name: cancel }).click()
    expect(await draftsOn(page)).toHaveLength(2)
    await leave.click()
    await question(page).getByRole('button', { name: signOut }).click()
    await expect(page).toHaveURL('/auth')
    await expect.poll(() => draftsOn(page)).toEqual([])
  })
}

test('what was typed and taken back needs no warning', async ({ page, lifter: _ }) => {
  await page.goto('/report')
  await page.getByLabel('Description').fill('x')
  await expect.poll(() => draftsOn(page)).toEqual(['report-draft'])
  await page.getByLabel('Description').fill('')
  await expect.poll(() => draftsOn(page)).toEqual([])
  await page.goto('/settings')
  await page.locator('#content').getByRole('button', { name: 'Déconnexion' }).last().click()
  await expect(page).toHaveURL('/auth')
})

test('what was typed and not saved goes with a reset', async ({ page, lifter: _ }) => {
  await type(page)
  await page.goto('/settings')
  await button(page, 'Réinitialiser mes données').click()
  await question(page).getByRole('button', { name: 'Tout effacer' }).click()
  await expect(toast(page)).toContainText('Données réinitialisées')
  expect(await draftsOn(page)).toEqual([])
})

test('what was typed and not saved goes with the account, and stays when the deletion fails', async ({
  page,
  lifter,
}) => {
  const address = '**/api/personal-data/delete-account'
  const deleteAccount = async () => {
    await page.goto('/data-deletion')
    await button(page, 'Supprimer mon compte').click()
    await question(page).getByLabel('Mot de confirmation').fill('SUPPRIMER')
    await question(page).getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(page).toHaveURL('/auth')
  }
  await type(page)
  await page.route(address, (route) => route.abort())
  await deleteAccount()
  expect(await draftsOn(page)).toHaveLength(2)
  await page.unroute(address)
  await signInByForm(page, lifter)
  await expect(page.getByText('Presque fini')).toBeVisible()
  await deleteAccount()
  expect(await draftsOn(page)).toEqual([])
})
