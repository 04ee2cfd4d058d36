import { expect, type Page } from '@playwright/test'
import { button, card, chooseInAccountMenu, closeToast, signInByForm, toast } from '../kit/gestures.ts'
import { mailedLink, mailsTo, newMember, type Person, register, somebody } from '../kit/people.ts'
import { test } from '../kit/test.ts'

const home = (person: Person) => ({ name: `Bienvenue, ${person.username}` })

const fillSignUp = async (page: Page, person: Person) => {
  await page.getByRole('tab', { name: 'Inscription' }).click()
  await page.getByLabel('Nom complet').fill(person.full_name)
  await page.getByLabel('Pseudo').fill(person.username)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
}

test('somebody signs up, confirms by the mailed link and signs in', async ({ page, visitor }) => {
  const person = somebody()
  await page.goto('/')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Votre parcours de musculation commence ici.')).toBeVisible()
  await fillSignUp(page, person)
  await button(page, "S'inscrire").click()
  await expect(toast(page)).toContainText('Inscription réussie!')
  await expect(toast(page)).toContainText('Veuillez vérifier votre e-mail pour confirmer votre compte.')
  await expect(page.getByRole('tab', { name: 'Connexion' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: 'Ouvrir la boîte de réception locale' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()

  await page.goto((await mailedLink(visitor, person.email)).href)
  await button(page, 'Confirmer mon e-mail').click()
  await expect(page.getByRole('heading', { name: 'E-mail confirmé' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await signInByForm(page, person)
  await expect(page.getByRole('heading', home(person))).toBeVisible()
  await expect(toast(page)).toContainText('Connexion réussie!')
  await expect(toast(page)).toContainText('Ravi de vous revoir.')
})

test('a confirmation link works once and then offers a new one', async ({ page, visitor }) => {
  const person = await newMember(visitor)
  await page.goto((await mailedLink(visitor, person.email)).href)
  await button(page, 'Confirmer mon e-mail').click()
  await expect(page.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible()
  await expect(button(page, 'Renvoyer la confirmation')).toBeVisible()
})

test('a link that is followed elsewhere confirms for who knows the password of the sign-up, and nobody else', async ({
  page,
  visitor,
}) => {
  const person = await register(visitor)
  await page.goto((await mailedLink(visitor, person.email)).href)
  await button(page, 'Confirmer mon e-mail').click()
  await expect(page.getByText('L’inscription a été faite dans un autre navigateur.')).toBeVisible()
  await page.getByLabel('Mot de passe', { exact: true }).fill('celui d’une autre')
  await button(page, 'Confirmer mon e-mail').click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    'Le mot de passe est incorrect.',
  )
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await button(page, 'Confirmer mon e-mail').click()
  await expect(page.getByRole('heading', { name: 'E-mail confirmé' })).toBeVisible()
})

test('empty forms say which fields are required', async ({ page }) => {
  await page.goto('/auth')
  await button(page, 'Se connecter').click()
  await expect(toast(page)).toContainText('Champs requis')
  await expect(toast(page)).toContainText('Veuillez entrer votre email et votre mot de passe.')
  await page.getByRole('tab', { name: 'Inscription' }).click()
  await button(page, "S'inscrire").click()
  await expect(toast(page)).toContainText('Veuillez remplir tous les champs pour vous inscrire.')
})

test('what is wrong with a sign-up stands under its field', async ({ page, visitor }) => {
  const known = await register(visitor)
  await page.goto('/auth')
  await fillSignUp(page, { email: 'marion', password: '12345', full_name: 'Marion', username: 'a!' })
  await button(page, "S'inscrire").click()
  await expect(page.getByText('Cette adresse e-mail n’est pas valide.')).toBeVisible()
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères.')).toBeVisible()
  await expect(page.getByLabel('Pseudo')).toHaveAttribute('aria-invalid', 'true')

  await fillSignUp(page, { ...somebody(), username: known.username.toUpperCase() })
  await button(page, "S'inscrire").click()
  await expect(toast(page)).toContainText("Erreur d'inscription")
  await expect(page.getByLabel('Pseudo')).toHaveAccessibleDescription(/Ce pseudo est déjà pris/)

  await fillSignUp(page, { ...somebody(), password: 'password' })
  await button(page, "S'inscrire").click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/trop courant/)
})

test('the button says what it does while the server thinks', async ({ page, visitor }) => {
  const person = await newMember(visitor)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/auth')
  await signInByForm(page, person)
  await expect(button(page, 'Connexion...')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', home(person))).toBeVisible()
})

test('signing in leads to the page that was asked for', async ({ page, visitor }) => {
  const person = await newMember(visitor)
  await page.goto('/stats')
  await expect(page).toHaveURL('/auth?next=%2Fstats')
  await expect(page.getByLabel('Rester connecté')).toBeChecked()
  await signInByForm(page, person)
  await expect(page).toHaveURL('/stats')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('a wrong password is told without telling whether the account exists', async ({ page, visitor }) => {
  const person = await newMember(visitor)
  await page.goto('/auth')
  for (const email of [person.email, somebody().email]) {
    await signInByForm(page, { email, password: 'pas celui-là' })
    await expect(toast(page)).toContainText('Erreur de connexion')
    await expect(toast(page)).toContainText('L’e-mail ou le mot de passe est incorrect.')
    await closeToast(page)
  }
})

test('a password can be looked at', async ({ page }) => {
  await page.goto('/auth')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await button(page, 'Afficher le mot de passe').click()
  await expect(password).toHaveAttribute('type', 'text')
  await button(page, 'Masquer le mot de passe').click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('who has not confirmed yet is told so and gets another mail', async ({ page, visitor }) => {
  const person = await register(page.request)
  await mailsTo(visitor, person.email)
  await page.goto('/auth')
  await signInByForm(page, person)
  await expect(toast(page)).toContainText('Erreur de connexion')
  await button(page, 'Renvoyer la confirmation').click()
  await expect(toast(page)).toContainText('Email envoyé')
  const [newest] = await mailsTo(visitor, person.email, 2)
  await page.goto(newest?.links[0] ?? '')
  await button(page, 'Confirmer mon e-mail').click()
  await expect(page.getByRole('heading', { name: 'E-mail confirmé' })).toBeVisible()
})

test('Google and Facebook are announced', async ({ page }) => {
  await page.goto('/auth')
  for (const provider of ['Google', 'Facebook']) {
    const social = page.getByRole('button', { name: `${provider} bientôt disponible` })
    await expect(social).toHaveAttribute('aria-disabled', 'true')
    await social.click({ force: true })
    await expect(toast(page)).toContainText(`La connexion avec ${provider} n’est pas encore disponible.`)
    await closeToast(page)
  }
})

test('signing out in one tab signs out the other', async ({ page, context, lifter }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/stats')
  await expect(other.getByRole('heading', { name: 'Statistiques' })).toBeVisible()
  await expect(page.getByRole('heading', home(lifter))).toBeVisible()
  await chooseInAccountMenu(page, 'menuitem', 'Déconnexion')
  await expect(page).toHaveURL(/\/auth/)
  await expect(other).toHaveURL(/\/auth/)
  await page.goto('/stats')
  await expect(page).toHaveURL(/\/auth/)
})

test('the language changes everywhere at once and is kept', async ({ page, lifter, otherDevice }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', home(lifter))).toBeVisible()
  await chooseInAccountMenu(page, 'menuitemradio', 'English')
  await expect(page.getByRole('heading', { name: `Welcome, ${lifter.username}` })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(card(page, 'Beginner full body')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My programs' })).toBeVisible()
  await page.getByRole('link', { name: 'Stats' }).filter({ visible: true }).click()
  await expect(page.getByText('Weight lifted (kg)')).toBeVisible()
  const profile = async () => (await (await page.request.get('/api/profile')).json()).lang
  await expect.poll(profile).toBe('en')
  const second = await otherDevice(lifter)
  await second.goto('/')
  await expect(second.getByRole('heading', { name: 'My programs' })).toBeVisible()
})

test('the theme is kept, also over a reload', async ({ page, lifter }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', home(lifter))).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await chooseInAccountMenu(page, 'menuitemradio', 'Sombre')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await ground()
  expect(dark).not.toBe(before)
  await page.reload()
  await expect(page.getByRole('heading', home(lifter))).toBeVisible()
  expect(await ground()).toBe(dark)
})

test('an unknown path leads home', async ({ page, lifter }) => {
  await page.goto('/nulle/part?x=1')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', home(lifter))).toBeVisible()
})

test('a visitor who wants English gets it from the sign-in page to the mail', async ({ page, visitor }) => {
  const person = somebody()
  await page.goto('/auth')
  await button(page, 'English').click()
  await expect(page.getByText('Your strength-training journey starts here.')).toBeVisible()
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await page.getByLabel('Full name').fill(person.full_name)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Sign up').click()
  await expect(toast(page)).toContainText('Signed up!')
  const [mail] = await mailsTo(visitor, person.email)
  expect(mail?.subject).toMatch(/confirm/i)
  await page.goto(mail?.links[0] ?? '')
  await button(page, 'Confirm my email').click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Log in').click()
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}` })).toBeVisible()
})
