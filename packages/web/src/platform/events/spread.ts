/** All pages learn of a change at once; what they do about it is spread at random over so long (ms). */
const spreadOver = 2_000

/** Shortest time (ms) between two readings of one part: thirty a minute at most, however many changes there are. */
const atMostEvery = 2_000

/**
 * When to do what an event asks for (ms, on the clock of `now`): at random (`random` from 0 to 1) within two seconds,
 * and two seconds or more after the last time.
 */
export const spreadTime = (now: number, last: number, random: number): number =>
  Math.max(now + random * spreadOver, last + atMostEvery)

/** What spreading needs from around it; tests bring their own. */
export interface SpreadTools {
  /** Milliseconds on a clock that nobody sets. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
  readonly later: (ms: number, work: () => void) => void
}

/**
 * A way to ask for `work` as often as events come: a burst is one time, done after its first event was spread. Nothing
 * is missed, since what comes once it is done is asked for anew.
 */
export function spread(work: () => void, { now, random, later }: SpreadTools): () => void {
  let last = Number.NEGATIVE_INFINITY
  let planned = false
  return () => {
    if (planned) return
    planned = true
    later(spreadTime(now(), last, random()) - now(), () => {
      planned = false
      last = now()
      work()
    })
  }
}
