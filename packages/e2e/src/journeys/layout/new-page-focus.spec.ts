import { expect, type Page } from '@playwright/test'
import { button, chooseInAccountMenu, recordSet, signInByForm, startWorkout, stopWorkout } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

const beginsAtContent = async (page: Page, sight: RegExp) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sight)
  await expect(page.getByRole('main')).toBeFocused()
}

test('whoever logs out, logs in or leaves a workout goes on by keyboard from the content of the new page', async ({
  page,
  lifter,
}) => {
  const { name } = await saveProgram(page.request)
  await page.goto('/')
  await chooseInAccountMenu(page, 'menuitem', 'Déconnexion')
  await beginsAtContent(page, /pousser/i)
  await signInByForm(page, lifter)
  await beginsAtContent(page, /^Bienvenue/)
  await startWorkout(page, name)
  await recordSet(page)
  await stopWorkout(page)
  await button(page, "Retour à l'accueil").click()
  await beginsAtContent(page, /^Bienvenue/)
})
