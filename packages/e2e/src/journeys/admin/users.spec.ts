import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { failAt, joinAsAdmin } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { closeToast, toast } from '../../kit/gestures.ts'
import { brokenWords, cutOptions, expectItFits, pageSettled } from '../../kit/layout.ts'
import { joinFonte, type Person } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const words = {
  fr: {
    users: 'Utilisateurs',
    search: 'Rechercher',
    status: 'Statut',
    plan: /^Abonnement\s: /,
    actions: /^Actions\s: /,
    planSet: 'Abonnement mis à jour',
    planFailed: "Impossible de mettre à jour l'abonnement.",
    loadFailed: 'Impossible de charger les utilisateurs. Veuillez réessayer.',
    block: 'Bloquer',
    blocked: 'Bloqué',
    blockedDone: 'Compte bloqué',
    unblock: 'Débloquer',
    reset: 'Réinitialiser le mot de passe',
    resetDone: 'E-mail envoyé',
    history: 'Historique des pseudos',
    undo: 'Annuler cette action',
    undoDone: 'Action annulée',
    remove: 'Supprimer',
    removeForGood: 'Supprimer définitivement',
    removed: 'Compte supprimé',
    gone: 'Ce compte n’existe plus.',
    never: 'Jamais',
    journal: 'Journal',
    account: 'Menu du compte',
  },
  en: {
    users: 'Users',
    search: 'Search',
    status: 'Status',
    plan: /^Plan of /,
    actions: /^Actions: /,
    planSet: 'Plan updated',
    block: 'Block',
    blocked: 'Blocked',
    blockedDone: 'Account blocked',
    unblock: 'Unblock',
    reset: 'Reset password',
    resetDone: 'Email sent',
    history: 'Username history',
    undo: 'Undo this action',
    undoDone: 'Action undone',
    remove: 'Delete',
    removeForGood: 'Delete permanently',
    removed: 'Account deleted',
    never: 'Never',
    journal: 'Log',
    account: 'Account menu',
  },
} as const

const rowOf = (page: Page, person: Person) => page.getByRole('row').filter({ hasText: person.email })
const choose = async (page: Page, person: Person, menu: RegExp, action: string) => {
  await rowOf(page, person).getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

for (const lang of ['fr', 'en'] as const) {
  const w = words[lang]

  test.describe(`the users, ${lang}`, () => {
    test.beforeEach(({ page, fonte }) => joinAsAdmin(fonte, page.request, lang))

    test(`the account menu leads to them; one is found, given a plan, blocked and let in again, ${lang}`, async ({
      page,
      visitor,
      otherDevice,
    }) => {
      const person = await joinFonte(visitor, lang)
      const phone = await otherDevice(person)
      await phone.goto('/')
      await page.goto('/')
      await page.getByRole('button', { name: w.account }).click()
      await page.getByRole('menuitem', { name: w.users }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.users })).toBeVisible()
      await page.getByLabel(w.search).fill(person.email.toUpperCase())
      await expect(page.getByRole('heading', { level: 1, name: `${w.users} 1`, exact: true })).toBeVisible()
      const row = rowOf(page, person)
      await expect(row).toBeVisible()
      await row.getByLabel(w.plan).selectOption('Premium')
      await expect(toast(page)).toContainText(w.planSet)
      await closeToast(page)
      await expectAccessible(page, 'users')
      await choose(page, person, w.actions, w.block)
      await expectAccessible(page, 'question before a block')
      await page.getByRole('alertdialog').getByRole('button', { name: w.block, exact: true }).click()
      await expect(toast(page)).toContainText(w.blockedDone)
      await expect(row.getByText(w.blocked)).toBeVisible()
      await expect(phone).toHaveURL(/\/auth/)
      await closeToast(page)
      await choose(page, person, w.actions, w.unblock)
      await expect(row.getByText(w.blocked)).toHaveCount(0)
      await closeToast(page)
      await choose(page, person, w.actions, w.reset)
      await expect(toast(page)).toContainText(w.resetDone)
    })

    test(`the history of an account tells its names and what was done, which is undone, ${lang}`, async ({
      page,
      visitor,
    }) => {
      const person = await joinFonte(visitor, lang)
      const username = `fer.${crypto.randomUUID().slice(0, 8)}`
      await callerOf(visitor).call('update-username', { body: { username } })
      await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`)
      await rowOf(page, person).getByLabel(w.plan).selectOption('Basic')
      await expect(toast(page)).toContainText(w.planSet)
      await closeToast(page)
      await choose(page, person, w.actions, w.history)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(username).first()).toBeVisible()
      await expect(dialog.getByText('Trial → Basic')).toBeVisible()
      await expectAccessible(page, 'history of an account')
      await dialog.getByRole('button', { name: w.undo }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: w.undo }).click()
      await expect(toast(page)).toContainText(w.undoDone)
      await expect(dialog.getByText('Basic → Trial')).toBeVisible()
    })

    test(`an account is deleted for good, and the log on the dashboard says so, ${lang}`, async ({ page, visitor }) => {
      const person = await joinFonte(visitor, lang)
      await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`)
      await choose(page, person, w.actions, w.remove)
      await page.getByRole('alertdialog').getByRole('button', { name: w.removeForGood }).click()
      await expect(toast(page)).toContainText(w.removed)
      await expect(rowOf(page, person)).toHaveCount(0)
      await page.goto('/admin/dashboard')
      const log = page.getByRole('region', { name: w.journal })
      await expect(log.getByRole('listitem').filter({ hasText: w.removed }).first()).toBeVisible()
      await expectAccessible(page, 'dashboard with its log')
    })
  })
}

test.describe('the users, in trouble', () => {
  const w = words.fr
  test.beforeEach(({ page, fonte }) => joinAsAdmin(fonte, page.request))

  test('what fails is said and changes nothing; a row that is old is told', async ({ page, visitor }) => {
    const person = await joinFonte(visitor)
    const heal = await failAt(page, /\/api\/admin\/users\?/, 'GET')
    await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`)
    await expect(toast(page)).toContainText(w.loadFailed)
    await closeToast(page)
    await heal()
    await page.reload()
    const mend = await failAt(page, /\/api\/admin\/users\/plan/, 'PUT')
    await rowOf(page, person).getByLabel(w.plan).selectOption('Basic')
    await expect(toast(page)).toContainText(w.planFailed)
    await expect(rowOf(page, person).getByLabel(w.plan)).toHaveValue('Trial')
    await closeToast(page)
    await mend()
    await callerOf(visitor).call('delete-user-account', { body: {} })
    await rowOf(page, person).getByLabel(w.plan).selectOption('Basic')
    await expect(toast(page)).toContainText(w.gone)
    await expect(rowOf(page, person)).toHaveCount(0)
  })
})

test('fit every width, also with the longest and most hostile names', async ({ page, fonte, visitor }) => {
  const longest = `wolfeschlegelstein${crypto.randomUUID().slice(24)}`
  await joinAsAdmin(fonte, page.request, 'en')
  await joinFonte(visitor, 'fr', { full_name: `<b>عبد</b> ${'Wolfeschlegel'.repeat(6)}`, username: longest })
  await page.goto('/admin/users')
  await expect(page.getByText(/^<b>عبد<\/b>/)).toBeVisible()
  await expectItFits(page, 'users')
  await page.setViewportSize({ width: 1440, height: 900 })
  await pageSettled(page)
  for (const status of await page.locator('.user-status').all()) expect(await brokenWords(status)).toEqual([])
  expect(await cutOptions(page)).toEqual([])
})

test('the way to the present page is in sight on a phone', async ({ page, fonte }) => {
  await joinAsAdmin(fonte, page.request)
  await page.setViewportSize({ width: 360, height: 740 })
  const places = page.getByRole('navigation', { name: 'Administration' })
  for (const [path, name] of [
    ['tickets', 'Tickets'],
    ['users', 'Utilisateurs'],
    ['dashboard', 'Tableau de bord'],
  ]) {
    await page.goto(`/admin/${path}`)
    await expect(places.locator('[aria-current]')).toHaveText(name ?? '')
    await expect(places.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  }
})

test('who is no administrator is led home, and downloads nothing of the pages', async ({ page, lifter: _ }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  for (const path of ['/admin/users', '/admin']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Bienvenue/ })).toBeVisible()
  }
  expect(fetched.filter((url) => url.includes('/assets/admin/'))).toEqual([])
})
