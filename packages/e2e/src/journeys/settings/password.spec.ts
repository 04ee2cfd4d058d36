import { expect, type Page } from '@playwright/test'
import { callerOf } from '../../kit/api.ts'
import { button, closeToast, signInByForm, toast } from '../../kit/gestures.ts'
import { mailsTo, newMember } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const next = 'Magnésie-et-craie-27'

const typeNew = async (page: Page, password: string, again = password) => {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(again)
  await button(page, 'Mettre à jour le mot de passe').click()
}

test('a forgotten password is replaced by the mailed link, which works once', async ({ page, visitor }) => {
  const person = await newMember(visitor)
  await page.goto('/auth')
  await button(page, 'Mot de passe oublié ?').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(toast(page)).toContainText('Email requis')
  await expect(toast(page)).toContainText('Veuillez entrer une adresse e-mail.')
  await dialog.getByLabel('E-mail').fill(` ${person.email} `)
  await dialog.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(toast(page)).toContainText('Email envoyé')
  await expect(toast(page)).toContainText('Si un compte existe, un lien de réinitialisation a été envoyé.')
  await expect(dialog).toHaveCount(0)

  const [mail] = await mailsTo(visitor, person.email, 2)
  const link = mail?.links[0] ?? ''
  await page.goto(link)
  await typeNew(page, next, 'autre chose')
  await expect(toast(page)).toContainText('Mots de passe non identiques')
  await closeToast(page)
  await typeNew(page, '12345')
  await expect(toast(page)).toContainText('Mot de passe trop court')
  await expect(toast(page)).toContainText('Le mot de passe doit contenir au moins 6 caractères.')
  await closeToast(page)
  await typeNew(page, next)
  await expect(page).toHaveURL('/auth')
  await expect(toast(page)).toContainText('Mot de passe mis à jour')
  await signInByForm(page, { email: person.email, password: next })
  await expect(page.getByRole('heading', { name: `Bienvenue, ${person.username}` })).toBeVisible()

  await page.goto(link)
  await typeNew(page, next)
  await expect(toast(page)).toContainText('Ce lien a expiré ou a déjà servi.')
  await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible()
})

test('a newer link makes the older one worthless, and the old password still works until then', async ({
  page,
  visitor,
}) => {
  const person = await newMember(visitor)
  for (const mails of [2, 3]) {
    await callerOf(visitor).call('request-password-reset', { body: { email: person.email } })
    await mailsTo(visitor, person.email, mails)
  }
  const [, older] = await mailsTo(visitor, person.email, 3)
  await page.goto(older?.links[0] ?? '')
  await typeNew(page, next)
  await expect(toast(page)).toContainText('Ce lien a expiré ou a déjà servi.')
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(page.getByRole('dialog', { name: 'Mot de passe oublié' })).toBeVisible()
  await page.keyboard.press('Escape')
  await signInByForm(page, person)
  await expect(page.getByRole('heading', { name: `Bienvenue, ${person.username}` })).toBeVisible()
})

test('a failure of the server to mail the link is told, and the address stays in its box', async ({ page }) => {
  await page.route('**/api/password/reset-request', (route) => route.abort())
  await page.goto('/auth')
  await button(page, 'Mot de passe oublié ?').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('marion@exemple.fr')
  await dialog.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(toast(page)).toContainText('Erreur')
  await expect(dialog.getByLabel('E-mail')).toHaveValue('marion@exemple.fr')
})

test('the settings change the password by the old one, and sign out the other devices', async ({
  page,
  lifter,
  otherDevice,
}) => {
  const other = await otherDevice(lifter)
  await other.goto('/stats')
  const secondTab = await page.context().newPage()
  await secondTab.goto('/stats')
  await page.goto('/settings')
  await page.getByLabel('Mot de passe actuel').fill('pas celui-là')
  await typeNew(page, next)
  await expect(toast(page)).toContainText('Erreur')
  await closeToast(page)
  await page.getByLabel('Mot de passe actuel').fill(lifter.password)
  await typeNew(page, next)
  await expect(toast(page)).toContainText('Mot de passe mis à jour')
  await expect(toast(page)).toContainText('Vos autres appareils ont été déconnectés.')
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/auth/)
  for (const tab of [page, secondTab]) {
    await tab.goto('/settings')
    await expect(tab.getByRole('heading', { name: 'Paramètres' })).toBeVisible()
  }
  await expect(page.getByRole('list', { name: 'Appareils connectés' }).getByRole('listitem')).toHaveCount(1)
})
