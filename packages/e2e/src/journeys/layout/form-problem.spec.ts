import { expect } from '@playwright/test'
import { button } from '../../kit/gestures.ts'
import { boxesOf } from '../../kit/layout.ts'
import { addExercises, setRow } from '../../kit/program-form.ts'
import { test } from '../../kit/test.ts'

const bench = 'Développé couché'
const pullUps = 'Tractions en pronation'

test('on a phone the message below a wrong field is in sight above the bar that saves', async ({ page, lifter: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  await page.getByLabel('Nom du programme').fill('Long')
  await addExercises(page, [bench, pullUps])
  for (let set = 0; set < 6; set += 1) await page.getByRole('button', { name: 'Ajouter une série' }).last().click()
  for (const row of [4, 5, 6]) {
    const reps = setRow(page, pullUps, row).getByLabel('Répétitions')
    await reps.fill('1001')
    await page.evaluate(() => scrollTo(0, 0))
    await button(page, 'Enregistrer').click()
    await expect(reps).toBeFocused()
    const message = setRow(page, pullUps, row).getByRole('alert')
    await expect(message).toBeInViewport()
    const [text, bar] = await boxesOf(page, message, page.locator('.bottom-bar'))
    expect(text.bottom, `message of set ${row}`).toBeLessThanOrEqual(bar.top)
    await reps.fill('5')
  }
})
