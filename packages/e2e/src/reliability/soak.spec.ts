import process from 'node:process'
import { chanceOf } from '@fonte/server/test-kit/chance'
import { expect, type Page } from '@playwright/test'
import { recordSet, startWorkout } from '../kit/gestures.ts'
import { openAndStockUp } from '../kit/offline.ts'
import { saveProgram } from '../kit/training.ts'
import { expectSame } from './device.ts'
import { test } from './test.ts'
import type { Wire } from './wire.ts'

const schedules = Number(process.env.SOAK_SCHEDULES ?? 10)
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000)

/** How many steps a schedule has. */
const length = 12

const oneSet = [
  { exercise_id: 'predefined-développé-couché', default_rest: 0, sets: [{ reps: 5, weight: 80, rest: 0 }] },
]

interface World {
  readonly page: Page
  readonly wire: Wire
  /** Kills the server and starts it again, after any other such death. */
  readonly restart: () => Promise<void>
  /** What each workout of the schedule lifted, in kg. */
  readonly lifted: number[]
}

const train = async ({ page, lifted }: World) => {
  await page.goto('/')
  const weight = lifted.length + 1
  await startWorkout(page, 'Haut du corps')
  await recordSet(page, { weight: String(weight) })
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  lifted.push(5 * weight)
}

const steps: Record<string, (world: World) => Promise<void> | void> = {
  train,
  'train again': train,
  'cut the network': ({ wire }) => wire.cut(),
  'restore the network': ({ wire }) => wire.restore(),
  'reload the page': async ({ page }) => void (await page.reload()),
  'kill the server': ({ restart }) => restart(),
  'lose the next answer': ({ wire }) =>
    void wire.befall(async (deliver) => {
      await deliver().answer
      return null
    }),
  'deliver the next workout twice': ({ wire }) =>
    void wire.befall(async (deliver) => (await Promise.all([deliver().answer, deliver().answer]))[0]),
  'kill the server under the next workout': ({ wire, restart }) =>
    void wire.befall(async (deliver) => {
      await deliver().handed
      await restart()
      return null
    }),
}

const oneAfterTheOther = (work: () => Promise<void>) => {
  let turn = Promise.resolve()
  return () => {
    turn = turn.then(work)
    return turn
  }
}

const scheduleOf = (own: number): string[] => {
  const chance = chanceOf(own)
  const names = Object.keys(steps)
  return Array.from({ length }, () => names[Math.floor(chance() * names.length)] ?? 'train')
}

for (let round = 0; round < schedules; round += 1) {
  test(`random schedule ${round + 1} of ${schedules}`, async ({ page, wire, fonte, lifter: _ }) => {
    test.slow()
    const schedule = scheduleOf(seed + round)
    process.stdout.write(`schedule ${round + 1}, seed ${seed}: ${schedule.join(', ')}\n`)
    await saveProgram(page.request, { exercises: oneSet })
    await openAndStockUp(page)
    const restart = oneAfterTheOther(async () => {
      await fonte.kill()
      await fonte.start()
    })
    const world: World = { page, wire, restart, lifted: [] }
    for (const name of schedule) await test.step(name, async () => await steps[name]?.(world))
    wire.calm()
    await restart()
    await page.goto('/')
    await expectSame(
      page,
      world.lifted.map((weight) => ({ sets: 1, weight })),
    )
  })
}
