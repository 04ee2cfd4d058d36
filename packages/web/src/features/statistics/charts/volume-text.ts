import { type WeightSum, weightOfSum } from '@fonte/domain/statistics/overview/weight-sum'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import { useFormats } from '../../../platform/words/words.ts'

/** From this many kg on volumes are told in tonnes. */
const inTonnes = 1000

/** How a chart tells volumes: as a figure in the reader's unit, and in words with the unit. */
export interface VolumeText {
  readonly figure: (volume: Readonly<WeightSum>) => number
  readonly text: (figure: number) => string
}

export function useVolumeText(): VolumeText {
  const { number, unit } = useFormats()
  return {
    figure: (volume) => inUnit(unit, weightOfSum(volume)),
    text: (figure) => volumeText(figure, unit, number),
  }
}

/** 14,260 kg is 14.3 t. */
function volumeText(figure: number, unit: WeightUnit, number: (value: number) => string): string {
  if (unit === 'kg' && figure >= inTonnes) return `${number(Math.round(figure / 100) / 10)}\u00a0t`
  return `${number(Math.round(figure))}\u00a0${unit}`
}
