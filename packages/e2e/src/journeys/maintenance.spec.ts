import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { joinAsAdmin } from '../kit/admin.ts'
import { callerOf, storedWorkouts } from '../kit/api.ts'
import { button, card, recordSet, signInByForm, skipRest, startWorkout, toast } from '../kit/gestures.ts'
import { expectItFits } from '../kit/layout.ts'
import { joinFonte, newMember, type Person } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

const notice = (page: Page) => page.getByRole('heading', { level: 1, name: 'Maintenance en cours' })
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Bienvenue/ })
const wayIn = (page: Page) => page.getByRole('link', { name: 'Accès administrateur' })
const toggle = (request: APIRequestContext, enabled: boolean) =>
  callerOf(request).call('toggle-maintenance-mode', { body: { enabled } })

/** Opens a page and waits until it listens. */
const openListening = async (page: Page, path = '/') => {
  const listening = page.waitForResponse('**/api/events')
  await page.goto(path)
  await listening
}

let admin: Person

test.beforeEach(async ({ fonte, visitor }) => {
  admin = await joinAsAdmin(fonte, visitor)
})

test.afterEach(({ fonte }) => fonte.admin('maintenance', 'off'))

test.describe('where a worker may serve the pages', () => {
  test.use({ serviceWorkers: 'allow' })

  test('closes and opens again on open pages, signed in or not, without a reload', async ({
    page,
    lifter: _,
    browser,
    fonte,
    visitor,
  }) => {
    const stranger = await browser.newPage({ baseURL: fonte.url })
    await openListening(stranger)
    await openListening(page, '/stats')
    await toggle(visitor, true)
    for (const open of [page, stranger]) {
      await expect(notice(open)).toBeVisible()
      await expect(open.getByText('Nous serons bientôt de retour. Merci de votre patience !')).toBeVisible()
      await expect(open.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    await expect(page).toHaveTitle(/Maintenance en cours/)
    await toggle(visitor, false)
    await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible()
    await expect(page).toHaveTitle(/Statistiques/)
    await expect(button(stranger, 'Se connecter')).toBeVisible()
    await stranger.close()
  })

  test('stands in place of every page that is opened, and lets administrators through', async ({
    page,
    browser,
    fonte,
    visitor,
  }) => {
    await toggle(visitor, true)
    const stranger = await browser.newPage({ baseURL: fonte.url })
    for (const path of ['/', '/privacy', '/logo', '/nowhere']) {
      await stranger.goto(path)
      await expect(notice(stranger)).toBeVisible()
    }
    await wayIn(stranger).click()
    await signInByForm(stranger, admin)
    await expect(welcome(stranger)).toBeVisible()
    await expect(card(stranger, 'Full body débutant')).toBeVisible()
    await stranger.close()
    await page.goto('/auth')
    await expect(button(page, 'Se connecter')).toBeVisible()
  })

  test('keeps a lifter out who signs in, and lets them sign in as an administrator', async ({ page, visitor }) => {
    const lifter = await newMember(page.request)
    await toggle(visitor, true)
    await page.goto('/auth')
    await signInByForm(page, lifter)
    await expect(notice(page)).toBeVisible()
    await wayIn(page).click()
    await signInByForm(page, admin)
    await expect(welcome(page)).toContainText(admin.username)
  })

  test('an administrator works on and sees nothing of it', async ({ page, fonte, visitor }) => {
    await joinAsAdmin(fonte, page.request)
    await openListening(page)
    await toggle(visitor, true)
    await page.reload()
    await expect(welcome(page)).toBeVisible()
    await expect(card(page, 'Full body débutant')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })

  test('spares the workout that is running, which is sent afterwards, once', async ({ page, lifter: _, visitor }) => {
    await saveProgram(page.request)
    await openListening(page)
    await startWorkout(page, 'Haut du corps')
    await recordSet(page)
    await toggle(visitor, true)
    await skipRest(page)
    await recordSet(page)
    await page.reload()
    await skipRest(page)
    await recordSet(page)
    await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
    await expect(page.getByText('en attente de synchronisation')).toBeVisible()
    await button(page, "Retour à l'accueil").click()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByText(/^Ce qui n’est pas encore envoyé reste sur cet appareil/)).toBeVisible()
    await toggle(visitor, false)
    await expect(welcome(page)).toBeVisible()
    await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 3, total_weight_lifted: 800 }])
  })

  test('offers the way back into a running workout from any other page', async ({ page, lifter: _, visitor }) => {
    await saveProgram(page.request)
    await openListening(page)
    await startWorkout(page, 'Haut du corps')
    await page.goto('/stats')
    await toggle(visitor, true)
    await expect(notice(page)).toBeVisible()
    await button(page, 'Reprendre la séance').click()
    await expect(button(page, 'Série terminée')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
})

test('what was typed is still there when it ends', async ({ page, lifter: _, visitor }) => {
  await openListening(page)
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  const name = page.getByLabel('Nom du programme')
  await name.fill('Presque fini')
  await toggle(visitor, true)
  await expect(notice(page)).toBeVisible()
  await expect(name).toBeHidden()
  await toggle(visitor, false)
  await expect(name).toHaveValue('Presque fini')
})

test('the tabs of a browser hold one stream, and the next tab takes it over', async ({ page, context, visitor }) => {
  await joinFonte(page.request)
  await openListening(page)
  const second = await context.newPage()
  let streams = 0
  second.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams += 1
  })
  await second.goto('/')
  await expect(welcome(second)).toBeVisible()
  await toggle(visitor, true)
  await expect(notice(second)).toBeVisible()
  expect(streams).toBe(0)
  const listening = second.waitForResponse('**/api/events')
  await page.close()
  await listening
  await toggle(visitor, false)
  await expect(welcome(second)).toBeVisible()
})

test('a page whose session was ended on another device signs out by itself', async ({ page, lifter, otherDevice }) => {
  await openListening(page)
  const other = await otherDevice(lifter)
  await callerOf(other.request).call('sign-out-other-devices', { body: {} })
  await expect(page).toHaveURL(/\/auth/)
  await expect(toast(page)).toContainText('Votre session a pris fin')
})

for (const lang of ['fr', 'en'] as const)
  test(`axe finds nothing on the maintenance page, and nothing sticks out of it, ${lang}`, async ({
    page,
    visitor,
  }) => {
    await page.goto('/auth')
    if (lang === 'en') await button(page, 'English').click()
    await toggle(visitor, true)
    await page.goto('/')
    const name = lang === 'fr' ? 'Maintenance en cours' : 'Maintenance in progress'
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expectAccessible(page, 'phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page, 'desktop')
    await expectItFits(page, 'maintenance')
  })
