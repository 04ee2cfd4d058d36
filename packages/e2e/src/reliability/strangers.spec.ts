import process from 'node:process'
import { seed } from '@fonte/server/test-kit/seed'
import { expect } from '@playwright/test'
import { storedWorkouts } from '../kit/api.ts'
import { button, card, recordAllSets, startWorkout } from '../kit/gestures.ts'
import { openAndPrefetch } from '../kit/offline.ts'
import { saveProgram } from '../kit/training.ts'
import { expectSame, expectUnsent, whole } from './outcome.ts'
import { everydaySteps, runSchedule, type Steps, type World } from './schedule.ts'
import { startSavedWorkout } from './start.ts'
import { strangers } from './strangers.ts'
import { test } from './test.ts'

const schedules = Number(process.env.SOAK_STRANGERS ?? 3)

const anyStranger = ({ random }: World) => {
  const all = Object.entries(strangers)
  const [name, create] = all[Math.floor(random() * all.length)] ?? []
  process.stdout.write(`  ${name}\n`)
  return create?.() ?? null
}

const steps: Steps = {
  ...everydaySteps,
  'a stranger answers everything': (world) => world.wire.interpose(anyStranger(world)),
  'another stranger answers everything': (world) => world.wire.interpose(anyStranger(world)),
  'the stranger leaves': ({ wire }) => wire.interpose(null),
  'a stranger answers the next workout': (world) => {
    const stranger = anyStranger(world)
    if (stranger) void world.wire.befall(stranger)
  },
}

test('a portal that answers everything: the workout waits, the page says so, nobody is signed out', async ({
  page,
  wire,
  lifter: _,
}) => {
  await startSavedWorkout(page)
  const portal = strangers['JSON of a portal']?.()
  wire.interpose(portal ?? null)
  await recordAllSets(page)
  await expectUnsent(page, 1)
  await page.goto('/')
  await expect(page.getByText('La réponse ne vient pas de Fonte.')).toBeVisible()
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await expect(button(page, 'Réessayer')).toBeVisible()
  wire.interpose(null)
  // The button may be gone before it is pressed: a try of its own comes at any moment.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectSame(page, [whole])
  await expect(page.getByText('La réponse ne vient pas de Fonte.')).toHaveCount(0)
})

test('ids that change on their way: what is recorded stays its person’s, and leaves once nobody changes them', async ({
  page,
  wire,
  lifter: _,
}) => {
  await saveProgram(page.request)
  await openAndPrefetch(page)
  wire.interpose(strangers['the answer about another row']?.() ?? null)
  const answered = page.waitForResponse('**/api/session')
  await page.goto('/')
  await (await answered).finished()
  await startWorkout(page, 'Haut du corps')
  await recordAllSets(page)
  await expectUnsent(page, 1)
  wire.interpose(null)
  await page.goto('/')
  await expectUnsent(page, 0)
  const stored = await storedWorkouts(page.request, wire.url)
  expect(stored.map(({ sets_done }) => sets_done)).toEqual([whole.sets])
})

for (let round = 0; round < schedules; round += 1) {
  test(`random schedule ${round + 1} of ${schedules} among strangers`, async ({ page, wire, fonte, lifter: _ }) => {
    test.slow()
    await runSchedule({ page, wire, fonte }, steps, seed + round)
  })
}
