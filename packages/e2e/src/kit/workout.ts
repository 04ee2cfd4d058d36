import type { BrowserContext, Page } from '@playwright/test'
import { startWorkout } from './gestures.ts'
import { goOffline, openAndPrefetch } from './offline.ts'
import { saveProgram } from './training.ts'

/** Saves the kit's program and starts its workout from the home screen. */
export const beginWorkout = async (page: Page) => {
  await saveProgram(page.request)
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
}

/** The same without a network: it is cut once all that the app needs without it is on the device. */
export const beginWorkoutOffline = async (page: Page, context: BrowserContext) => {
  await saveProgram(page.request)
  await openAndPrefetch(page)
  await goOffline(context)
  await startWorkout(page, 'Haut du corps')
}

/** "2 / 3": which set of its exercise is to do now. */
export const setNumber = (page: Page, text: string) => page.getByText(text, { exact: true })

/** The countdown of a rest. */
export const restTimer = (page: Page) => page.getByRole('timer')

/** The heading of the screen at the end of a workout. */
export const finished = (page: Page) => page.getByRole('heading', { name: 'Séance terminée' })
