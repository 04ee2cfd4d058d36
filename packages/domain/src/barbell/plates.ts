/** An empty Olympic bar, in kg. */
export const barWeight = 20

/** Plates of a gym, in kg, heaviest first. */
export const plateWeights = [25, 20, 15, 10, 5, 2.5, 1.25] as const

export type PlateWeight = (typeof plateWeights)[number]

/** Plates on each side of the bar, heaviest first, and the kg of the whole weight that no pair of plates can make up. */
export type BarLoad = { readonly plates: readonly PlateWeight[]; readonly remainder: number }

/** How a 20 kg bar is loaded to `weight` kg, with the fewest plates; null when the bar alone is heavier. */
export function platesPerSide(weight: number): BarLoad | null {
  if (!(weight >= barWeight) || weight === Number.POSITIVE_INFINITY) return null
  const plates: PlateWeight[] = []
  let side = (weight - barWeight) / 2
  for (const plate of plateWeights) {
    const count = Math.floor((side + tolerance) / plate)
    for (let i = 0; i < count; i++) plates.push(plate)
    side -= count * plate
  }
  return { plates, remainder: Math.round(Math.max(0, side) * 200) / 100 }
}

/** Half a gram: what binary fractions may be off by. */
const tolerance = 0.0005
