import { expect, type Page } from '@playwright/test'
import { button, recordSet } from '../kit/gestures.ts'
import { boxesOf, pageSettled } from '../kit/layout.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

const begin = async (page: Page, start = 'Commencer') => {
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, start).click()
}

test('on a phone a weight is typed by large keys, with the big button in its place', async ({ page, lifter: _ }) => {
  await begin(page)
  const done = button(page, 'Série terminée')
  await pageSettled(page)
  const [before] = await boxesOf(page, done)
  await page.getByLabel('Poids (kg)', { exact: true }).tap()
  const keypad = page.getByRole('group', { name: 'Pavé numérique' })
  for (const key of ['8', '7', 'Virgule', '5']) await keypad.getByRole('button', { name: key, exact: true }).tap()
  await expect(page.getByLabel('Poids (kg)', { exact: true })).toHaveValue('87,5')
  const [after, key] = await boxesOf(page, done, keypad.getByRole('button', { name: '8', exact: true }))
  expect(after).toEqual(before)
  expect(key.height).toBeGreaterThanOrEqual(63)
  await keypad.getByRole('button', { name: 'Suivant' }).tap()
  await keypad.getByRole('button', { name: '6', exact: true }).tap()
  const [reps, keys] = await boxesOf(page, page.getByLabel('Répétitions', { exact: true }), keypad)
  expect(reps.bottom, 'the box is in sight').toBeLessThanOrEqual(keys.top)
  await recordSet(page)
  await expect(keypad).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Corriger la série 1\s: 6 × 87,5 kg/ })).toBeVisible()
})

test('the drawing of the bar gives way to the keys, still says its plates, and is back with the typed load as they go', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await begin(page)
  await expect(page.getByRole('img', { name: /^Charge 80/ })).toBeVisible()
  await page.getByLabel('Poids (kg)', { exact: true }).tap()
  const keypad = page.getByRole('group', { name: 'Pavé numérique' })
  for (const key of ['6', '0']) await keypad.getByRole('button', { name: key, exact: true }).tap()
  const typed = page.getByRole('img', { name: /^Charge 60/ })
  const [hidden] = await boxesOf(page, typed)
  expect([hidden.width, hidden.height]).toEqual([1, 1])
  await keypad.getByRole('button', { name: 'Replier le pavé numérique' }).tap()
  await expect(keypad).toHaveCount(0)
  const [shown] = await boxesOf(page, typed)
  expect(shown.height).toBeGreaterThan(40)
})

test('the keypad writes the decimal sign of the language', async ({ page }) => {
  await joinFonte(page.request, 'en')
  await begin(page, 'Start')
  await page.getByLabel('Weight (kg)', { exact: true }).tap()
  const keypad = page.getByRole('group', { name: 'Keypad' })
  for (const key of ['6', '2', 'Decimal point', '5']) await keypad.getByRole('button', { name: key, exact: true }).tap()
  await expect(page.getByLabel('Weight (kg)', { exact: true })).toHaveValue('62.5')
})

test.describe('with a mouse', () => {
  test.use({ hasTouch: false })

  test('figures are typed on the keyboard, and no keypad stands in the way', async ({ page, lifter: _ }) => {
    await begin(page)
    await page.getByLabel('Poids (kg)', { exact: true }).click()
    await page.keyboard.type('82,5')
    await expect(page.getByLabel('Poids (kg)', { exact: true })).toHaveValue('82,5')
    await expect(page.getByRole('group', { name: 'Pavé numérique' })).toHaveCount(0)
  })
})
