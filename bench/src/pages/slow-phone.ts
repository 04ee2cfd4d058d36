import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from './browser.ts'
import { cookiesOf } from './cookies.ts'

/** How much slower than this machine the phone is. */
export const slowdown = 4

/** Does `work` with a browser of a phone's size whose user is signed in by `cookie`. */
export const withPhone = async <T>(
  url: string,
  cookie: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' })
    await context.addCookies(cookiesOf(cookie, url))
    return await work(context)
  } finally {
    await browser.close()
  }
}

/** From now on the page runs as on the slow phone. */
export const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Taps the middle of the upper edge, where nothing answers, so that the next tap is not taken for the second of a double tap. */
export const tapBeside = (page: Page): Promise<void> => page.touchscreen.tap(195, 2)
