import process from 'node:process'
import { seed } from '@fonte/server/test-kit/seed'
import { everydaySteps, runSchedule, type Steps } from './schedule.ts'
import { test } from './test.ts'

const schedules = Number(process.env.SOAK_SCHEDULES ?? 3)

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

for (let round = 0; round < schedules; round += 1) {
  test(`random schedule ${round + 1} of ${schedules}`, async ({ page, wire, fonte, lifter: _ }) => {
    test.slow()
    await runSchedule({ page, wire, fonte }, steps, seed + round)
  })
}
