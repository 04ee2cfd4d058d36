import { inUnit, type StoredWeight, type WeightUnit } from '@fonte/domain/units/weight'
import { parseLoad, parseReps } from '@fonte/domain/workout/entry'
import { type LastTime, startingLift } from '@fonte/domain/workout/last-time'
import { recordedSets } from '@fonte/domain/workout/selectors'
import type { Lift, WorkoutState } from '@fonte/domain/workout/state'
import { useState } from 'react'
import { useFormats } from '../../platform/words/words.ts'
import { typedFigure } from './figures.ts'

/** The two boxes of a set. */
export interface LiftEntry {
  readonly weight: string
  readonly reps: string
  /** What they count as; null while one is over its bound. */
  readonly lift: Lift | null
  readonly change: (typed: { readonly weight: string } | { readonly reps: string }) => void
}

/** The boxes of the current set; `touched` since it began. */
export interface SetDraft extends LiftEntry {
  readonly touched: boolean
  /** Has the set of that place begin with this lift, as if typed. */
  readonly refill: (index: number, lift: Lift) => void
}

/** What was typed over a lift. A weight keeps the unit that it was typed in: the unit may change at any time. */
type Typed = { readonly weight?: TypedWeight; readonly reps?: string }
type TypedWeight = { readonly text: string; readonly unit: WeightUnit }

/** The current set's boxes: last time's figures, else the program's, until something is typed. */
export function useDraft(state: WorkoutState, last: LastTime): SetDraft {
  const index = recordedSets(state).length
  const [typed, setTyped] = useState<{ readonly index: number; readonly start?: Lift } & Typed>({ index })
  const own = typed.index === index ? typed : { index }
  const start = own.start ?? startingLift(state, last) ?? { reps: 0, weight: 0 }
  return {
    ...useEntry(start, own, (change) => setTyped({ ...own, ...change })),
    touched: own.start !== undefined || own.weight !== undefined || own.reps !== undefined,
    refill: (place, lift) => setTyped({ index: place, start: lift }),
  }
}

/** Boxes that start with a lift that was recorded. */
export function useCorrection(recorded: Lift): LiftEntry {
  const [start] = useState(recorded)
  const [typed, setTyped] = useState<Typed>({})
  return useEntry(start, typed, (change) => setTyped({ ...typed, ...change }))
}

function useEntry(start: Lift, typed: Typed, change: (typed: Typed) => void): LiftEntry {
  const { lang, unit } = useFormats()
  const text = (value: StoredWeight) => typedFigure(lang, inUnit(unit, value))
  const load = typed.weight ? parseLoad(typed.weight.unit, typed.weight.text) : { value: start, problem: null }
  const reps = typed.reps ?? typedFigure(lang, start.reps)
  const count = parseReps(reps)
  return {
    weight: typed.weight?.unit === unit ? typed.weight.text : text(load.value),
    reps,
    lift: load.problem || count.problem ? null : { weight: load.value.weight, reps: count.value },
    change: (next) => change('weight' in next ? { weight: { text: next.weight, unit } } : next),
  }
}
