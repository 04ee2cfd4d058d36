import type { Page } from '@playwright/test'
import { startWorkout } from '../kit/gestures.ts'
import { openAndPrefetch } from '../kit/offline.ts'
import { saveProgram } from '../kit/training.ts'

/** Starts the workout of the kit's program, once all that it needs without a network is on the device. */
export const startSavedWorkout = async (page: Page) => {
  await saveProgram(page.request)
  await openAndPrefetch(page)
  await startWorkout(page, 'Haut du corps')
}
