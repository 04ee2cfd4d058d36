import type { BrowserContext, Page } from '@playwright/test'
import { type Measurement, median } from '../kit/measurement.ts'
import { slowDown, slowdown } from './slow-phone.ts'

/** Sets that are recorded, one tap each. */
const taps = 14

/** Ms between two taps: the workout takes two faster ones for one double tap. */
const pause = 700

/** Ms from a tap to the frame that answers it. */
const bar = { atMost: 50 }

/**
 * Watches, in the page, how long it takes from a tap to the frame that shows what comes after it: the tap's own time
 * stamp until a frame has been made in which the button tapped is gone.
 */
const watchTaps = () => {
  const times: number[] = []
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button) return
      const name = button.textContent
      const observer = new MutationObserver(() => {
        if (button.isConnected && button.textContent === name && button.checkVisibility()) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    },
    { capture: true },
  )
  Object.assign(globalThis, { tapTimes: times })
}

const timesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { tapTimes: number[] }).tapTimes)

/** Taps a button with a finger and waits until its time is taken; answers it in ms. */
const tap = async (page: Page, name: string): Promise<number> => {
  await page.waitForTimeout(pause)
  const before = (await timesOf(page)).length
  await page.getByRole('button', { name, exact: true }).tap()
  await page.waitForFunction(
    (count) => (globalThis as unknown as { tapTimes: number[] }).tapTimes.length > count,
    before,
  )
  return (await timesOf(page)).at(-1) ?? Number.NaN
}

/** A page as on a slow phone, with a workout begun. */
const beginWorkout = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript(watchTaps)
  await page.goto(url)
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  await page.getByRole('button', { name: 'Série terminée', exact: true }).waitFor()
  await slowDown(context, page)
  return page
}

const tapFigures = (name: string, times: readonly number[]): Measurement[] => [
  { name: `tap on “${name}” to the next frame, ${slowdown}× slower`, measured: median(times), unit: 'ms', bar },
  { name: '… the slowest', measured: Math.max(...times), unit: 'ms' },
]

/** From the tap on a workout's buttons to the next frame, the durable write included. */
export const measureTaps = async (context: BrowserContext, url: string, programId: string): Promise<Measurement[]> => {
  const page = await beginWorkout(context, `${url}/workout/${programId}`)
  const done: number[] = []
  const skipped: number[] = []
  for (let count = 0; count < taps; count++) {
    done.push(await tap(page, 'Série terminée'))
    skipped.push(await tap(page, 'Passer le repos'))
  }
  return [...tapFigures('Série terminée', done), ...tapFigures('Passer le repos', skipped)]
}
