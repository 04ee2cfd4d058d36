import { expect } from '@playwright/test'
import { button, startWorkout } from '../../kit/gestures.ts'
import { boxesOf, pageSettled } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

for (const viewport of [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`the first exercise to swap for is in view at ${viewport.width} by ${viewport.height}`, async ({
    page,
    lifter: _,
  }) => {
    await page.setViewportSize(viewport)
    await saveProgram(page.request)
    await page.goto('/')
    await startWorkout(page, 'Haut du corps')
    await button(page, 'Échanger').click()
    const sheet = page.getByRole('dialog', { name: 'Échanger' })
    await expect(sheet.getByRole('listitem').first()).toBeVisible()
    await pageSettled(page)
    const chips = sheet.getByRole('group', { name: 'Matériel libre' })
    const [row, chip, first, footer] = await boxesOf(
      page,
      chips,
      chips.getByRole('button').first(),
      sheet.getByRole('listitem').first(),
      sheet.getByRole('button', { name: 'Chercher', exact: true }),
    )
    expect(row.height, 'one row of chips').toBeLessThan(2 * chip.height)
    expect(first.bottom).toBeLessThanOrEqual(footer.top)
    await chips.getByRole('button').last().focus()
    await expect(chips.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  })
}
