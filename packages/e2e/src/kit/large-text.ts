import { type Browser, chromium, type Page } from '@playwright/test'
import { test as base } from './test.ts'

/** A browser whose owner chose letters twice as large: 32 px instead of 16. */
export const test = base.extend<{ large: Page }>({
  large: async ({ fonte, launchOptions, timezoneId, serviceWorkers }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser: Browser = await chromium.launch({ ...launchOptions, args })
    const viewport = { width: 390, height: 844 }
    const own = { serviceWorkers, ...(timezoneId && { timezoneId }) }
    const page = await browser.newPage({ baseURL: fonte.url, viewport, locale: 'fr-FR', ...own })
    await use(page)
    await browser.close()
  },
})
