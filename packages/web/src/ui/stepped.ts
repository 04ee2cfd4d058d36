/** The typed value moved by `delta` within its bounds, without the tails of binary fractions; what is no number counts as 0. */
export function stepped(value: string, delta: number, min: number, max: number): number {
  const number = Number.parseFloat(value.replace(',', '.'))
  const from = Number.isFinite(number) ? number : 0
  return Math.min(max, Math.max(min, Math.round((from + delta) * 1000) / 1000))
}
