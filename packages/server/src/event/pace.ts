/** Work that is asked for as often as anything changes, and done now and then. */
export interface Pace {
  /** Does the work at once, or at the end of the pause that the last time began. */
  ask(): void
  /** Does it no more. */
  stop(): void
}

/** Does `work` at once when it is asked for, and then at most once in `pause` ms: the last wish is never lost. */
export const createPace = (pause: number, work: () => void): Pace => {
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  const run = () => {
    isAsked = false
    timer = setTimeout(() => {
      timer = undefined
      if (isAsked) run()
    }, pause).unref()
    work()
  }
  return {
    ask: () => {
      isAsked = true
      if (timer === undefined) run()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      isAsked = false
    },
  }
}
