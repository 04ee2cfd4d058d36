import { expect, type Page } from '@playwright/test'
import { button, card, windowsClosed } from './gestures.ts'
import type { ScreenWords } from './screen-words.ts'

/** What is done at each stop of a tour; `where` names the stop. */
export type Visit = (where: string) => Promise<void>

const dialog = (page: Page) => page.getByRole('dialog').last()

const token = 'a'.repeat(32)
const openPaths = ['/privacy', '/terms', '/legal', '/logo', '/data-deletion', '/update-password', '/confirm-email']

/** The screens of whoever is signed out; begins on the sign-in page. */
export const tourOutside = async (page: Page, words: ScreenWords, visit: Visit) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visit('sign in')
  await page.getByRole('tab', { name: words.signUp }).click()
  await visit('sign up')
  for (const path of openPaths) {
    await page.goto(`${path}?token=${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(path)
  }
}

/** The home screen with its dialogs and the program form; `program` is the name of an own program. */
export const tourPrograms = async (page: Page, words: ScreenWords, program: string, visit: Visit) => {
  await page.goto('/')
  await expect(card(page, program)).toBeVisible()
  await visit('home')
  await button(page, words.accountMenu).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await visit('account menu')
  await page.keyboard.press('Escape')
  await card(page, program).getByRole('button', { name: words.view }).click()
  await expect(dialog(page).getByRole('link', { name: words.startWorkout })).toBeVisible()
  await visit('program details')
  await dialog(page).getByRole('button', { name: words.close }).click()
  await card(page, program)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: words.edit }).click()
  await expect(button(page, words.cancel)).toBeVisible()
  await visit('program form')
  await button(page, words.addExercises).filter({ visible: true }).click()
  await expect(dialog(page).getByRole('checkbox').first()).toBeVisible()
  await visit('exercise selector')
  await button(page, words.createExercise).click()
  await expect(dialog(page).getByRole('combobox').first()).toBeVisible()
  await visit('exercise form')
  await dialog(page).getByRole('button', { name: words.cancel, exact: true }).click()
  await page.keyboard.press('Escape')
  await button(page, words.cancel).click()
  await expect(card(page, program)).toBeVisible()
}

/** The workout of an own program from its start to its finish. */
export const tourWorkout = async (page: Page, words: ScreenWords, programId: string, visit: Visit) => {
  await page.goto(`/workout/${programId}`)
  await expect(button(page, words.start)).toBeVisible()
  await visit('workout, before the start')
  await button(page, words.start).click()
  await expect(button(page, words.setDone)).toBeVisible()
  await visit('workout, first set')
  await button(page, words.setDone).click()
  await expect(button(page, words.skipRest)).toBeVisible()
  await visit('workout, rest')
  await button(page, words.skipRest).click()
  await page.getByRole('button', { name: words.correct }).filter({ visible: true }).first().click()
  await visit('workout, correction')
  await dialog(page).getByRole('button', { name: words.cancel, exact: true }).click()
  await button(page, words.stop).click()
  await visit('workout, stop question')
  await button(page, words.goOn).click()
  await windowsClosed(page)
  await page.goto('/')
  await expect(button(page, words.resume)).toBeVisible()
  await visit('home with a running workout')
  await button(page, words.resume).click()
  await button(page, words.stop).click()
  await button(page, words.finish).click()
  await expect(page.getByRole('heading', { name: words.finished })).toBeVisible()
  await visit('workout, finished')
}

/** The statistics with at least one workout, and that workout with its sets. */
export const tourHistory = async (page: Page, words: ScreenWords, visit: Visit) => {
  await page.goto('/stats')
  // A workout is listed with its day; exercises and muscles are not.
  const workouts = page
    .locator('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.locator('time') })
  const entry = workouts.first()
  await expect(entry).toBeVisible()
  await expect(page.getByRole('img', { name: /volume/i })).toBeVisible()
  await visit('statistics')
  await entry.click()
  await expect(page.getByRole('link', { name: words.back })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await visit('one workout')
  await page.getByRole('link', { name: words.editWorkout }).click()
  await expect(page.getByRole('group').first()).toBeVisible()
  await visit('change of a workout')
  await page.goto('/stats/past')
  await expect(button(page, words.addExercise)).toBeVisible()
  await visit('past workout')
  await page.goto('/stats/body')
  await page.getByRole('textbox').last().fill('80.5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img').last()).toBeVisible()
  await visit('body measurements')
  await page.goto('/stats/calendar')
  await expect(page.getByRole('button', { pressed: true })).toBeVisible()
  await visit('calendar')
  await page.goto(`/stats/exercises/${encodeURIComponent('predefined-développé-couché')}`)
  await expect(page.locator('.staircase')).toBeVisible()
  await visit('progress of an exercise')
}
