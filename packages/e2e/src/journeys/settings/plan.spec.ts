import { expect, type Page } from '@playwright/test'
import { post } from '../../kit/api.ts'
import { button, toast } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const banner = (page: Page) => page.getByRole('complementary', { name: 'Publicité' })
const goBasic = (page: Page) => post(page.request, '/api/plan/cancel', {})
const storedPlan = async (page: Page) => (await page.request.get('/api/profile')).json()

test.beforeEach(async ({ lifter: _ }) => undefined)

test('a trial is cancelled after a question, and started again for seven days', async ({ page }) => {
  await page.goto('/subscription')
  await expect(plan(page, 'Essai gratuit')).toContainText('Plan actuel')
  await expect(button(page, "Commencer l'essai gratuit")).toHaveCount(0)
  await button(page, "Annuler l'abonnement").click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Garder mon plan' }).click()
  expect(await storedPlan(page)).toMatchObject({ plan: 'Trial' })
  await button(page, "Annuler l'abonnement").click()
  await page.getByRole('alertdialog').getByRole('button', { name: "Annuler l'abonnement" }).click()
  await expect(toast(page)).toContainText('Abonnement annulé')
  await expect(plan(page, 'Basic')).toContainText('Plan actuel')
  await expect(button(page, "Annuler l'abonnement")).toHaveCount(0)
  expect(await storedPlan(page)).toMatchObject({ plan: 'Basic', trial_started_at: null, trial_ends_at: null })

  await button(page, "Commencer l'essai gratuit").click()
  await expect(toast(page)).toContainText('Premium est à vous pour 7 jours.')
  await expect(plan(page, 'Essai gratuit')).toContainText('Plan actuel')
  const { trial_started_at, trial_ends_at } = await storedPlan(page)
  expect(Date.parse(trial_ends_at) - Date.parse(trial_started_at)).toBe(7 * 86_400_000)
})

test('what fails about a plan is told in its own words', async ({ page }) => {
  await page.route('**/api/plan/*', (route) => route.abort())
  await page.goto('/subscription')
  await button(page, "Annuler l'abonnement").click()
  await page.getByRole('alertdialog').getByRole('button', { name: "Annuler l'abonnement" }).click()
  await expect(toast(page)).toContainText("Impossible d'annuler l'abonnement. Veuillez réessayer.")
  await goBasic(page)
  await page.reload()
  await button(page, "Commencer l'essai gratuit").click()
  await expect(toast(page)).toContainText("Impossible de démarrer l'essai gratuit. Veuillez réessayer.")
})

test('a trial that runs out is felt without reloading, and leads back to Basic', async ({ page }) => {
  const near = new Date(Date.now() + 60_000).toISOString()
  await page.route(/\/api\/(session|profile)$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const body = JSON.parse((await response.text()).replace(/"trial_ends_at":"[^"]+"/, `"trial_ends_at":"${near}"`))
    await route.fulfill({ response, json: body })
  })
  await page.clock.install()
  await page.goto('/payment')
  await expect(page.getByText('Il reste 1 jour')).toBeVisible()
  await page.clock.fastForward('01:10')
  await expect(page.getByText('Essai terminé')).toBeVisible()
  await button(page, 'Revenir à Basic').click()
  await expect(toast(page)).toContainText('Votre plan est maintenant Basic.')
  expect(await storedPlan(page)).toMatchObject({ plan: 'Basic' })
})

test('the payment page tells plan and price, and the purchase is announced', async ({ page }) => {
  await page.goto('/premium')
  await expect(page).toHaveURL('/payment')
  await expect(page.getByText(/^10\s€$/)).toBeVisible()
  await expect(page.getByText('par an')).toBeVisible()
  await button(page, 'Passer à Premium').click()
  await expect(toast(page)).toContainText('Bientôt disponible')
  await page.getByRole('link', { name: 'Voir les plans' }).click()
  await expect(page).toHaveURL('/subscription')
})

test('on Basic a banner offers 20 % off with a code until it is hidden for the session', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await goBasic(page)
  await page.reload()
  await expect(banner(page)).toContainText(/20\s%/)
  await expect(banner(page)).toContainText('FONTE20')
  await banner(page).getByRole('button', { name: 'Masquer la publicité' }).click()
  await expect(toast(page)).toContainText('Publicité masquée')
  await expect(toast(page)).toContainText("Le bandeau ne s'affichera plus pendant cette session.")
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  const session = await context.newPage()
  await session.goto('/')
  await expect(banner(session)).toBeVisible()
})
