/** A clock that only a test moves. */
export interface TestClock {
  /** Ms since the epoch. */
  now(): number
  advance(by: { readonly days?: number; readonly minutes?: number; readonly seconds?: number }): void
}

/** A clock that stands at the machine's present time until it is moved. */
export const createClock = (): TestClock => {
  let time = Date.now()
  return {
    now: () => time,
    advance: ({ days = 0, minutes = 0, seconds = 0 }) => {
      time += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
