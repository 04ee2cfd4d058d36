import { expect } from '@playwright/test'
import { storedPrograms } from '../kit/api.ts'
import { button, card, chooseOnCard } from '../kit/gestures.ts'
import { save } from '../kit/program-form.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

for (const [answer, kept] of [
  ['Garder la mienne', ['Du premier']],
  ['Prendre l’autre', ['Du second']],
  ['Garder les deux', ['Du premier (copie)', 'Du second']],
] as const) {
  test(`a program changed on two devices shows both versions: ${answer}`, async ({ page, lifter, otherDevice }) => {
    const { name: saved } = await saveProgram(page.request)
    await page.goto('/')
    await chooseOnCard(page, saved, 'Modifier')
    await expect(page.getByLabel('Nom du programme')).toHaveValue(saved)
    await page.getByLabel('Nom du programme').fill('Du premier')
    const second = await otherDevice(lifter)
    await second.goto('/')
    await chooseOnCard(second, saved, 'Modifier')
    await second.getByLabel('Nom du programme').fill('Du second')
    await save(second)
    const names = async () => (await storedPrograms(page.request)).map(({ name }) => name).sort()
    await expect.poll(names).toEqual(['Du second'])

    await save(page)
    await button(page, 'Choisir').click()
    const dialog = page.getByRole('dialog', { name: /Quelle version garder/ })
    await expect(dialog).toContainText('Du premier')
    await expect(dialog).toContainText('Du second')
    await dialog.getByRole('button', { name: answer }).click()
    await expect(button(page, 'Choisir')).toHaveCount(0)
    await expect.poll(names).toEqual(kept)
    for (const name of kept) await expect(card(page, name)).toBeVisible()
  })
}
