import { expect, type Page } from '@playwright/test'
import { button, closeToast, toast } from '../../kit/gestures.ts'
import { goOffline, goOnline, openAndStockUp } from '../../kit/offline.ts'
import { test } from '../../kit/test.ts'

const description = (page: Page) => page.getByLabel('Description')
const text = 'Le minuteur s’arrête quand le téléphone est verrouillé.'

const storedReports = async (page: Page): Promise<{ report_type: string; content: string }[]> =>
  (await (await page.request.get('/api/personal-data')).json()).reports

const fill = async (page: Page) => {
  await page.getByLabel('Type').selectOption('Bug')
  await description(page).fill(`  ${text}\n`)
}

test.beforeEach(async ({ lifter: _ }) => undefined)

test('a report needs a type and a description, and is sent without outer spaces', async ({ page }) => {
  await page.goto('/report')
  await expect(description(page)).toHaveAttribute('rows', '8')
  await expect(page.getByLabel('Type').getByRole('option')).toHaveText([
    'Choisir un type',
    'Bug',
    'Idée',
    'Comportement inapproprié',
  ])
  await description(page).fill('   ')
  await button(page, 'Envoyer').click()
  await expect(toast(page)).toContainText('Formulaire incomplet')
  await expect(toast(page)).toContainText('Veuillez choisir un type et écrire une description.')
  await closeToast(page)
  await fill(page)
  await button(page, 'Envoyer').click()
  await expect(page).toHaveURL('/settings')
  await expect(toast(page)).toContainText('Message envoyé')
  expect(await storedReports(page)).toMatchObject([{ report_type: 'Bug', content: text }])
  await page.goto('/report')
  await expect(description(page)).toHaveValue('')
  await button(page, 'Retour').click()
  await expect(page).toHaveURL('/settings')
})

test('a report that cannot be sent stays on the page, and is filed once by the second try', async ({ page }) => {
  await page.goto('/report')
  await fill(page)
  await page.route('**/api/reports', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Envoyer').click()
  await expect(toast(page)).toContainText('Erreur')
  await expect(toast(page)).toContainText("Votre rapport n'a pas pu être envoyé. Veuillez réessayer.")
  await expect(page).toHaveURL('/report')
  await page.unroute('**/api/reports')
  await page.reload()
  await expect(description(page)).toHaveValue(`  ${text}\n`)
  await button(page, 'Envoyer').click()
  await expect(page).toHaveURL('/settings')
  expect(await storedReports(page)).toHaveLength(1)
})

test('a report written without a network is kept, and leaves when the network is back', async ({ page, context }) => {
  await openAndStockUp(page, '/')
  await page.goto('/report')
  await expect(description(page)).toBeVisible()
  await goOffline(context)
  await fill(page)
  await page.reload()
  await expect(description(page)).toHaveValue(`  ${text}\n`)
  await button(page, 'Envoyer').click()
  await expect(toast(page)).toContainText('Message gardé')
  await expect(page).toHaveURL('/settings')
  await goOnline(context)
  await expect.poll(() => storedReports(page)).toMatchObject([{ report_type: 'Bug', content: text }])
})
