import { expect, type Page } from '@playwright/test'
import { button, closeToast, toast } from '../../kit/gestures.ts'
import { pageSettled } from '../../kit/layout.ts'
import { expectKept } from '../../kit/offline.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true })
const saveUsername = (page: Page) => part(page, 'Profil').getByRole('button', { name: 'Enregistrer' })

/** The parts that come after the first screen are there, and push nothing down any more. */
const standsStill = async (page: Page) => {
  await expect(part(page, 'Activité du compte').getByRole('listitem').first()).toBeVisible()
  await pageSettled(page)
}

const profileOf = async (page: Page) => (await page.request.get('/api/profile')).json()

test('the settings show the plan and lead to everything else', async ({ page, lifter: _ }) => {
  await page.goto('/settings')
  await expect(part(page, 'Abonnement')).toContainText('Essai')
  for (const [name, path] of [
    ['Gérer', '/payment'],
    ['Support', '/report'],
    ['Confidentialité', '/privacy'],
    ['Conditions d’utilisation', '/terms'],
    ['Mentions légales', '/legal'],
    ['Suppression des données', '/data-deletion'],
    ['Supprimer mon compte', '/data-deletion'],
  ] as const) {
    await page.locator('#content').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/settings')
  }
})

test('the developer tools and the foot of the settings both sign out', async ({ page, lifter, otherDevice }) => {
  await page.goto('/settings')
  await standsStill(page)
  await part(page, 'Outils de développement').getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/auth/)
  const other = await otherDevice(lifter)
  await other.goto('/settings')
  await standsStill(other)
  await other.locator('#content').getByRole('button', { name: 'Déconnexion' }).last().click()
  await expect(other).toHaveURL(/\/auth/)
})

test('a sign-out that fails says so and stays', async ({ page, lifter: _ }) => {
  await page.route('**/api/session/end', (route) => route.abort())
  await page.goto('/settings')
  await standsStill(page)
  await page.locator('#content').getByRole('button', { name: 'Déconnexion' }).last().click()
  await expect(toast(page)).toContainText('Erreur de déconnexion')
  await expect(toast(page)).toContainText('Une erreur est survenue. Veuillez réessayer.')
  await expect(page).toHaveURL('/settings')
})

test('the username is changed; the same one is no change', async ({ page, lifter }) => {
  await page.goto('/settings')
  const box = page.getByLabel('Pseudo public')
  await expect(box).toHaveValue(lifter.username)
  await expect(saveUsername(page)).toHaveAttribute('aria-disabled', 'true')
  await box.press('Enter')
  await expect(toast(page)).toContainText('Aucun changement')
  await closeToast(page)
  await box.fill(` ${lifter.username}.2 `)
  await saveUsername(page).click()
  await expect(toast(page)).toContainText('Pseudo mis à jour')
  await expect(saveUsername(page)).toHaveAttribute('aria-disabled', 'true')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Bienvenue, ${lifter.username}.2` })).toBeVisible()
  expect(await profileOf(page)).toMatchObject({ username: `${lifter.username}.2` })
})

test('a username that somebody has, or that cannot be one, is an error on the field', async ({
  page,
  visitor,
  lifter,
}) => {
  const other = await joinFonte(visitor)
  await page.goto('/settings')
  const box = page.getByLabel('Pseudo public')
  await box.fill('a b')
  await saveUsername(page).click()
  await expect(box).toHaveAccessibleDescription(/De 3 à 30 lettres/)
  await box.fill(other.username.toUpperCase())
  await saveUsername(page).click()
  await expect(box).toHaveAccessibleDescription(/Ce pseudo est déjà pris/)
  await expect(box).toHaveValue(other.username.toUpperCase())
  expect(await profileOf(page)).toMatchObject({ username: lifter.username })
})

for (const [code, words] of [
  ['internal', 'Impossible de mettre à jour le pseudo.'],
  ['username-untraced', 'Impossible de tracer le changement de pseudo.'],
] as const) {
  test(`a username that cannot be saved says which half failed: ${code}`, async ({ page, lifter: _ }) => {
    const problem = { type: `/problems/${code}`, title: code, status: 500, code, request_id: 'r-1' }
    await page.route('**/api/profile/username', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    )
    await page.goto('/settings')
    await page.getByLabel('Pseudo public').fill('un.autre.nom')
    await saveUsername(page).click()
    await expect(toast(page)).toContainText(words)
    await expect(page.getByLabel('Pseudo public')).toHaveValue('un.autre.nom')
  })
}

test('language and theme are applied at once, and kept', async ({ page, lifter: _ }) => {
  await page.goto('/settings')
  await choice(page, 'Thème', 'Sombre').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choice(page, 'Langue', 'English').click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect.poll(() => profileOf(page)).toMatchObject({ lang: 'en' })
  await page.reload()
  await expect(page.getByLabel('Public username')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a language that the server refuses is told, and turns back', async ({ page, lifter: _ }) => {
  const problem = { type: '/problems/invalid-input', title: 'x', status: 400, code: 'invalid-input', request_id: 'r-1' }
  await page.route('**/api/profile/language', (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.goto('/settings')
  await choice(page, 'Langue', 'English').click()
  await expect(toast(page)).toContainText('Impossible de changer la langue.')
  await expect(page.getByRole('heading', { name: 'Paramètres', level: 1 })).toBeVisible()
})

test('sounds of the workout are switched off, and stay so', async ({ page, lifter: _ }) => {
  await page.goto('/settings')
  await choice(page, 'Sons de la séance', 'Non').click()
  await expectKept(page, 'workout_muted')
  await page.reload()
  await expect(choice(page, 'Sons de la séance', 'Non')).toHaveAttribute('aria-pressed', 'true')
})

test('another device is signed out from the list of devices', async ({ page, lifter, otherDevice }) => {
  const other = await otherDevice(lifter)
  await other.goto('/stats')
  await page.goto('/settings')
  const devices = page.getByRole('list', { name: 'Appareils connectés' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'Cet appareil' })).toHaveCount(1)
  await devices.getByRole('button', { name: /^Déconnecter/ }).click()
  await expect(toast(page)).toContainText('Appareil déconnecté')
  await expect(devices).toHaveCount(1)
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/auth/)
})

test('all other devices are signed out after a question', async ({ page, lifter, otherDevice }) => {
  const other = await otherDevice(lifter)
  await page.goto('/settings')
  await button(page, 'Déconnecter tous les autres').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter tous les autres' }).click()
  await expect(toast(page)).toContainText('Autres appareils déconnectés')
  await expect(page.getByRole('list', { name: 'Appareils connectés' }).getByRole('listitem')).toHaveCount(1)
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/auth/)
})
