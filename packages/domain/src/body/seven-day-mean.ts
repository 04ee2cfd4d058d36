import { type DayKey, dayNumber } from '../history/day.ts'
import { toHundredth } from '../units/hundredth.ts'

/** A value of a day, and the mean of all values of the seven days that end with it. */
export type MeasuredDay = { readonly day: DayKey; readonly value: number; readonly mean: number }

/** Values of one kind, oldest first, with their means: a body weighs a kilogram more or less from one day to the next. */
export function withSevenDayMeans(
  values: readonly { readonly day: DayKey; readonly value: number }[],
): readonly MeasuredDay[] {
  let first = 0
  let sum = 0
  return values.map(({ day, value }, place) => {
    sum += value
    for (let old = values[first]; old && dayNumber(day) - dayNumber(old.day) >= 7; old = values[first]) {
      sum -= old.value
      first += 1
    }
    return { day, value, mean: toHundredth(sum / (place - first + 1)) }
  })
}
