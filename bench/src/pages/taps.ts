import type { BrowserContext, Page } from '@playwright/test'
import { type Measurement, median } from '../kit/measurement.ts'
import { slowDown, slowdown, tapBeside } from './slow-phone.ts'

/** Sets that are recorded, one tap each. */
const taps = 14

/** Ms until a page that is never idle is tapped all the same. */
const longestWait = 700

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

/** Taps a button of an idle page with a finger and waits until its time is taken; answers it in ms. */
const tap = async (page: Page, name: string): Promise<number> => {
  await tapBeside(page)
  await page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    longestWait,
  )
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

/** A page of one button, which shows how often it was tapped once that is written to the device. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><button style="margin: 50px">0</button><script>
  const opened = indexedDB.open('taps')
  opened.onupgradeneeded = () => opened.result.createObjectStore('taps')
  const button = document.querySelector('button')
  button.onclick = () => {
    const count = Number(button.textContent) + 1
    const written = opened.result.transaction('taps', 'readwrite', { durability: 'strict' })
    written.objectStore('taps').put(count, 'count')
    written.oncomplete = () => { button.textContent = count }
  }
</script>`

/** Ms of each tap on the bare page: what this machine and its browser take for a write and a frame, whatever the page. */
const tapBarePage = async (context: BrowserContext, url: string): Promise<number[]> => {
  const page = await context.newPage()
  await page.addInitScript(watchTaps)
  await page.route(`${url}/bare`, (route) => route.fulfill({ contentType: 'text/html', body: barePage }))
  await page.goto(`${url}/bare`)
  await slowDown(context, page)
  const times: number[] = []
  for (let count = 0; count < taps; count++) times.push(await tap(page, String(count)))
  await page.close()
  return times
}

/**
 * From the tap on a workout's buttons to the next frame, the durable write included, and beside it what a bare page takes
 * on the same machine.
 */
export const measureTaps = async (context: BrowserContext, url: string, programId: string): Promise<Measurement[]> => {
  const bare = median(await tapBarePage(context, url))
  const page = await beginWorkout(context, `${url}/workout/${programId}`)
  const done: number[] = []
  const skipped: number[] = []
  for (let count = 0; count < taps; count++) {
    done.push(await tap(page, 'Série terminée'))
    skipped.push(await tap(page, 'Passer le repos'))
  }
  return [
    { name: `tap on a bare page that writes, ${slowdown}× slower`, measured: bare, unit: 'ms' },
    ...tapFigures('Série terminée', done),
    ...tapFigures('Passer le repos', skipped),
  ]
}
