import type { Page } from '@playwright/test'

/** Keeps count of the page's layout shifts that nobody asked for, from its first frame on. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const seen: { value: number; sources: string[] }[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null }[]
        }
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)))
        if (!hadRecentInput) seen.push({ value, sources: nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the shifts so far, and what moved. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; sources: string[] }[] }
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.flatMap(({ sources }) => sources) }
  })

/** A phone six times slower than this machine, on a line with 150 ms to the server and 1.6 Mbit/s. */
export const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
}
