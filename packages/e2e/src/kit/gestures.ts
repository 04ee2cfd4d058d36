import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './people.ts'

/** The one message on the screen. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: /^(Messages|Notifications)/ }).getByRole('listitem')

/** Takes the message away, as it may lie over what comes next; one that goes by itself meanwhile has gone, too. */
export const closeToast = async (page: Page) => {
  await expect(toast(page)).toBeVisible()
  await toast(page)
    .getByRole('button', { name: /^(Fermer|Close)$/ })
    .evaluateAll((buttons) => {
      for (const close of buttons as HTMLElement[]) close.click()
    })
  await expect(toast(page)).toHaveCount(0)
}

/** The button of that name, on the page or in a part of it. */
export const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** Waits until a closed window's entry in the history is taken back: a page opened before would be left again. */
export const windowsClosed = (page: Page) => page.waitForFunction(() => !window.history.state?.layer)

/** The card of a program on the home screen. */
export const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Chooses an entry of the menu at the corner of a program's card. */
export const chooseOnCard = async (page: Page, name: string, entry: string) => {
  await card(page, name)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Chooses an entry of the account menu. */
export const chooseInAccountMenu = async (page: Page, role: 'menuitem' | 'menuitemradio', entry: string) => {
  await page.getByRole('button', { name: /^(Menu du compte|Account menu)$/ }).click()
  await page.getByRole(role, { name: entry, exact: true }).click()
}

/** Fills in the sign-in form and sends it. */
export const signInByForm = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await button(page, 'Se connecter').click()
}

/** Starts a program's workout from its card on the home screen. */
export const startWorkout = async (page: Page, name: string) => {
  await card(page, name).getByRole('button', { name: 'Commencer' }).click()
  await expect(button(page, 'Série terminée')).toBeVisible()
}

/** Goes from a program's details to the screen before its workout, and waits until the home screen with its cards is gone. */
export const followToStart = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('link', { name: 'Commencer la séance' }).click()
  await expect(card(page, name)).toHaveCount(0)
}

/**
 * Records the current set, with other figures than those that stand in the boxes where given, and waits until the
 * screen says so: only then is it on the device.
 */
export const recordSet = async (page: Page, lift: { weight?: string; reps?: string } = {}) => {
  if (lift.weight !== undefined) await page.getByLabel(/^(Poids|Lest) \(kg\)/).fill(lift.weight)
  if (lift.reps !== undefined) await page.getByLabel('Répétitions').fill(lift.reps)
  const progress = page.getByRole('progressbar', { name: 'Progression' })
  const before = await progress.getAttribute('aria-valuenow')
  await button(page, 'Série terminée').click()
  await expect(progress.and(page.locator(`[aria-valuenow="${before}"]`))).toHaveCount(0)
}

/** Ends the rest before its time, and waits until the screen moves: only then is it on the device. */
export const skipRest = async (page: Page) => {
  const skip = button(page, 'Passer le repos')
  await skip.click()
  await expect(skip).toHaveCount(0)
}

/**
 * Lets a rest come to its end: from then on time passes only when told, so that the message of two seconds stays to be
 * read. The page’s clock is installed.
 */
export const endRest = async (page: Page) => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.clock.fastForward('03:00')
  await expect(toast(page)).toContainText('Repos terminé')
}

/** Records the three sets of the kit's program as planned, without resting, up to the finish screen. */
export const recordAllSets = async (page: Page) => {
  await recordSet(page)
  await skipRest(page)
  await recordSet(page)
  await skipRest(page)
  await recordSet(page)
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
}

/** Stops the workout early and confirms it. */
export const stopWorkout = async (page: Page, answer = 'Terminer la séance') => {
  await button(page, 'Arrêter la séance').click()
  await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()
}

/** Swaps the current exercise for another one, and waits until that stands there: only then is it on the device. */
export const swapFor = async (page: Page, name: string) => {
  await button(page, 'Échanger').click()
  await page
    .getByRole('dialog', { name: 'Échanger' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** The number of sets of the current exercise, as "1 / 3" says it. */
const setCount = (page: Page) => page.getByText(/^\d+ \/ \d+$/)

/** Adds a set to the current exercise, and waits until it counts: only then is it on the device. */
export const addSet = async (page: Page) => {
  const before = await setCount(page).textContent()
  await button(page, 'Ajouter une série').click()
  await expect(setCount(page)).not.toHaveText(before ?? '')
}

/** Skips the current set by its key, and waits until it counts no more. */
export const skipSet = async (page: Page) => {
  const before = await setCount(page).textContent()
  await page.keyboard.press('s')
  await expect(setCount(page)).not.toHaveText(before ?? '')
}
