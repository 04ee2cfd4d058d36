import { expect } from '@playwright/test'
import { storedWorkouts } from '../kit/api.ts'
import { button, recordAllSets, recordSet, skipRest, startWorkout } from '../kit/gestures.ts'
import { saveProgram } from '../kit/training.ts'
import { expectNothingRunning, expectSame, expectUnsent, whole } from './outcome.ts'
import { test } from './test.ts'

const warning = /Ce navigateur ne garde rien sur l’appareil/

/** Ways in which a browser keeps its storage to itself. */
const blocked: Record<string, () => void> = {
  'says that there is none': () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  'refuses to open it': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  },
  'never answers': () => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...name) {
      return Object.assign(open.apply(this, name), { addEventListener: () => undefined })
    }
  },
}

test.beforeEach(async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
})

for (const [trouble, block] of Object.entries(blocked)) {
  test(`a browser that ${trouble} warns before the start and leads through the workout`, async ({ page, wire }) => {
    await page.addInitScript(block)
    await page.goto('/')
    await expect(page.getByText(warning)).toBeVisible()
    await startWorkout(page, 'Haut du corps')
    await expect(page.getByText(warning)).toBeVisible()
    wire.cut()
    await recordAllSets(page)
    await button(page, "Retour à l'accueil").click()
    await expect(button(page, 'Réessayer')).toBeVisible()
    wire.restore()
    // The button may be gone before it is pressed: a try of its own comes at any moment.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 3, total_weight_lifted: 800 }])
  })
}

test('a disk that fills up in mid-workout: a warning, and every set counts once', async ({ page }) => {
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await recordSet(page)
  await expect(page.getByText(warning)).toHaveCount(0)
  // Chromium goes for half a minute by the free space that it saw last: too long to wait for its own refusal.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await skipRest(page)
  await expect(page.getByText(warning)).toBeVisible()
  await recordSet(page)
  await skipRest(page)
  await recordSet(page)
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 3, total_weight_lifted: 800 }])
  // The log that the disk still has leads nowhere any more.
  await page.goto('/')
  await expectNothingRunning(page)
  await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
  await expectSame(page, [whole])
})

test('a browser that deletes what it kept while a workout waits: it is said, and sent from the open page', async ({
  page,
  wire,
}) => {
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  wire.cut()
  await recordAllSets(page)
  await button(page, "Retour à l'accueil").click()
  await expectUnsent(page, 1)
  await page.evaluate(
    () => new Promise((resolve) => Object.assign(indexedDB.deleteDatabase('fonte'), { onsuccess: resolve })),
  )
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Le navigateur a effacé ce que Fonte gardait sur cet appareil.')).toBeVisible()
  await expectUnsent(page, 1)
  wire.restore()
  await page.goto('/')
  await expectSame(page, [whole])
})

test('a disk that is full from the start is told before the workout starts', async ({ page, context, wire }) => {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: wire.url, quotaSize: 1 })
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await expect(page.getByText(warning)).toBeVisible()
  await recordAllSets(page)
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 3, total_weight_lifted: 800 }])
})
