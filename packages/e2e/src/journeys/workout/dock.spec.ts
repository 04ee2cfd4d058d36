import { expect } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { button, recordSet } from '../../kit/gestures.ts'
import { boxesOf, expectItFits } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

test.use({ hasTouch: false })

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test(`a tool stands beside the set, which goes on meanwhile, ${size.width} × ${size.height}`, async ({
    page,
    lifter: _,
  }) => {
    await page.setViewportSize(size)
    const { id } = await saveProgram(page.request)
    await page.goto(`/workout/${id}`)
    await button(page, 'Commencer').click()
    await button(page, 'Charge').click()
    const plates = page.getByRole('dialog', { name: 'Charge' })
    await expect(plates.getByRole('heading', { name: 'Charge' })).toBeFocused()
    const [dock, done, weight] = await boxesOf(
      page,
      plates,
      button(page, 'Série terminée'),
      page.getByLabel('Poids (kg)', { exact: true }),
    )
    expect(done.right).toBeLessThanOrEqual(dock.left)
    expect(weight.right).toBeLessThanOrEqual(dock.left)
    expect(dock.bottom).toBeLessThanOrEqual(size.height)
    await expectAccessible(page, 'plates beside the set')
    await button(page, '2,5 kg de plus').click()
    await expect(plates.getByText('82,5', { exact: false }).first()).toBeVisible()
    await recordSet(page)
    await expect(plates).toBeVisible()
    const [rest, ...parts] = await boxesOf(
      page,
      plates,
      page.getByRole('timer'),
      button(page, 'Passer le repos'),
      button(page, 'Annuler la série'),
      button(page, '2,5 kg de plus'),
    )
    for (const part of parts) expect(part.right).toBeLessThanOrEqual(rest.left)
    await expectAccessible(page, 'plates beside the rest')
    await page.keyboard.press('Escape')
    await expect(plates).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(button(page, 'Passer le repos')).toBeVisible()
  })
}

test('a key pressed in a tool is not one of the set, and closing it leads back to where it was opened', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await button(page, 'Charge').click()
  const plates = page.getByRole('dialog', { name: 'Charge' })
  await expect(plates.getByRole('heading', { name: 'Charge' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('s')
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible()
  await button(page, 'Échanger').click()
  await expect(plates).toHaveCount(0)
  const swap = page.getByRole('dialog', { name: 'Échanger' })
  await expect(swap.getByRole('heading', { name: 'Échanger' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(swap).toHaveCount(0)
  await expect(button(page, 'Échanger')).toBeFocused()
  await button(page, 'Charge').click()
  await expect(plates).toBeVisible()
  await page.goBack()
  await expect(plates).toHaveCount(0)
  await expect(button(page, 'Série terminée')).toBeVisible()
})

test('the plates follow the workout to its next exercise, and leave the focus where it is', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const lift = (exercise_id: string, weight: number) => ({
    exercise_id: `predefined-${exercise_id}`,
    default_rest: 0,
    sets: [{ reps: 5, weight, rest: 0 }],
  })
  const { id } = await saveProgram(page.request, {
    exercises: [lift('développé-couché', 60), lift('squat-à-la-barre', 100)],
  })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await button(page, 'Charge').click()
  const plates = page.getByRole('dialog', { name: 'Charge' })
  await expect(plates).toContainText('Développé couché')
  await recordSet(page)
  await expect(plates).not.toContainText('Développé couché')
  await expect(plates.getByText('100', { exact: false }).first()).toBeVisible()
  await expect(plates.getByRole('heading', { name: 'Charge' })).not.toBeFocused()
  await expectItFits(page, 'plates')
})
