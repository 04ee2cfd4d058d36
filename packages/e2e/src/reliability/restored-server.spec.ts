import { expect } from '@playwright/test'
import { storedPrograms, storedWorkouts } from '../kit/api.ts'
import { recordAllSets, startWorkout } from '../kit/gestures.ts'
import { expectSame, whole } from './outcome.ts'
import { startSavedWorkout } from './start.ts'
import { test } from './test.ts'

test('a server that is restored from an older back-up gets again what it had acknowledged since, once', async ({
  page,
  fonte,
  lifter: _,
}) => {
  await startSavedWorkout(page)
  await recordAllSets(page)
  await expectSame(page, [whole])
  const restore = await fonte.backUp()
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await recordAllSets(page)
  await expectSame(page, [whole, whole])
  await page.goto('about:blank')
  await restore()
  expect(await storedWorkouts(page.request)).toHaveLength(1)
  await page.goto('/')
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(2)
  await expectSame(page, [whole, whole])
  expect(await storedPrograms(page.request)).toHaveLength(1)
})
