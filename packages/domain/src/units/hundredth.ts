/** A figure to the hundredth, so that sums and products do not carry the noise of binary fractions. */
export function toHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
