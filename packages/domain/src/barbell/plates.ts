/** An empty Olympic bar, in kg. */
export const barWeight = 20

/** Plates of a gym, in kg, heaviest first. */
export const plateWeights = [25, 20, 15, 10, 5, 2.5, 1.25] as const

export type PlateWeight = (typeof plateWeights)[number]

/** Plates on each side of the bar, heaviest first, and the kg of the whole weight that no pair of plates can make up. */
export type BarLoad = { readonly plates: readonly PlateWeight[]; readonly remainder: number }

/**
 * How a 20 kg bar is loaded to `weight` kg, with the fewest plates; null when the bar alone is heavier. The weight counts to
 * the hundredth, as it is recorded.
 */
export function platesPerSide(weight: number): BarLoad | null {
  if (!(weight >= barWeight) || weight === Number.POSITIVE_INFINITY) return null
  const plates: PlateWeight[] = []
  let left = hundredths(weight) - hundredths(barWeight)
  for (const plate of plateWeights) {
    const pair = 2 * hundredths(plate)
    for (; left >= pair; left -= pair) plates.push(plate)
  }
  return { plates, remainder: left / 100 }
}

/** Kilograms as a whole number of hundredths, which binary numbers hold exactly. */
function hundredths(kg: number): number {
  return Math.round(kg * 100)
}
