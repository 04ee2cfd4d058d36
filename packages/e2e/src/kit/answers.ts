import { digestHeader } from '@fonte/contract/answer/headers'
import type { Page } from '@playwright/test'

/**
 * Changes the text that the server answers to reads at an address. The digest of the server’s own text goes: held against
 * it, a changed answer is a stranger’s, and the page takes none of it.
 */
export const changeAnswers = (page: Page, url: string | RegExp, change: (text: string) => string) =>
  page.route(url, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const { [digestHeader]: _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
