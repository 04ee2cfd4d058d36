import { type Loaded, loadName } from '@fonte/domain/exercise/load-name'
import type { Measure } from '@fonte/domain/exercise/measure'
import { withLoad } from '@fonte/domain/progression/aimed-load'
import type { SetKind } from '@fonte/domain/set/kind'
import { measureOf } from '@fonte/domain/set/measure-of'
import { assistanceOf, isAssisted, type SetLoad, setLoad, unsignedWeight } from '@fonte/domain/set/set-load'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import { dropLoad } from '@fonte/domain/workout/drop'
import { parseAssistance, parseCount, parseLoad } from '@fonte/domain/workout/entry'
import { startingLift } from '@fonte/domain/workout/kept-load'
import { isLoadOpen, type LastLift, type LastTime } from '@fonte/domain/workout/last-time'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { DetailedLift, RecordedSet, WorkoutState } from '@fonte/domain/workout/state'
import { useState } from 'react'
import { useFormats } from '../../platform/words/words.ts'
import type { Library } from '../exercise/library-queries.ts'
import { typedFigure } from './figures.ts'
import { useGuided } from './guided.ts'
import { type Said, type SetSaid, useSaid } from './kind/use-said.ts'
import { whereOf } from './sets/proposed.ts'

/** The two boxes of a set. */
export interface LiftEntry {
  readonly weight: string
  /** Whether the first box tells what is taken off the body's weight. */
  readonly assisted: boolean
  /** Nobody knows its load yet, and none was typed. */
  readonly isLoadless: boolean
  /** What the second box counts. */
  readonly measure: Measure
  readonly count: string
  /** What they count as; null while one is over its bound. */
  readonly lift: DetailedLift | null
  readonly change: (typed: Change) => void
}

/** What is typed into one of the boxes, a load that is taken as it is stored, or the sign of the figure that stands there. */
type Change =
  | { readonly weight: string }
  | { readonly load: SetLoad }
  | { readonly assisted: boolean }
  | { readonly count: string }

/** The boxes of the current set; `touched` once something was typed or taken. */
export interface SetDraft extends LiftEntry {
  readonly lift: DetailedLift | null
  readonly touched: boolean
  /** Has both boxes show what they show until the set changes, as figures of last time may still arrive. */
  readonly hold: () => void
  /** Its kind and its effort. */
  readonly said: SetSaid
  /** Has the set of that slot begin with this lift, as if typed. */
  readonly refill: (set: RecordedSet) => void
  /** What was typed, and what it was typed over. */
  readonly boxes: Boxes
  /** Has what was typed before stand there again, where it was typed for this set and nothing was since. */
  readonly restore: (boxes: Boxes) => void
}

/** What was typed over a lift, or taken. A weight keeps the unit that it was typed in: the unit may change at any time. */
type Typed = {
  readonly weight?: TypedWeight | undefined
  readonly load?: SetLoad
  readonly assisted?: boolean | undefined
  readonly count?: string
}
type TypedWeight = { readonly text: string; readonly unit: WeightUnit }

/** What the boxes of one set keep: the lift that they began with once it is held, and what was typed. */
export type Boxes = Typed & { readonly set: string; readonly start?: LastLift; readonly touched: boolean }

/** The current set's boxes: last time's figures, else the program's, until a box has the focus or something is typed. */
export function useDraft(state: WorkoutState, last: LastTime, library: Library): SetDraft {
  const step = currentStep(state)
  // What was typed for one exercise is not meant for the one it is swapped for.
  const set = step ? `${step.place.id}/${step.slot}` : ''
  const fresh: Boxes = { set, touched: false }
  const [latest, setKept] = useState(fresh)
  const ofThisSet = (kept: Boxes) => (kept.set === set ? kept : fresh)
  const own = ofThisSet(latest)
  const meant = own.start ?? startingLift(state, last) ?? { reps: 0, weight: 0 }
  const exercise = step ? library.find(step.place.exercise_id) : undefined
  const measure = step ? measureOf(exercise, step.target) : 'reps'
  const where = whereOf(useGuided().gym, step?.place.exercise_id ?? '', exercise)
  const keep = (change: Partial<Boxes>) => setKept((before) => ({ start: meant, ...ofThisSet(before), ...change }))
  const said = useSaid(step)
  const lighter =
    said.kind === 'drop' && step && !step.side && !hasOwnLoad(own) ? dropLoad(state, step, meant, where) : null
  const start = lighter ? withLoad(meant, lighter) : meant
  const isOpen = step !== null && isLoadOpen(state, last, step)
  const entry = useEntry({ start, measure, exercise, isOpen }, own, (typed) => keep({ ...typed, touched: true }))
  return {
    ...entry,
    lift: entry.lift && {
      ...entry.lift,
      ...detailsOf(said, step?.target.kind),
      ...(step?.side && { side: step.side }),
    },
    said,
    touched: own.touched,
    boxes: own,
    restore: (boxes) => setKept((before) => (ofThisSet(before).touched ? before : boxes)),
    hold: () => keep({}),
    refill(undone) {
      const { place, slot } = undone
      setKept({ set: `${place}/${slot}`, start: undone, load: setLoad(undone), touched: true })
      said.resay(undone)
    },
  }
}

/** How an exercise is recorded, where that is known. */
type Measured = Loaded & { readonly measure?: Measure | undefined }

/** Whether its load is what a lifter typed or took: then nothing is proposed in its place. */
const hasOwnLoad = ({ weight, load, assisted }: Typed) => [weight, load, assisted].some((each) => each !== undefined)

/**
 * Boxes that show a lift as it is recorded, corrected by another tab meanwhile, too, but for what is typed; what the
 * correction takes away is named.
 */
export function useCorrection(start: RecordedSet, exercise: Measured | undefined): LiftEntry {
  const [typed, setTyped] = useState<Typed>({})
  const measure = measureOf(exercise, start)
  const change = (next: Typed) => setTyped((before) => ({ ...before, ...next }))
  const entry = useEntry({ start, measure, exercise }, typed, change)
  return { ...entry, lift: entry.lift && { assist: undefined, assist_lb: undefined, ...entry.lift } }
}

/** What the second box shows of a lift. */
export function countFigure({ reps, seconds, distance }: LastLift, measure: Measure): number {
  return { reps, time: seconds ?? 0, distance: distance ?? 0 }[measure]
}

/** What the second box counts, as it is recorded; a 0 takes the seconds or metres off a set that had some. */
function measured(measure: Measure, count: number): Pick<DetailedLift, 'reps' | 'seconds' | 'distance'> {
  if (measure === 'reps') return { reps: count }
  return { reps: 0, [measure === 'time' ? 'seconds' : 'distance']: count }
}

/** What is recorded of it: the usual kind only where the plan meant another one. */
function detailsOf({ kind, rir }: Said, planned: SetKind | undefined): Partial<Said> {
  return { ...((kind !== 'work' || planned !== undefined) && { kind }), ...(rir !== undefined && { rir }) }
}

type Start = {
  readonly start: LastLift
  readonly measure: Measure
  readonly exercise: Loaded | undefined
  /** Nobody knows its weight yet. */
  readonly isOpen?: boolean
}

function useEntry(
  { start, measure, exercise = {}, isOpen }: Start,
  typed: Typed,
  change: (typed: Typed) => void,
): LiftEntry {
  const { weight, load = start } = typed
  const { lang, unit } = useFormats()
  const assisted = exercise.load === 'assisted' || (typed.assisted ?? isAssisted(load))
  const entry = weight ? parseWeight(weight, assisted) : { value: withSign(load, assisted), problem: null }
  const count = typed.count ?? typedFigure(lang, countFigure(start, measure))
  const counted = parseCount(count, measure)
  const name = loadName(exercise)
  const isLoadless =
    (isOpen ?? false) && measure === 'reps' && name === 'weight' && (weight?.text === '' || !hasOwnLoad(typed))
  const isLeftOut = name === 'resistance' && entry.value.weight === 0
  const shown = isLoadless || isLeftOut ? '' : typedFigure(lang, inUnit(unit, unsignedWeight(entry.value)))
  return {
    weight: weight?.unit === unit ? weight.text : shown,
    assisted,
    isLoadless,
    measure,
    count,
    lift: entry.problem || counted.problem ? null : { ...setLoad(entry.value), ...measured(measure, counted.value) },
    change: (next) => {
      if ('weight' in next) change({ weight: { text: next.weight, unit } })
      else change('load' in next ? { load: next.load, weight: undefined, assisted: undefined } : next)
    },
  }
}

const parseWeight = ({ unit, text }: TypedWeight, assisted: boolean) =>
  assisted ? parseAssistance(unit, text) : parseLoad(unit, text)

/** The load as it counts with the sign that the box has now; as long as that is its own, just as it is stored. */
function withSign(load: SetLoad, assisted: boolean): SetLoad {
  if (isAssisted(load) === assisted) return load
  return assisted ? assistanceOf(load) : unsignedWeight(load)
}
