import { isHundredths } from '../program/bounds.ts'
import { countCharacters } from '../words/text-length.ts'
import { setKinds } from './kind.ts'
import { type SetDetails, setBounds, sides } from './set-details.ts'
import { setFaults } from './set-faults.ts'

/** What a lifter says of a set; its moment, its group and its place follow from the workout. */
export type LiftDetails = Omit<SetDetails, 'at' | 'group' | 'place'>

type Figures = { readonly reps: number; readonly weight: number }
type Bounds = { readonly min: number; readonly max: number }

const inBounds = (value: number | undefined, { min, max }: Bounds): value is number =>
  value !== undefined && value >= min && value <= max

const isWhole = (value: number | undefined, bounds: Bounds) => inBounds(value, bounds) && Number.isInteger(value)
const isWeight = (value: number | undefined, bounds: Bounds) => inBounds(value, bounds) && isHundredths(value)

const allowed: { readonly [name in keyof LiftDetails]-?: (value: LiftDetails[name]) => boolean } = {
  kind: (kind) => kind !== undefined && setKinds.includes(kind),
  rir: (rir) => inBounds(rir, setBounds.rir) && Number.isInteger(rir / setBounds.rir.step),
  seconds: (seconds) => isWhole(seconds, setBounds.seconds),
  distance: (distance) => isWhole(distance, setBounds.distance),
  assist: (assist) => isWeight(assist, setBounds.assist),
  weight_lb: (pounds) => isWeight(pounds, setBounds.weight_lb),
  assist_lb: (pounds) => isWeight(pounds, setBounds.assist_lb),
  side: (side) => side !== undefined && sides.includes(side),
  note: (note) => note !== undefined && inBounds(countCharacters(note.trim()), setBounds.note),
}

/**
 * The details as a set with these figures may keep them: what is out of its bounds, and what contradicts the figures, is
 * left out, so that no detail ever keeps a set from being stored.
 */
export function admissibleDetails({ reps, weight }: Figures, details: LiftDetails): LiftDetails {
  const keeps = (name: string, value: unknown) =>
    Object.hasOwn(allowed, name) && allowed[name as keyof LiftDetails](value as never)
  const kept: LiftDetails = Object.fromEntries(Object.entries(details).filter(([name, value]) => keeps(name, value)))
  const faults: ReadonlySet<string> = new Set(setFaults({ reps, weight, ...kept }).map(({ field }) => field))
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !faults.has(name)))
}
