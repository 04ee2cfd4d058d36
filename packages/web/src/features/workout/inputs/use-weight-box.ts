import { type GymExercise, stepOf } from '@fonte/domain/gym/setup'
import { programBounds } from '@fonte/domain/program/bounds'
import { setBounds } from '@fonte/domain/set/set-details'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import { useUnit } from '../../../platform/words/unit.ts'
import { useGuided } from '../guided.ts'

/** How a weight is typed: in which unit, by which steps, and up to where. */
interface WeightBox {
  readonly unit: WeightUnit
  readonly step: number
  readonly max: number
}

/** How the weight of an exercise, or the assistance, is typed where its lifter trains. */
export function useWeightBox(exercise: GymExercise | undefined, assisted: boolean): WeightBox {
  const { gym } = useGuided()
  const unit = useUnit()
  const { max } = assisted ? setBounds.assist : programBounds.weight
  return { unit, step: stepOf(gym, exercise), max: Math.floor(inUnit(unit, { weight: max })) }
}
