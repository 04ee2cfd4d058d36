import { type GymExercise, stepOf } from '@fonte/domain/gym/setup'
import { programBounds } from '@fonte/domain/program/bounds'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import { useUnit } from '../../../platform/words/unit.ts'
import { useGuided } from '../guided.ts'

/** How a weight is typed: in which unit, by which steps, and up to where. */
interface WeightBox {
  readonly unit: WeightUnit
  readonly step: number
  readonly max: number
}

/** How the weight of an exercise is typed where its lifter trains. */
export function useWeightBox(exercise: GymExercise | undefined): WeightBox {
  const { gym } = useGuided()
  const unit = useUnit()
  return { unit, step: stepOf(gym, exercise), max: Math.floor(inUnit(unit, { weight: programBounds.weight.max })) }
}
