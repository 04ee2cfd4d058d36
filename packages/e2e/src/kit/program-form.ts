import { expect, type Locator, type Page } from '@playwright/test'
import { button } from './gestures.ts'

/** Opens the exercise selector from the program form. */
export const openSelector = async (page: Page): Promise<Locator> => {
  await button(page, 'Ajouter des exercices').filter({ visible: true }).click()
  const selector = page.getByRole('dialog', { name: 'Ajouter des exercices' })
  await expect(selector.getByRole('checkbox').first()).toBeVisible()
  return selector
}

/** Adds exercises by their names, searched for one after the other. */
export const addExercises = async (page: Page, names: readonly string[]) => {
  const selector = await openSelector(page)
  for (const name of names) {
    await selector.getByLabel('Rechercher un exercice').fill(name)
    await selector.getByRole('checkbox', { name, exact: true }).check()
  }
  await selector.getByRole('button', { name: 'Ajouter la sélection' }).click()
}

/** The exercises of the form, in their order. */
export const exercisesOf = (page: Page) => page.locator('form').getByRole('heading', { level: 3 })

/** A line of sets of the form: of which exercise, and which of its sets (from 1). */
export const setRow = (page: Page, exercise: string, set: number) =>
  page.getByRole('region', { name: exercise, exact: true }).getByRole('group', { name: `Série ${set}`, exact: true })

/** Saves the form and waits until the home screen is back. */
export const save = async (page: Page) => {
  await button(page, 'Enregistrer').click()
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible()
}
