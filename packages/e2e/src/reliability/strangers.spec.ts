import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { seed } from '@fonte/server/test-kit/seed'
import { expect } from '@playwright/test'
import { storedWorkouts } from '../kit/api.ts'
import { button, card, recordAllSets, startWorkout } from '../kit/gestures.ts'
import { openAndPrefetch } from '../kit/offline.ts'
import { saveProgram } from '../kit/training.ts'
import { expectSame, expectUnsent, whole } from './outcome.ts'
import { drawSchedule, everydaySteps, runSchedule, type Steps, type World } from './schedule.ts'
import { startSavedWorkout } from './start.ts'
import { strangers } from './strangers.ts'
import { test } from './test.ts'

/** How many schedules are drawn: none in `npm test`. */
const schedules = Number(process.env.SOAK_STRANGERS ?? 0)

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

/** Two steps for each stranger, by its name. */
const stepsOfEach: Steps = Object.fromEntries(
  Object.entries(strangers).flatMap(([name, create]): [string, Steps[string]][] => [
    [`${name} answers everything`, ({ wire }) => wire.interpose(create())],
    [`${name} answers the next workout`, ({ wire }) => void wire.befall(create())],
  ]),
)

/** Strangers who take a workout for theirs, refuse it, say nothing of it or too much; one after the other, and beside a cut. */
const written = [
  'an empty object answers the next workout',
  'train',
  'an empty 200 answers the next workout',
  'null answers the next workout',
  'train a set more',
  'a page with status 200 answers everything',
  'reload the page',
  'train again',
  'an empty 200 answers everything',
  'train on another machine',
  'the stranger leaves',
  'train',
  'the answer twice in one answers everything',
  'train again',
  'cut the network',
  'train and skip a set',
  'a 404 of its own answers everything',
  'restore the network',
  'train',
  'a redirect that keeps the body answers everything',
  'reload the page',
  'an empty 204 answers everything',
  'train',
]

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

test('a schedule of eight kinds of strangers loses and doubles nothing', async ({ page, wire, fonte, lifter: _ }) => {
  test.slow()
  const random = seededRandom(seed)
  await runSchedule({ page, wire, fonte }, { ...steps, ...stepsOfEach }, { names: written, random })
})

for (let round = 0; round < schedules; round += 1) {
  test(`random schedule ${round + 1} of ${schedules} among strangers`, async ({ page, wire, fonte, lifter: _ }) => {
    test.slow()
    await runSchedule({ page, wire, fonte }, steps, drawSchedule(steps, seed + round))
  })
}
