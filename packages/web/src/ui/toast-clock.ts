/** What is left of a message's time on the screen, wherever it is drawn meanwhile. */
export interface ToastClock {
  /** Lets the time run from an instant on; one that runs goes on. */
  readonly run: (at: number) => void
  readonly pause: (at: number) => void
  /** Milliseconds left at an instant, at least 1. */
  readonly left: (at: number) => number
}

/** A clock of `duration` ms that stands; instants are ms of one and the same clock. */
export function toastClock(duration: number): ToastClock {
  let remaining = duration
  let since: number | null = null
  const left = (at: number) => (since === null ? remaining : remaining - (at - since))
  return {
    run: (at) => {
      since ??= at
    },
    pause(at) {
      remaining = left(at)
      since = null
    },
    left: (at) => Math.max(1, left(at)),
  }
}
