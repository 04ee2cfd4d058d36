import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { button, card, chooseInAccountMenu, startWorkout } from '../kit/gestures.ts'
import { goOffline, openAndPrefetch } from '../kit/offline.ts'
import { openSelector } from '../kit/program-form.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

const bench = 'Développé couché'
const sheet = (page: Page) => page.getByRole('dialog', { name: bench })
const program = (page: Page) => page.getByRole('dialog', { name: 'Haut du corps' })

/** Opens the sheet of the bench press from the details of a program on the home screen. */
const openFromProgram = async (page: Page) => {
  await card(page, 'Haut du corps').getByRole('button', { name: 'Voir' }).click()
  await program(page).getByRole('button', { name: bench }).click()
  await expect(sheet(page)).toContainText('Exécution')
}

test.beforeEach(async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
})

test('the sheet of an exercise has an address; going back closes it, then the window below it', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Programmes' }).filter({ visible: true }).click()
  await openFromProgram(page)
  await expect(page).toHaveURL(/\/\?exercise=predefined-/)
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(program(page)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(program(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test('closed by its button, the sheet costs no step back', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Programmes' }).filter({ visible: true }).click()
  await openFromProgram(page)
  await sheet(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(program(page)).toBeVisible()
  await page.goBack()
  await expect(program(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test('a reload keeps the sheet open, and the way back to its page', async ({ page }) => {
  await page.goto('/')
  await openFromProgram(page)
  await page.reload()
  await expect(sheet(page)).toContainText('Exécution')
  await sheet(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await expect(card(page, 'Haut du corps')).toBeVisible()
})

test('its address opens the sheet on another device too, once somebody has signed in', async ({
  page,
  otherDevice,
  lifter,
}) => {
  await page.goto('/')
  await openFromProgram(page)
  const there = await otherDevice(lifter)
  await there.goto(page.url())
  await expect(sheet(there)).toContainText('Exécution')
  await there.keyboard.press('Escape')
  await expect(sheet(there)).toHaveCount(0)
  await expect(there).toHaveURL(/\/$/)
  await there.context().clearCookies()
  await there.goto(page.url())
  await expect(there).toHaveURL(/\/auth\?next=.*exercise/)
})

test('an address of no exercise says so, and closing it leaves the page', async ({ page }) => {
  await page.goto('/?exercise=predefined-nothing')
  const unknown = page.getByRole('dialog', { name: 'Exercice introuvable' })
  await expect(unknown).toContainText('Les détails de cet exercice ne sont pas disponibles.')
  await unknown.getByRole('button', { name: 'Fermer' }).click()
  await expect(unknown).toHaveCount(0)
  await expect(card(page, 'Haut du corps')).toBeVisible()
})

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('in a running workout without a network, the sheet opens, survives a reload and leads back to the set', async ({
    page,
    context,
  }) => {
    await openAndPrefetch(page)
    await goOffline(context)
    await startWorkout(page, 'Haut du corps')
    await page.getByLabel('Poids (kg)').fill('82,5')
    await button(page, `Détails de l’exercice\u00a0: ${bench}`).click()
    await expect(sheet(page)).toContainText('Exécution')
    await expect(page).toHaveURL(/\/workout\/[^?]+\?exercise=predefined-/)
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page.getByLabel('Poids (kg)')).toHaveValue('82,5')
    await button(page, `Détails de l’exercice\u00a0: ${bench}`).click()
    await expect(sheet(page)).toBeVisible()
    await page.reload()
    await expect(sheet(page)).toContainText('Exécution')
    // Step by step, though this lift was never opened before.
    await expect(sheet(page).getByRole('list').filter({ hasText: 'S’allonger les yeux sous la barre' })).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(button(page, 'Série terminée')).toBeVisible()
  })
})

test.describe('in an app that opens without a network, in another language', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the sheet has its text in the language that the device has, until there is a network again', async ({
    page,
    context,
  }) => {
    await openAndPrefetch(page)
    await goOffline(context)
    await chooseInAccountMenu(page, 'menuitemradio', 'English')
    await page.reload()
    await page.getByRole('article').filter({ hasText: 'Haut du corps' }).getByRole('button', { name: 'View' }).click()
    await program(page).getByRole('button', { name: 'Bench press' }).click()
    const english = page.getByRole('dialog', { name: 'Bench press' })
    await expect(english).toContainText('In French for now: the English text comes with the network.')
    await expect(english.getByRole('list').filter({ hasText: 'S’allonger les yeux sous la barre' })).toBeVisible()
    await expectAccessible(page, 'a guide in the other language')
    await context.setOffline(false)
    await expect(english).not.toContainText('In French for now')
    await expect(english).toContainText('Setup')
  })
})

test('over the program form and its selector, the sheet asks about nothing and loses nothing', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  await page.getByLabel('Nom du programme').fill('Poussée')
  const selector = await openSelector(page)
  await selector.getByLabel('Rechercher un exercice').fill(bench)
  await selector.getByRole('checkbox', { name: bench, exact: true }).check()
  await selector.getByRole('button', { name: `Détails : ${bench}`, exact: true }).click()
  await expect(sheet(page)).toContainText('Exécution')
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(selector.getByRole('checkbox', { name: bench, exact: true })).toBeChecked()
  await selector.getByRole('button', { name: 'Ajouter la sélection' }).click()
  await page.locator('form').getByRole('button', { name: bench, exact: true }).click()
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByLabel('Nom du programme')).toHaveValue('Poussée')
})
