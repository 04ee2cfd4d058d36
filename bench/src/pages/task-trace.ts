import type { Page } from '@playwright/test'

/** An event of Chromium's trace: `ts` (µs) by the clock, `tdur` (µs) what its thread had of the processor. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly message?: string } }
}

/** How Chromium names a task of a thread, and a mark of `console.timeStamp`. */
const taskName = 'ThreadControllerImpl::RunTask'
const markName = 'TimeStamp'

/** A trace of a page under way. */
export interface TaskTrace {
  /** Sets a mark where the page is now. */
  mark(name: string): Promise<void>
  /**
   * Ends the trace; answers the processor time (ms) of the longest task of the page's main thread between two marks, in
   * which other programs of a machine that is shared have no part.
   */
  end(): Promise<(from: string, to: string) => number>
}

/** Begins to trace the tasks of a page, one page of a browser at a time. */
export const traceTasks = async (page: Page): Promise<TaskTrace> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('only a page of a launched browser can be traced')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  return {
    mark: (name) => page.evaluate((text) => console.timeStamp(text), name),
    async end() {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
      const markOf = (text: string) => {
        const found = traceEvents.find(({ name, args }) => name === markName && args?.data?.message === text)
        if (!found) throw new Error(`the trace has no mark ${text}`)
        return found
      }
      return (from, to) => {
        const { pid, tid, ts: end } = markOf(to)
        const { ts: begin } = markOf(from)
        const tasks = traceEvents.filter((event) => event.name === taskName && event.pid === pid && event.tid === tid)
        return Math.max(0, ...tasks.filter(({ ts }) => ts >= begin && ts < end).map(({ tdur = 0 }) => tdur / 1000))
      }
    },
  }
}
