import type { SetKind } from '@fonte/domain/set/kind'
import { parseReps, parseWeight } from '@fonte/domain/workout/entry'
import { type LastTime, startingLift } from '@fonte/domain/workout/last-time'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { DetailedLift, Lift, RecordedSet, WorkoutState } from '@fonte/domain/workout/state'
import { useState } from 'react'
import { useLanguage } from '../../platform/words/language.ts'
import { typedFigure } from './figures.ts'
import { type Said, type SetSaid, useSaid } from './kind/use-said.ts'

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
  readonly lift: DetailedLift | null
  readonly touched: boolean
  /** Its kind and its effort. */
  readonly said: SetSaid
  /** Has the set of that slot begin with this lift, as if typed. */
  readonly refill: (set: RecordedSet) => void
}

type Typed = { readonly set: string; readonly weight?: string; readonly reps?: string }

/** The current set's boxes: last time's figures, else the program's, until something is typed. */
export function useDraft(state: WorkoutState, last: LastTime): SetDraft {
  const lang = useLanguage()
  const step = currentStep(state)
  // What was typed for one exercise is not meant for the one it is swapped for.
  const set = step ? `${step.place.id}/${step.slot}` : ''
  const [typed, setTyped] = useState<Typed>({ set })
  const own: Typed = typed.set === set ? typed : { set }
  const start = startingLift(state, last) ?? { reps: 0, weight: 0 }
  const weight = own.weight ?? typedFigure(lang, start.weight)
  const reps = own.reps ?? typedFigure(lang, start.reps)
  const said = useSaid(step)
  const lift = liftOf(weight, reps)
  return {
    weight,
    reps,
    lift: lift && { ...lift, ...detailsOf(said, step?.target.kind) },
    said,
    touched: own.weight !== undefined || own.reps !== undefined,
    change: (change) => setTyped({ ...own, ...change }),
    refill(undone) {
      const { place, slot } = undone
      setTyped({
        set: `${place}/${slot}`,
        weight: typedFigure(lang, undone.weight),
        reps: typedFigure(lang, undone.reps),
      })
      said.resay(undone)
    },
  }
}

/** Boxes that start with a lift that was recorded. */
export function useCorrection(recorded: Lift): LiftEntry {
  const lang = useLanguage()
  const [weight, setWeight] = useState(() => typedFigure(lang, recorded.weight))
  const [reps, setReps] = useState(() => typedFigure(lang, recorded.reps))
  return {
    weight,
    reps,
    lift: liftOf(weight, reps),
    change: (typed) => ('weight' in typed ? setWeight(typed.weight) : setReps(typed.reps)),
  }
}

/** What is recorded of it: the usual kind only where the plan meant another one. */
function detailsOf({ kind, rir }: Said, planned: SetKind | undefined): Partial<Said> {
  return { ...((kind !== 'work' || planned !== undefined) && { kind }), ...(rir !== undefined && { rir }) }
}

function liftOf(weight: string, reps: string): Lift | null {
  const kg = parseWeight(weight)
  const count = parseReps(reps)
  return kg.problem || count.problem ? null : { weight: kg.value, reps: count.value }
}
