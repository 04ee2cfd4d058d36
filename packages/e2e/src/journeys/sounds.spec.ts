import { expect, type Page } from '@playwright/test'
import { button, recordSet, startWorkout } from '../kit/gestures.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

/** Notes each sound that starts, by a figure that no two of them share. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = []
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...times) {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array()
      heard.push(samples.reduce((sum, sample, at) => sum + Math.abs(sample) * at, 0))
      start.apply(this, times)
    }
    Object.assign(window, { heard })
  })

const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as number[])

const begin = async (page: Page) => {
  await listen(page)
  await saveProgram(page.request)
  await page.clock.install()
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
}

test('the start, a set that is done, the last three seconds of a rest and its end are heard', async ({
  page,
  lifter: _,
}) => {
  await begin(page)
  await expect.poll(() => heard(page)).toHaveLength(1)
  // From here on time passes only when told.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button(page, 'Série terminée').click()
  await expect(button(page, 'Passer le repos')).toBeVisible()
  await expect.poll(() => heard(page)).toHaveLength(2)
  await page.clock.fastForward('02:24')
  await page.clock.runFor(7_000)
  await expect.poll(() => heard(page)).toHaveLength(6)
  const [start, validation, three, two, one, over] = await heard(page)
  expect([two, one]).toEqual([three, three])
  expect(new Set([start, validation, three, over]).size).toBe(4)
})

test('a muted workout is silent', async ({ page, lifter: _ }) => {
  await begin(page)
  await expect.poll(() => heard(page)).toHaveLength(1)
  await button(page, 'Couper le son').click()
  await recordSet(page)
  await expect(button(page, 'Passer le repos')).toBeVisible()
  expect(await heard(page)).toHaveLength(1)
})
