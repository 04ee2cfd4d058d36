/**
 * Asks the same question each time, and gives what the latest one was answered with: an answer that was overtaken by that to
 * a later question is old news.
 */
export const latestAnswer = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked = 0
  let latest: { readonly turn: number; readonly answer: T } | undefined
  return async () => {
    asked += 1
    const turn = asked
    const answer = await ask()
    if (latest === undefined || turn > latest.turn) latest = { turn, answer }
    return latest.answer
  }
}
