import { isAssisted } from '@fonte/domain/set/set-load'
import type { LastLift } from '@fonte/domain/workout/last-time'
import { countText, setWords } from './set-words.ts'
import type { Formats } from './words.ts'

type LiftFormats = Pick<Formats, 'lang' | 'number' | 'weight'>

/** Whether a lift has a weight: added, or assistance that is taken off. */
export const isLoaded = (lift: LastLift): boolean => lift.weight > 0 || isAssisted(lift)

/**
 * A lift as `8 × 70`, assisted `8 × −20`, in the unit of the person signed in, or `8 rép.` of the body alone; a hold as
 * `45 s`, a carry as `40 m × 24`; repetitions that are kept with a time stand before it.
 */
export function liftFigures({ lang, number, weight }: LiftFormats, lift: LastLift): string {
  const { reps, seconds, distance } = lift
  const counted = countText({ lang, number }, lift)
  if (isLoaded(lift)) return `${counted} × ${weight(lift)}`
  const isPlain = seconds === undefined && distance === undefined
  return isPlain ? setWords(lang).repsOf({ reps: number(reps) }) : counted
}

/** A lift with the unit of its weight, where there is one: `10 × 12 kg`. */
export function liftWithUnit(formats: LiftFormats & Pick<Formats, 'unit'>, lift: LastLift): string {
  const figures = liftFigures(formats, lift)
  return isLoaded(lift) ? `${figures}\u00a0${formats.unit}` : figures
}
