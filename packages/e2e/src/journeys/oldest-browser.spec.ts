import { expect } from '@playwright/test'
import { storedWorkouts } from '../kit/api.ts'
import { button, recordSet, startWorkout, stopWorkout } from '../kit/gestures.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

/** What Safari learned after 17.0, the oldest that Fonte promises to work in, or does not know to this day. */
const unknown = [
  'AbortSignal.any',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'Blob.prototype.bytes',
  'CloseWatcher',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'HTMLDialogElement.prototype.requestClose',
  'Iterator',
  'Map.groupBy',
  'Map.prototype.getOrInsert',
  'Math.sumPrecise',
  'Object.groupBy',
  'PointerEvent.prototype.getCoalescedEvents',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'RegExp.escape',
  'Response.prototype.bytes',
  'URL.parse',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'cookieStore',
  'navigation',
  'requestIdleCallback',
  'scheduler',
  'trustedTypes',
]

test('a workout is done and counted in the oldest browser that Fonte promises to work in', async ({
  page,
  lifter: _,
}) => {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.addInitScript((names) => {
    for (const name of names) {
      const words = name.split('.')
      const last = words.pop() ?? ''
      const owner = words.reduce<unknown>((place, word) => (place as Record<string, unknown>)?.[word], window)
      if (owner) delete (owner as Record<string, unknown>)[last]
    }
    const helpers = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
    for (const name of Object.getOwnPropertyNames(helpers)) {
      if (name !== 'constructor') delete (helpers as Record<string, unknown>)[name]
    }
    delete (ReadableStream.prototype as unknown as Record<symbol, unknown>)[Symbol.asyncIterator]
  }, unknown)
  const { name } = await saveProgram(page.request)
  await page.goto('/')
  await startWorkout(page, name)
  await recordSet(page)
  await stopWorkout(page)
  await button(page, "Retour à l'accueil").click()
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(1)
  await page.goto('/stats')
  await expect(page.getByRole('img', { name: /^Volume de travail/ })).toBeVisible()
  await page.goto('/community')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(failures).toEqual([])
})
