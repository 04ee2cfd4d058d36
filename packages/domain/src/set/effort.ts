import { setBounds } from './set-details.ts'

/** How the effort of a set is told: by the repetitions in reserve (RIR), or as perceived (RPE), which is ten less those. */
export type EffortScale = 'rir' | 'rpe'

/** What is kept is the reserve: its figure by a scale. RIR 2 is RPE 8, and the other way round. */
export const effortFigure = (scale: EffortScale, rir: number): number => (scale === 'rir' ? rir : 10 - rir)

/**
 * The text of a field by a scale as that of one for the reserve, and the other way round: `7,5` is `2.5` by RPE. What is no
 * figure stays as it is typed, and so does all of the reserve.
 */
export function effortText(scale: EffortScale, text: string): string {
  const figure = Number(text.replace(',', '.'))
  return scale === 'rir' || text.trim() === '' || Number.isNaN(figure) ? text : String(effortFigure(scale, figure))
}

const { min, max, step } = setBounds.rir

/** All repetitions in reserve that can be said of a set. */
export const efforts: readonly number[] = Array.from(
  { length: (max - min) / step + 1 },
  (_, index) => min + index * step,
)
