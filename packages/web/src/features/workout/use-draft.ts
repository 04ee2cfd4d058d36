import type { SetKind } from '@fonte/domain/set/kind'
import { inUnit, type StoredWeight, storedWeight, type WeightUnit } from '@fonte/domain/units/weight'
import { parseLoad, parseReps } from '@fonte/domain/workout/entry'
import { type LastTime, startingLift } from '@fonte/domain/workout/last-time'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { DetailedLift, Lift, RecordedSet, WorkoutState } from '@fonte/domain/workout/state'
import { useState } from 'react'
import { useFormats } from '../../platform/words/words.ts'
import { typedFigure } from './figures.ts'
import { type Said, type SetSaid, useSaid } from './kind/use-said.ts'

/** The two boxes of a set. */
export interface LiftEntry {
  readonly weight: string
  readonly reps: string
  /** What they count as; null while one is over its bound. */
  readonly lift: Lift | null
  readonly change: (typed: Change) => void
}

/** What is typed into one of the boxes, or a weight that is taken as it is stored. */
type Change = { readonly weight: string } | { readonly load: StoredWeight } | { readonly reps: string }

/** The boxes of the current set; `touched` since it began. */
export interface SetDraft extends LiftEntry {
  readonly lift: DetailedLift | null
  readonly touched: boolean
  /** Its kind and its effort. */
  readonly said: SetSaid
  /** Has the set of that slot begin with this lift, as if typed. */
  readonly refill: (set: RecordedSet) => void
}

/** What was typed over a lift, or taken. A weight keeps the unit that it was typed in: the unit may change at any time. */
type Typed = {
  readonly weight?: TypedWeight | undefined
  readonly load?: StoredWeight
  readonly reps?: string
}
type TypedWeight = { readonly text: string; readonly unit: WeightUnit }

/** The current set's boxes: last time's figures, else the program's, until something is typed. */
export function useDraft(state: WorkoutState, last: LastTime): SetDraft {
  const step = currentStep(state)
  // What was typed for one exercise is not meant for the one it is swapped for.
  const set = step ? `${step.place.id}/${step.slot}` : ''
  const [typed, setTyped] = useState<{ readonly set: string; readonly start?: Lift } & Typed>({ set })
  const own = typed.set === set ? typed : { set }
  const start = own.start ?? startingLift(state, last) ?? { reps: 0, weight: 0 }
  const entry = useEntry(start, own, (change) => setTyped({ ...own, ...change }))
  const said = useSaid(step)
  return {
    ...entry,
    lift: entry.lift && { ...entry.lift, ...detailsOf(said, step?.target.kind) },
    said,
    touched: Object.keys(own).length > 1,
    refill(undone) {
      const { place, slot } = undone
      setTyped({ set: `${place}/${slot}`, start: undone })
      said.resay(undone)
    },
  }
}

/** Boxes that start with a lift that was recorded. */
export function useCorrection(recorded: Lift): LiftEntry {
  const [start] = useState(recorded)
  const [typed, setTyped] = useState<Typed>({})
  return useEntry(start, typed, (change) => setTyped({ ...typed, ...change }))
}

/** What is recorded of it: the usual kind only where the plan meant another one. */
function detailsOf({ kind, rir }: Said, planned: SetKind | undefined): Partial<Said> {
  return { ...((kind !== 'work' || planned !== undefined) && { kind }), ...(rir !== undefined && { rir }) }
}

function useEntry(start: Lift, { weight, load, reps: typedReps }: Typed, change: (typed: Typed) => void): LiftEntry {
  const { lang, unit } = useFormats()
  const entry = weight ? parseLoad(weight.unit, weight.text) : { value: load ?? start, problem: null }
  const reps = typedReps ?? typedFigure(lang, start.reps)
  const count = parseReps(reps)
  return {
    weight: weight?.unit === unit ? weight.text : typedFigure(lang, inUnit(unit, entry.value)),
    reps,
    lift: entry.problem || count.problem ? null : { ...storedWeight(entry.value), reps: count.value },
    change: (next) => {
      if ('weight' in next) change({ weight: { text: next.weight, unit } })
      else change('load' in next ? { load: next.load, weight: undefined } : next)
    },
  }
}
