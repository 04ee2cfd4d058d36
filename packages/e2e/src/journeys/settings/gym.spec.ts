import { defaultGyms } from '@fonte/domain/gym/gym'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { callerOf } from '../../kit/api.ts'
import { button, recordSet, skipRest, startWorkout } from '../../kit/gestures.ts'
import { expectItFits } from '../../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../../kit/offline.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

/** Types the weight of the set and folds the keypad away, in whose place the bar is drawn on a phone. */
const typeWeight = async (page: Page, box: string, weight: string) => {
  await page.getByLabel(box).fill(weight)
  await button(page, 'Replier le pavé numérique').click()
}

const chooseUnit = (page: Page, group: string, unit: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: unit, exact: true }).click()

test.beforeEach(async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
})

test('weights are read and typed in pounds once the settings say so', async ({ page }) => {
  await page.goto('/settings')
  await chooseUnit(page, 'Unité de poids', 'lb')
  await expect.poll(async () => (await (await page.request.get('/api/profile')).json()).unit).toBe('lb')
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await typeWeight(page, 'Poids (lb)', '135')
  await expect(page.getByRole('img', { name: /^Charge 135.lb.: 45 par côté, barre de 45$/ })).toBeVisible()
  await button(page, 'Série terminée').click()
  await expect(page.getByRole('button', { name: /^Corriger la série 1.*135.lb/ })).toBeVisible()
})

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the bar is loaded with what the gym has, without a network too', async ({ page, context }) => {
    await openAndPrefetch(page)
    await page.goto('/settings/gym')
    await goOffline(context)
    for (let pair = 0; pair < 2; pair += 1) await button(page, 'Une paire de 20\u00a0kg en moins').click()
    await expect(page.getByLabel('20\u00a0kg\u00a0: 0 paire')).toBeVisible()
    await page.getByRole('link', { name: 'Programmes' }).filter({ visible: true }).click()
    await startWorkout(page, 'Haut du corps')
    await typeWeight(page, 'Poids (kg)', '60')
    await expect(page.getByRole('img', { name: /^Charge 60.kg.: 10 \+ 10 par côté, barre de 20$/ })).toBeVisible()
    await goOnline(context)
    const platesOf = async () => (await (await page.request.get('/api/gym')).json()).content?.plates
    await expect.poll(platesOf).toContainEqual({ weight: 20, pairs: 0 })
  })

  test('of a gym that was changed on two devices both versions are read before one is chosen', async ({
    page,
    context,
  }) => {
    await openAndPrefetch(page)
    await page.goto('/settings/gym')
    await goOffline(context)
    await button(page, 'Une paire de 20\u00a0kg en moins').click()
    const elsewhere = { ...defaultGyms.kg, dumbbells: { from: 4, to: 50, step: 2 } }
    await callerOf(page.request).call('put-gym', { body: { content: elsewhere, version: 0 } })
    await goOnline(context)
    const differing = page.getByRole('table', { name: 'Ce qui diffère' }).getByRole('row')
    await expect(differing.filter({ hasText: 'Disques de 20' })).toHaveText(/1.paire.*2.paires$/)
    await expect(differing.filter({ hasText: 'Haltères' })).toHaveText(/De 2 à 50.*De 4 à 50/)
    await expectAccessible(page, '/settings/gym')
    await button(page, 'Prendre l’autre').click()
    await expect(page.getByLabel('20\u00a0kg\u00a0: 2 paires')).toBeVisible()
    await expect(page.getByLabel('De (kg)')).toHaveValue('4')
  })
})

test('the page of the gym passes axe, fits a long name of a bar, and speaks English', async ({ page }) => {
  const bars = [{ id: 'own', kind: 'own' as const, name: 'barre'.repeat(8), weight: 28 }]
  await callerOf(page.request).call('put-gym', { body: { content: { ...defaultGyms.kg, bars }, version: 0 } })
  await page.goto('/settings/gym')
  await expect(page.getByRole('heading', { name: 'Ma salle' })).toBeVisible()
  await expectItFits(page, '/settings/gym')
  await expectAccessible(page, '/settings/gym')
  await page.goto('/settings')
  await chooseUnit(page, 'Langue', 'English')
  await page.getByRole('link', { name: /^My gym/ }).click()
  await expect(button(page, 'One fewer pair of 25\u00a0kg')).toBeVisible()
})

test('a warm-up is worked out, and stands before the working sets', async ({ page }) => {
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await button(page, 'Charge').click()
  await button(page, 'Ajouter l’échauffement').click()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('20')
  await recordSet(page)
  await skipRest(page)
  await expect(page.getByLabel('Poids (kg)')).not.toHaveValue('20')
})
