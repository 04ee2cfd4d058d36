import { expect } from '@playwright/test'
import { button, toast } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

test('a workout whose screen cannot be fetched does not begin, and says why', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await page.route(/\/guided[^/]*\.js$/, (route) => route.abort())
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await expect(toast(page)).toContainText('Vérifiez votre connexion.')
  await expect(button(page, 'Commencer')).toBeEnabled()
  await page.unrouteAll()
  await page.reload()
  await button(page, 'Commencer').click()
  await expect(button(page, 'Série terminée')).toBeVisible()
})
