import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { seed } from '@fonte/server/test-kit/seed'
import { expect } from '@playwright/test'
import { drawSchedule, everydaySteps, runSchedule, type Steps } from './schedule.ts'
import { test } from './test.ts'

/** How many schedules are drawn: none in `npm test`, whose own has every step. */
const schedules = Number(process.env.SOAK_SCHEDULES ?? 0)

const steps: Steps = {
  ...everydaySteps,
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

/** Each step at least once; what befalls a workout that is sent, and what meets one that waits. */
const written = [
  'train',
  'lose the next answer',
  'train again',
  'deliver the next workout twice',
  'train on another machine',
  'kill the server',
  'cut the network',
  'train a set more',
  'reload the page',
  'train and skip a set',
  'kill the server under the next workout',
  'restore the network',
  'train',
  'cut the network',
]

test('a schedule of every step loses and doubles nothing', async ({ page, wire, fonte, lifter: _ }) => {
  test.slow()
  expect(written).toEqual(expect.arrayContaining(Object.keys(steps)))
  await runSchedule({ page, wire, fonte }, steps, { names: written, random: seededRandom(seed) })
})

for (let round = 0; round < schedules; round += 1) {
  test(`random schedule ${round + 1} of ${schedules}`, async ({ page, wire, fonte, lifter: _ }) => {
    test.slow()
    await runSchedule({ page, wire, fonte }, steps, drawSchedule(steps, seed + round))
  })
}
