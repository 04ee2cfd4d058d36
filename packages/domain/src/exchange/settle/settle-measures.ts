import { type BodyMeasure, bodyBounds, dimensionOf, isPossible } from '../../body/body-measure.ts'
import { exactPounds, type WeightUnit } from '../../units/weight.ts'
import { fileLineOf } from '../file-lines.ts'
import type { FileProblem } from '../file-reading.ts'
import type { ImportedMeasure } from '../imported-workout.ts'

const centimetresPerInch = 2.54

/**
 * The measures of a file in kg, percent and cm: one a day and kind, the last one of the file. What no body can have is a
 * problem of its line.
 */
export function settleMeasures(
  measures: readonly ImportedMeasure[],
  weightUnit: WeightUnit,
): { readonly measures: readonly BodyMeasure[]; readonly problems: readonly FileProblem[] } {
  const kept = new Map<string, BodyMeasure>()
  const problems: FileProblem[] = []
  for (const written of measures) {
    const { day, kind } = written
    const measure = { day, kind, value: settled(written.value, weightUnit) }
    if (isPossible(measure)) kept.set(`${day} ${kind}`, measure)
    else problems.push({ ...fileLineOf(written), ...boundPassed(measure), value: String(measure.value) })
  }
  return { measures: [...kept.values()], problems }
}

/** Which bound a value passes, in kg, percent or cm like the value. */
function boundPassed({ kind, value }: BodyMeasure): Pick<FileProblem, 'what' | 'limit'> {
  const { min, max } = bodyBounds[dimensionOf(kind)]
  return value > max ? { what: 'above', limit: max } : { what: 'below', limit: min }
}

function settled({ figure, unit }: ImportedMeasure['value'], weightUnit: WeightUnit): number {
  const hundredths = (value: number): number => Math.round(value * 100) / 100
  switch (unit ?? weightUnit) {
    case 'lb':
      return hundredths(figure / exactPounds(1))
    case 'in':
      return hundredths(figure * centimetresPerInch)
    default:
      return hundredths(figure)
  }
}
