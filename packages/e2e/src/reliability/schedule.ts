import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { expect, type Page, test as step } from '@playwright/test'
import { addSet, recordSet, skipSet, startWorkout, swapFor } from '../kit/gestures.ts'
import { openAndPrefetch } from '../kit/offline.ts'
import type { FonteServer } from '../kit/server.ts'
import { saveProgram } from '../kit/training.ts'
import { expectSame } from './outcome.ts'
import type { Wire } from './wire.ts'

/** How many steps a drawn schedule has. */
const length = 12

const oneSet = [
  { exercise_id: 'predefined-développé-couché', default_rest: 0, sets: [{ reps: 5, weight: 80, rest: 0 }] },
]

/** What the steps of a schedule work on. */
export interface World {
  readonly page: Page
  readonly wire: Wire
  /** Kills the server and starts it again, after any other such death. */
  readonly restart: () => Promise<void>
  /** A number from 0 up to 1, the same for the same seed. */
  readonly random: () => number
  /** What each workout of the schedule came to: its sets, and what was lifted in kg. */
  readonly lifted: { readonly sets: number; readonly weight: number }[]
}

/** One step of a schedule, by its name. */
export type Steps = Readonly<Record<string, (world: World) => Promise<void> | void>>

/** A workout that is changed on its way; `records` sets remain to be recorded afterwards. */
const trainWith =
  (change: (page: Page) => Promise<void>, records = 1) =>
  async ({ page, lifted }: World) => {
    await page.goto('/')
    const weight = lifted.length + 1
    await startWorkout(page, 'Haut du corps')
    await change(page)
    for (let set = 0; set < records; set += 1) await recordSet(page, { weight: String(weight), reps: '5' })
    await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
    lifted.push({ sets: records, weight: records * 5 * weight })
  }

const train = trainWith(async () => undefined)

/** What a person does, whatever the network is like. */
export const everydaySteps: Steps = {
  train,
  'train again': train,
  'train on another machine': trainWith((page) => swapFor(page, 'Développé couché aux haltères')),
  'train a set more': trainWith(addSet, 2),
  'train and skip a set': trainWith(async (page) => {
    await addSet(page)
    await skipSet(page)
  }),
  'cut the network': ({ wire }) => wire.cut(),
  'restore the network': ({ wire }) => wire.restore(),
  'reload the page': async ({ page }) => void (await page.reload()),
}

const oneAfterTheOther = (work: () => Promise<void>) => {
  let turn = Promise.resolve()
  return () => {
    turn = turn.then(work)
    return turn
  }
}

interface Place {
  readonly page: Page
  readonly wire: Wire
  readonly fonte: FonteServer
}

/** Names of steps in their order, and what else their steps draw. */
export interface Schedule {
  readonly names: readonly string[]
  readonly random: () => number
}

/** The steps that a seed draws. */
export const drawSchedule = (steps: Steps, own: number): Schedule => {
  const random = seededRandom(own)
  const all = Object.keys(steps)
  const names = Array.from({ length }, () => all[Math.floor(random() * all.length)] ?? 'train')
  process.stdout.write(`seed ${own}: ${names.join(', ')}\n`)
  return { names, random }
}

/** Runs a schedule's steps, calms the network, and holds the device's promises against the database. */
export const runSchedule = async ({ page, wire, fonte }: Place, steps: Steps, schedule: Schedule): Promise<void> => {
  await saveProgram(page.request, { exercises: oneSet })
  await openAndPrefetch(page)
  const restart = oneAfterTheOther(async () => {
    await fonte.kill()
    await fonte.start()
  })
  const world: World = { page, wire, restart, random: schedule.random, lifted: [] }
  for (const name of schedule.names) {
    const work = steps[name]
    if (!work) throw new Error(`no step is called ${name}`)
    await step.step(name, async () => await work(world))
  }
  wire.calm()
  await restart()
  await page.goto('/')
  await expectSame(page, world.lifted)
}
