import { expect } from '@playwright/test'
import { button, card } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

test('going back closes the window, the menu or the drawer that is open, and then leaves the page', async ({
  page,
  lifter: _,
}) => {
  await saveProgram(page.request)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Programmes' }).filter({ visible: true }).click()
  const own = card(page, 'Haut du corps')
  await own.getByRole('button', { name: 'Voir' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await own.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await button(page, 'Ouvrir le menu').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(own).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test('a window that was closed otherwise, or left by a link, costs no step back', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Programmes' }).filter({ visible: true }).click()
  const view = card(page, 'Haut du corps').getByRole('button', { name: 'Voir' })
  await view.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await view.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Commencer la séance' }).click()
  await expect(page).toHaveURL(new RegExp(`/workout/${id}$`))
  // The URL is there before its page: whoever goes back before that finds the window still open.
  await expect(button(page, "Retour à l'accueil")).toBeVisible()
  await page.goBack()
  await expect(view).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test('going back over a question in the workout keeps the workout', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await button(page, 'Arrêter la séance').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(button(page, 'Série terminée')).toBeVisible()
})

test('in a tab of its own, the way back from data deletion leads into the product', async ({
  page,
  context,
  lifter: _,
}) => {
  await page.goto('/data-deletion')
  await button(page, 'Retour').click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('link', { name: 'Supprimer mon compte' }).click()
  await button(page, 'Retour').click()
  await expect(page).toHaveURL(/\/settings$/)
  await context.clearCookies()
  const stranger = await context.newPage()
  await stranger.goto('/data-deletion')
  await button(stranger, 'Retour').click()
  await expect(stranger).toHaveURL(/\/auth$/)
})

test('after a reload in mid-rest a sentence says that the workout goes on, and asks nothing', async ({
  page,
  lifter: _,
}) => {
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await button(page, 'Série terminée').click()
  await expect(button(page, 'Passer le repos')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Séance reprise là où elle en était.')).toBeVisible()
  await expect(button(page, 'Abandonner')).toHaveCount(0)
  await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
  await button(page, 'Passer le repos').click()
  await expect(page.getByText('Séance reprise là où elle en était.')).toHaveCount(0)
})
