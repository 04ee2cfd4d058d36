import { expect, type Page } from '@playwright/test'
import { changeAnswers } from '../kit/answers.ts'
import { button, card, chooseOnCard, endRest, recordSet, skipRest, startWorkout, toast } from '../kit/gestures.ts'
import { boxesOf } from '../kit/layout.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

const desktop = { width: 1440, height: 900 }
const columns = (page: Page) =>
  page
    .locator('.card-grid')
    .last()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)

const goHome = async (page: Page) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
}

test('while the session is read the logo pulses, then the page comes', async ({ page, lifter: _ }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.page-loader .logo')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
})

test('without a username one is a champion', async ({ page, lifter }) => {
  await changeAnswers(page, '**/api/session', (text) => text.replaceAll(`"${lifter.username}"`, '""'))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Bienvenue, champion' })).toBeVisible()
})

test('on a desktop the head stays in sight and leads everywhere, and the foot holds year and legal pages', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize(desktop)
  await goHome(page)
  const head = page.getByRole('banner')
  await head.getByRole('link', { name: 'Statistiques' }).click()
  await expect(page).toHaveURL('/stats')
  await head.getByRole('link', { name: 'Communauté', exact: true }).click()
  await expect(page).toHaveURL('/community')
  await head.getByRole('link', { name: 'Accueil', exact: true }).click()
  await expect(page).toHaveURL('/')
  await head.getByRole('link', { name: 'Fonte, accueil' }).click()
  await expect(page).toHaveURL('/')
  await page.mouse.wheel(0, 4_000)
  await expect(head).toBeInViewport()
  const foot = page.getByRole('contentinfo')
  const year = await page.evaluate(() => new Date().getFullYear())
  await expect(foot).toContainText(`© ${year}`)
  for (const [name, path] of [
    ['Confidentialité', '/privacy'],
    ['Conditions', '/terms'],
    ['Mentions légales', '/legal'],
    ['Suppression des données', '/data-deletion'],
  ] as const) {
    await expect(foot.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(page.getByRole('navigation', { name: 'Onglets' })).toBeHidden()
})

test('on a phone the tab bar and the drawer hold the main links', async ({ page, lifter: _ }) => {
  await goHome(page)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const tabs = page.getByRole('navigation', { name: 'Onglets' })
  for (const [name, path] of [
    ['Statistiques', '/stats'],
    ['Communauté', '/community'],
    ['Paramètres', '/settings'],
    ['Programmes', '/'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await button(page, 'Ouvrir le menu').click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(path)
  }
})

test('the account menu shows initials, name and address, and leads to the settings', async ({ page }) => {
  const person = await joinFonte(page.request, 'fr', { full_name: 'Zoé Lefèvre' })
  await goHome(page)
  await expect(page.locator('[data-initials]').first()).toHaveAttribute('data-initials', 'ZL')
  await button(page, 'Menu du compte').click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('Zoé Lefèvre')
  await expect(menu).toContainText(person.email)
  await expect(menu.getByRole('menuitem', { name: 'Tableau de bord' })).toHaveCount(0)
  await menu.getByRole('menuitem', { name: 'Paramètres' }).click()
  await expect(page).toHaveURL('/settings')
})

test('programs stand in one column on a phone, then in 3, 4 and 5', async ({ page, lifter: _ }) => {
  await goHome(page)
  await expect(card(page, 'Full body débutant')).toBeVisible()
  const seen: number[] = []
  for (const width of [390, 700, 1100, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    seen.push(await columns(page))
  }
  expect(seen).toEqual([1, 3, 4, 5])
})

test('programs of the community are there for a trial and not on Basic', async ({ page, lifter: _ }) => {
  await goHome(page)
  await expect(page.getByRole('heading', { name: 'Programmes de la communauté' })).toBeVisible()
  await page.goto('/subscription')
  await button(page, "Annuler l'abonnement").click()
  await page.getByRole('alertdialog').getByRole('button', { name: "Annuler l'abonnement" }).click()
  await expect(toast(page)).toContainText('Abonnement annulé')
  await goHome(page)
  await expect(page.getByRole('heading', { name: 'Programmes prédéfinis' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Programmes de la communauté' })).toHaveCount(0)
})

test('a message goes after five seconds, waits while it has the focus, F8 leads to it, and a new one takes its place', async ({
  page,
  lifter: _,
}) => {
  await saveProgram(page.request)
  await page.clock.install()
  await goHome(page)
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await expect(card(page, 'Full body débutant')).toBeVisible()
  // From here on time passes only when told.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await chooseOnCard(page, 'Full body débutant', 'Dupliquer')
  await expect(toast(page)).toContainText('Programme dupliqué')
  await page.clock.fastForward(4_900)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.fastForward(200)
  await expect(toast(page)).toHaveCount(0)

  await chooseOnCard(page, 'Full body débutant', 'Dupliquer')
  await expect(toast(page)).toContainText('Programme dupliqué')
  await page.keyboard.press('F8')
  await page.clock.fastForward(20_000)
  await expect(toast(page)).toHaveCount(1)
  await chooseOnCard(page, 'Haut du corps', 'Dupliquer')
  await expect(toast(page)).toHaveCount(1)
})

test('a message that a dialog takes along keeps its time', async ({ page, lifter: _ }) => {
  await page.clock.install()
  await goHome(page)
  await expect(card(page, 'Full body débutant')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await chooseOnCard(page, 'Full body débutant', 'Dupliquer')
  await expect(toast(page)).toContainText('Programme dupliqué')
  await page.clock.fastForward(4_000)
  await card(page, 'Full body débutant').getByRole('button', { name: 'Voir' }).click()
  await page.clock.fastForward(500)
  await expect(page.getByRole('dialog').getByRole('region', { name: /^Messages/ })).toContainText('Programme dupliqué')
  await page.clock.fastForward(400)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.fastForward(200)
  await expect(toast(page)).toHaveCount(0)
})

test('a message is swiped away to the right over 50 px, and not by less', async ({ page, lifter: _ }) => {
  await page.clock.install()
  await goHome(page)
  await expect(card(page, 'Full body débutant')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await chooseOnCard(page, 'Full body débutant', 'Dupliquer')
  const swipe = async (distance: number) => {
    const [box] = await boxesOf(page, toast(page))
    const [x, y] = [box.left + 20, box.top + 12]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 10 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toast(page)).toHaveCount(1)
  await swipe(70)
  await expect(toast(page)).toHaveCount(0)
})

test('the message at the end of a rest stays two seconds', async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await page.clock.install()
  await goHome(page)
  await startWorkout(page, 'Haut du corps')
  await recordSet(page)
  await expect(button(page, 'Passer le repos')).toBeVisible()
  await endRest(page)
  await page.clock.fastForward(1_900)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.fastForward(200)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.resume()
  await recordSet(page)
  await skipRest(page)
})
