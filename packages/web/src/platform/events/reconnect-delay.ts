const delays = [1_000, 2_000, 5_000, 10_000] as const

/** Milliseconds before the next try to connect, after a number of failures in a row: 1, 2, 5, then always 10 s. */
export const reconnectDelay = (failures: number): number => delays[failures] ?? 10_000
