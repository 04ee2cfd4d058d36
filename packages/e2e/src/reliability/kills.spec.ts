import type { WorkoutState } from '@fonte/domain/workout/state'
import { expect, type Page } from '@playwright/test'
import {
  addSet,
  button,
  card,
  followToStart,
  recordAllSets,
  recordSet,
  skipRest,
  startWorkout,
  swapFor,
} from '../kit/gestures.ts'
import { joinFonte } from '../kit/people.ts'
import { saveProgram } from '../kit/training.ts'
import { test } from './killable.ts'
import { expectSame, waiting } from './outcome.ts'

interface Stage {
  /** Brings a workout into this state. */
  readonly reach: (page: Page, cut: () => void) => Promise<void>
  /** Finds that state again in a new browser, and goes on to the end. */
  readonly goOn: (page: Page) => Promise<void>
  /** What the workout lifts in all, in kg. */
  readonly weight: number
  /** How many sets that is, where it is not those of the program. */
  readonly sets?: number
}

const resume = async (page: Page, sets = 3) => {
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toContainText(`1 série sur ${sets}`)
  await button(page, 'Reprendre la séance').click()
}

const finishFromSecondSet = async (page: Page) => {
  await recordSet(page)
  await skipRest(page)
  await recordSet(page)
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
}

const stages: Record<WorkoutState['status'] | 'swapped' | 'grown', Stage> = {
  ready: {
    reach: async (page) => {
      await card(page, 'Haut du corps').getByRole('button', { name: 'Voir' }).click()
      await followToStart(page, 'Haut du corps')
      await expect(button(page, 'Commencer')).toBeVisible()
    },
    goOn: async (page) => {
      await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
      await startWorkout(page, 'Haut du corps')
      await recordAllSets(page)
    },
    weight: 800,
  },
  lifting: {
    reach: async (page) => {
      await startWorkout(page, 'Haut du corps')
      await recordSet(page, { weight: '81' })
      await skipRest(page)
      await expect(page.getByText('2 / 2', { exact: true })).toBeVisible()
    },
    goOn: async (page) => {
      await resume(page)
      await expect(page.getByText('2 / 2', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: /Corriger la série 1\s: 5 × 81 kg/ })).toBeVisible()
      await finishFromSecondSet(page)
    },
    weight: 805,
  },
  resting: {
    reach: async (page) => {
      await startWorkout(page, 'Haut du corps')
      await recordSet(page, { weight: '82' })
      await expect(page.getByRole('timer')).toBeVisible()
    },
    goOn: async (page) => {
      await resume(page)
      await expect(page.getByRole('timer')).toContainText('sur 2:30')
      await skipRest(page)
      await finishFromSecondSet(page)
    },
    weight: 810,
  },
  swapped: {
    reach: async (page) => {
      await startWorkout(page, 'Haut du corps')
      await recordSet(page)
      await skipRest(page)
      await swapFor(page, 'Développé couché aux haltères')
    },
    goOn: async (page) => {
      await resume(page)
      await expect(page.getByRole('heading', { name: 'Développé couché aux haltères' })).toBeVisible()
      await recordSet(page, { weight: '30' })
      await skipRest(page)
      await recordSet(page)
      await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
    },
    weight: 550,
  },
  grown: {
    reach: async (page) => {
      await startWorkout(page, 'Haut du corps')
      await recordSet(page)
      await skipRest(page)
      await addSet(page)
    },
    goOn: async (page) => {
      await resume(page, 4)
      await expect(page.getByText('2 / 3', { exact: true })).toBeVisible()
      await recordSet(page)
      await skipRest(page)
      await finishFromSecondSet(page)
    },
    weight: 1200,
    sets: 4,
  },
  finished: {
    reach: async (page, cut) => {
      await startWorkout(page, 'Haut du corps')
      cut()
      await recordAllSets(page)
      await expect(page.getByText(waiting)).toBeVisible()
    },
    goOn: async (page) => {
      await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
    },
    weight: 800,
  },
}

for (const [status, { reach, goOn, weight, sets = 3 }] of Object.entries(stages)) {
  test(`the browser is killed while the workout is ${status}`, async ({ device, wire, visitor }) => {
    await joinFonte(visitor)
    await saveProgram(visitor)
    const { cookies } = await visitor.storageState()
    const first = await device.start()
    await first.context.addCookies(cookies)
    await first.page.goto(wire.url)
    await reach(first.page, wire.cut)
    await first.kill()
    wire.restore()
    const second = await device.start()
    // A browser writes its cookies half a minute late; whoever trains has been signed in for longer.
    await second.context.addCookies(cookies)
    await second.page.goto(wire.url)
    await goOn(second.page)
    await expectSame(second.page, [{ sets, weight }])
  })
}
