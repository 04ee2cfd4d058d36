/** What a past workout may be: the form, the contract and the server agree on it. */
export const pastBounds = {
  /** Whole minutes: a day at most. */
  minutes: { min: 0, max: 1440 },
  /** Beyond so many minutes the form asks whether that is right. */
  longWorkout: 300,
  sets: { min: 1, max: 1500 },
} as const

/** Nothing was trained before this instant (epoch ms): the year 1950. */
export const earliestWorkout = Date.UTC(1950, 0, 1)

/** How far (ms) a clock may be ahead of the server's. */
const clockTolerance = 60_000

/** Whether an instant (epoch ms) is in the future, small differences of clocks apart. */
export const isInFuture = (instant: number, now: number): boolean => instant > now + clockTolerance
