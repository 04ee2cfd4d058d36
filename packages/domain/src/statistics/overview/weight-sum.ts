import { exactPounds, type StoredWeight } from '../../units/weight.ts'

/** A sum of weights in whole hundredths of kg and of lb, so that the order in which it is added up changes nothing. */
export type WeightSum = { kg: number; lb: number; typedInPounds: boolean }

export const noWeight = (): WeightSum => ({ kg: 0, lb: 0, typedInPounds: false })

/** Adds a weight to a sum. What was typed in pounds counts as typed, the rest converted. */
export function addWeight(sum: WeightSum, { weight, weight_lb }: StoredWeight): void {
  sum.kg += Math.round(weight * 100)
  sum.lb += Math.round((weight_lb ?? exactPounds(weight)) * 100)
  sum.typedInPounds ||= weight_lb !== undefined
}

/** Adds one sum to another. */
export function addSum(sum: WeightSum, { kg, lb, typedInPounds }: Readonly<WeightSum>): void {
  sum.kg += kg
  sum.lb += lb
  sum.typedInPounds ||= typedInPounds
}

/** The sum as a screen shows it in either unit. */
export const weightOfSum = ({ kg, lb, typedInPounds }: Readonly<WeightSum>): StoredWeight => ({
  weight: kg / 100,
  ...(typedInPounds && { weight_lb: lb / 100 }),
})
