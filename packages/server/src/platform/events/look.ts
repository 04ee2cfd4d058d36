/** How long (ms) to wait after a look that failed. */
const pause = 1_000

/** A look at what may have changed, as often as needed and no more. */
export interface Look {
  /** Looks; while a look is under way, asks for one more after it. Resolves when nothing is left to look at. */
  now(): Promise<void>
  /** Looks no more after the one under way. */
  stop(): void
}

/** Looks with `see`, one look at a time; one that fails is told to `failed` and repeated. */
export const createLook = (see: () => Promise<void>, failed: (reason: Error) => void): Look => {
  let asked = false
  let stopped = false
  let current: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const tryOnce = async () => {
    try {
      await see()
    } catch (error) {
      failed(error as Error)
      if (!stopped) timer = setTimeout(now, pause)
    }
  }
  const lookWhileAsked = async () => {
    while (asked && !stopped) {
      asked = false
      await tryOnce()
    }
    current = null
  }
  const now = () => {
    asked = true
    current ??= lookWhileAsked()
    return current
  }
  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { now, stop }
}
