import { expect } from '@playwright/test'
import { callerOf } from '../../kit/api.ts'
import { chooseInAccountMenu, toast } from '../../kit/gestures.ts'
import { goOffline, goOnline, openAndPrefetch } from '../../kit/offline.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { saveWorkout } from '../../kit/training.ts'

test('until the history is read the week says nothing, not zero', async ({ page, lifter: _ }) => {
  await saveWorkout(page.request, Date.now() - 1_000)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  for (const path of ['**/api/workout-history**', '**/api/training-changes**']) {
    await page.route(path, async (route) => {
      await asked
      await route.continue()
    })
  }
  await page.goto('/')
  const week = page.locator('.week-strip')
  await expect(week.getByText('–')).toHaveCount(2)
  await expect(week.locator('.week-days .trained')).toHaveCount(0)
  await expect(week.getByText('0', { exact: true })).toHaveCount(0)
  answer()
  await expect(week.locator('.week-days .trained')).toHaveCount(1)
  await expect(week.getByText('–')).toHaveCount(0)
})

test('whoever trains predefined programs is not told that the bar is empty', async ({ page, lifter: _ }) => {
  const { items } = await callerOf(page.request).call('get-predefined-programs')
  const { id = null, name = '' } = items[0] ?? {}
  await saveWorkout(page.request, Date.now() - 1_000, { program_id: id, program_name: name })
  await page.goto('/')
  await expect(page.getByText(`Vous suivez « ${name} ».`)).toBeVisible()
  await expect(page.getByText('La barre est encore vide')).toHaveCount(0)
})

test('an English account sees no French word on a device that is new to it', async ({ page }) => {
  await joinFonte(page.request, 'en')
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const text of (document.body?.innerText ?? '').split('\n')) seen.add(text.trim())
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.getByText('this week')).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.filter((text) => /Bienvenue|Programmes|Paramètres|Accueil|Chargement|semaine|Créer/.test(text))).toEqual(
    [],
  )
})

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a language that cannot be sent waits for the network, which is said once', async ({
    page,
    context,
    lifter: _,
  }) => {
    await openAndPrefetch(page)
    await goOffline(context)
    await chooseInAccountMenu(page, 'menuitemradio', 'English')
    await expect(toast(page)).toContainText('It will be saved when the network is back.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await goOnline(context)
    await expect.poll(async () => (await (await page.request.get('/api/session')).json()).profile.lang).toBe('en')
  })
})

test('a language that the server fails to take three times turns back', async ({ page, lifter: _ }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
  let tries = 0
  await page.route('**/api/profile/language', async (route) => {
    tries += 1
    const problem = { type: 'about:blank', title: 'internal', status: 500, code: 'internal', request_id: 'r-1' }
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) })
  })
  await chooseInAccountMenu(page, 'menuitemradio', 'English')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(toast(page)).toContainText('Impossible de changer la langue.', { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
  expect(tries).toBe(3)
})

test('the settings have the section that the privacy page names, and say that Premium is to come', async ({
  page,
  lifter: _,
}) => {
  await page.goto('/settings')
  const account = page.getByRole('region', { name: 'Compte', exact: true })
  await expect(account.getByRole('button', { name: 'Réinitialiser mes données' })).toBeVisible()
  await expect(account.getByRole('link', { name: 'Supprimer mon compte' })).toBeVisible()
  await page.goto('/subscription')
  const premium = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Premium / Invité' }) })
  await expect(premium.getByText('Bientôt disponible')).toBeVisible()
})
