import { expect, type Page } from '@playwright/test'
import { button, recordAllSets } from '../kit/gestures.ts'
import type { FonteServer } from '../kit/server.ts'
import { expectSame, expectUnsent, waiting, whole } from './outcome.ts'
import { startSavedWorkout } from './start.ts'
import { test } from './test.ts'
import type { Fate } from './wire.ts'

test.beforeEach(async ({ page, lifter: _ }) => {
  await startSavedWorkout(page)
})

const tryAgain = async (page: Page) => {
  await page.goto('/')
  await expectSame(page, [whole])
}

test('the answer to the first try is lost', async ({ page, wire }) => {
  const lost = wire.befall(async (deliver) => {
    expect((await deliver().answer).status).toBe(200)
    return null
  })
  await recordAllSets(page)
  await lost
  await tryAgain(page)
  expect(wire.deliveries).toBeGreaterThanOrEqual(2)
})

test('the connection is reset while the browser thinks it is online', async ({ page, wire }) => {
  wire.cut()
  await recordAllSets(page)
  await expect(page.getByText(waiting)).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await button(page, "Retour à l'accueil").click()
  wire.restore()
  await button(page, 'Réessayer').click()
  await expectSame(page, [whole])
  expect(wire.deliveries).toBe(1)
})

test('one delivery arrives twice, at the same moment', async ({ page, wire }) => {
  const doubled = wire.befall(async (deliver) => {
    const [first, second] = await Promise.all([deliver().answer, deliver().answer])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.toString()).toBe(first.body.toString())
    return first
  })
  await recordAllSets(page)
  await doubled
  await expectSame(page, [whole])
})

const deaths: Record<string, (fonte: FonteServer) => Fate> = {
  'before it has the workout': (fonte) => async () => {
    await fonte.kill()
    return null
  },
  'while it stores the workout': (fonte) => async (deliver) => {
    await deliver().handed
    await fonte.kill()
    return null
  },
  'between storing and answering': (fonte) => async (deliver) => {
    await deliver().answer
    await fonte.kill()
    return null
  },
}

for (const [moment, death] of Object.entries(deaths)) {
  test(`the server is killed ${moment}`, async ({ page, wire, fonte }) => {
    const died = wire.befall(death(fonte))
    await recordAllSets(page)
    await died
    await expect(page.getByText(waiting)).toBeVisible()
    await expectUnsent(page, 1)
    await fonte.start()
    await tryAgain(page)
  })
}
