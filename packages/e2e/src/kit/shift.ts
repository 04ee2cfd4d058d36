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

/** A line with 150 ms to the server and 1.6 Mbit/s. What comes over it is painted part by part, as on a slow device. */
export const slowLine = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
}

/**
 * Paints the page between each two steps of React’s work, as happens on a slow phone: what a step changes after the one
 * before is seen to move. To slow the processor down instead takes a core for as long.
 */
export const paintEachStep = (page: Page) =>
  page.addInitScript(() => {
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super()
        const post = this.port2.postMessage.bind(this.port2)
        this.port2.postMessage = (message: unknown) => void requestAnimationFrame(() => setTimeout(() => post(message)))
      }
    }
  })
