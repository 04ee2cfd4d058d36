/** How long (ms) to wait after a refresh that failed. */
const pause = 1_000

/** Reads again what may have changed, as often as needed and no more. */
export interface Refresher {
  /** Refreshes; while a refresh is under way, asks for one more after it. Resolves when none is asked for any more. */
  now(): Promise<void>
  /** Refreshes no more after the one under way. */
  stop(): void
}

/** Runs `refresh`, one at a time; one that fails is told to `failed` and repeated. */
export const createRefresher = (refresh: () => Promise<void>, failed: (reason: Error) => void): Refresher => {
  let asked = false
  let stopped = false
  let current: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const tryOnce = async () => {
    try {
      await refresh()
    } catch (error) {
      failed(error as Error)
      if (!stopped) timer = setTimeout(now, pause)
    }
  }
  const refreshWhileAsked = async () => {
    while (asked && !stopped) {
      asked = false
      await tryOnce()
    }
    current = null
  }
  const now = () => {
    asked = true
    current ??= refreshWhileAsked()
    return current
  }
  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { now, stop }
}
