import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { joinAsAdmin, writeToSupport } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { toast } from '../../kit/gestures.ts'
import { expectItFits } from '../../kit/layout.ts'
import { joinFonte, type Person } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const words = {
  fr: {
    title: 'Tableau de bord',
    maintenance: 'Mode maintenance',
    closed: 'Le service est fermé pour maintenance.',
    open: 'Le service est ouvert.',
    failed: 'Impossible de changer le mode maintenance.',
    loadFailed: 'Impossible de charger les statistiques.',
    retry: 'Réessayer',
    users: 'Utilisateurs',
    languages: 'Langues',
    table: 'Ces trente jours en tableau',
    notMeasured: 'non mesuré',
    password: 'Mot de passe',
    confirm: 'Confirmer',
    cancel: 'Annuler',
    wrong: /mot de passe/i,
    tickets: /tickets? ouverts?/,
    menu: 'Menu du compte',
    news: 'nouveaux tickets',
  },
  en: {
    title: 'Dashboard',
    maintenance: 'Maintenance mode',
    closed: 'The service is closed for maintenance.',
    open: 'The service is open.',
    users: 'Users',
    languages: 'Languages',
    table: 'These thirty days as a table',
    notMeasured: 'not measured',
    tickets: /open tickets?/,
    menu: 'Account menu',
    news: 'new tickets',
  },
} as const

const figure = (page: Page, term: string) =>
  page.locator('dl > div').filter({ hasText: term }).locator('.figure').first()
const card = (page: Page, term: string) => page.getByRole('term').filter({ hasText: term })

test.afterEach(({ fonte }) => fonte.admin('maintenance', 'off'))

for (const lang of ['fr', 'en'] as const) {
  const w = words[lang]

  test.describe(`the dashboard, ${lang}`, () => {
    test.beforeEach(({ page, fonte }) => joinAsAdmin(fonte, page.request, lang))

    test(`shows how the service is doing, in a chart and as a table, ${lang}`, async ({ page }) => {
      const { totalUsers } = await callerOf(page.request).call('get-admin-dashboard-stats')
      await page.goto('/admin/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
      await expect(card(page, w.users)).toBeVisible()
      await expect(figure(page, w.users)).toHaveText(String(totalUsers))
      await expect(page.getByText('N/A')).toBeVisible()
      await expect(page.getByRole('row', { name: /Français/ })).toContainText('%')
      await page.getByText(w.table).click()
      await expect(page.getByRole('row').filter({ hasText: w.notMeasured }).first()).toBeVisible()
      await expectAccessible(page, 'dashboard')
    })

    test(`its switch closes the service at once, and follows what others do, ${lang}`, async ({ page }) => {
      const listening = page.waitForResponse('**/api/events')
      await page.goto('/admin/dashboard')
      await listening
      const control = page.getByRole('switch', { name: w.maintenance })
      await control.press('Space')
      await expect(control).toBeChecked()
      await expect(control).toBeFocused()
      await expect(page.getByText(w.closed).first()).toBeVisible()
      await expect.poll(() => callerOf(page.request).call('get-maintenance')).toEqual({ enabled: true })
      await callerOf(page.request).call('toggle-maintenance-mode', { body: { enabled: false } })
      await expect(control).not.toBeChecked()
      await expect(page.getByText(w.open).first()).toBeVisible()
    })

    test(`leads to the open tickets, which a blue dot tells of, ${lang}`, async ({ page, visitor }) => {
      await joinFonte(visitor, lang)
      const listening = page.waitForResponse('**/api/events')
      await page.goto('/admin/dashboard')
      await listening
      await writeToSupport(visitor, 'Le minuteur ne sonne pas.')
      await expect(page.getByRole('main').getByRole('img', { name: w.news }).first()).toBeVisible()
      await page.getByRole('link', { name: w.tickets }).click()
      await expect(page).toHaveURL(/\/admin\/tickets\?status=Ouvert/)
    })
  })
}

test.describe('the dashboard, in trouble', () => {
  const w = words.fr
  let admin: Person

  test.beforeEach(async ({ page, fonte }) => {
    admin = await joinAsAdmin(fonte, page.request)
  })

  test('its switch goes back where it could not be moved', async ({ page }) => {
    await page.goto('/admin/dashboard')
    await page.route('**/api/maintenance', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    const control = page.getByRole('switch', { name: w.maintenance })
    await control.click()
    await expect(toast(page)).toContainText(w.failed)
    await expect(control).not.toBeChecked()
  })

  test('its switch asks for the password where the server wants it', async ({ page }) => {
    await page.goto('/admin/dashboard')
    let refusals = 0
    await page.route('**/api/maintenance', async (route) => {
      const body = route.request().postDataJSON() as { password?: string } | null
      if (route.request().method() === 'GET' || body?.password !== undefined) return route.fallback()
      refusals += 1
      const problem = { type: 'about:blank', title: '', status: 403, code: 'password-required', request_id: '' }
      const name = (await route.request().allHeaders())['fonte-call'] ?? ''
      await route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        headers: { 'fonte-call': name },
        body: JSON.stringify(problem),
      })
    })
    const control = page.getByRole('switch', { name: w.maintenance })
    await control.click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel(w.password, { exact: true }).fill('wrong')
    await expectAccessible(page, 'password before maintenance')
    await question.getByRole('button', { name: w.confirm, exact: true }).click()
    await expect(question.getByText(w.wrong).last()).toBeVisible()
    await question.getByLabel(w.password, { exact: true }).fill(admin.password)
    await question.getByRole('button', { name: w.confirm, exact: true }).click()
    await expect(question).toHaveCount(0)
    await expect(control).toBeChecked()
    expect(refusals).toBe(1)
  })

  test('says when its figures cannot be read, and reads them at another try', async ({ page }) => {
    await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 404, body: 'nothing' }))
    await page.goto('/admin/dashboard')
    await expect(toast(page)).toContainText(w.loadFailed)
    await expect(page.getByRole('alert').filter({ hasText: w.loadFailed })).toBeVisible()
    await expect(page.getByRole('switch', { name: w.maintenance })).toBeVisible()
    await expectAccessible(page, 'dashboard, failed')
    await page.unroute('**/api/admin/stats')
    await page.getByRole('main').getByRole('button', { name: w.retry }).click()
    await expect(card(page, w.users)).toBeVisible()
  })
})

test('fits a phone, a tablet and a desktop', async ({ page, fonte }) => {
  await joinAsAdmin(fonte, page.request)
  await page.goto('/admin/dashboard')
  await expect(page.getByText('N/A')).toBeVisible()
  await expectItFits(page, 'dashboard')
})
