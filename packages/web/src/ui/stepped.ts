/** So near to a multiple counts as on it: binary fractions have tails. */
const tolerance = 1e-6

/**
 * The typed value moved to the next multiple of `delta` in its direction, within its bounds: 79.5 goes up to 80 and
 * down to 77.5 by steps of 2.5. What is no number counts as 0.
 */
export function stepped(value: string, delta: number, min: number, max: number): number {
  const number = Number.parseFloat(value.replace(',', '.'))
  const from = Number.isFinite(number) ? number : 0
  const step = Math.abs(delta)
  if (step === 0) return Math.min(max, Math.max(min, from))
  const steps = from / step
  const nearest = Math.round(steps)
  const onGrid = Math.abs(steps - nearest) < tolerance
  const next = delta > 0 ? (onGrid ? nearest + 1 : Math.ceil(steps)) : onGrid ? nearest - 1 : Math.floor(steps)
  return Math.min(max, Math.max(min, Math.round(next * step * 1000) / 1000))
}
