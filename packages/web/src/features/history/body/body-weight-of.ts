import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { type BodyWeightAt, bodyWeightAt } from '@fonte/domain/statistics/body-weight'
import { localOffset } from '../../../platform/local-day.ts'

/** The weight of the body at each workout, by what was measured. */
export const bodyWeightOf = (measures: readonly BodyMeasure[]): BodyWeightAt =>
  bodyWeightAt(
    measures.flatMap(({ day, kind, value }) => (kind === 'weight' ? [{ day, kg: value }] : [])),
    localOffset,
  )
