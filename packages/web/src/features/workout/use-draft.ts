import type { Load, Measure } from '@fonte/domain/exercise/measure'
import type { SetKind } from '@fonte/domain/set/kind'
import { loadOf, measureOf } from '@fonte/domain/set/measure-of'
import { parseCount, parseWeight } from '@fonte/domain/workout/entry'
import { type LastLift, type LastTime, startingLift } from '@fonte/domain/workout/last-time'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { DetailedLift, RecordedSet, WorkoutState } from '@fonte/domain/workout/state'
import { useState } from 'react'
import { useLanguage } from '../../platform/words/language.ts'
import type { Library } from '../exercise/library-queries.ts'
import { typedFigure } from './figures.ts'
import { type Said, type SetSaid, useSaid } from './kind/use-said.ts'

/** The two boxes of a set. */
export interface LiftEntry {
  /** What the second box counts. */
  readonly measure: Measure
  /** What the first box is: a weight, weight added to the body, or help for it. */
  readonly load: Load
  readonly weight: string
  readonly count: string
  /** What they count as; null while one is over its bound. */
  readonly lift: DetailedLift | null
  readonly change: (typed: { readonly weight: string } | { readonly count: string }) => void
  /** On a lift of one's own body: from added weight to help, and back. */
  readonly turnLoad?: (() => void) | undefined
}

/** The boxes of the current set; `touched` since it began. */
export interface SetDraft extends LiftEntry {
  readonly touched: boolean
  /** Its kind and its effort. */
  readonly said: SetSaid
  /** Has the set of that slot begin with this lift, as if typed. */
  readonly refill: (set: RecordedSet) => void
}

type Typed = { readonly set: string; readonly load?: Load; readonly weight?: string; readonly count?: string }

/** The current set's boxes: last time's figures, else the program's, until something is typed. */
export function useDraft(state: WorkoutState, last: LastTime, library: Library): SetDraft {
  const lang = useLanguage()
  const step = currentStep(state)
  // What was typed for one exercise is not meant for the one it is swapped for.
  const set = step ? `${step.place.id}/${step.slot}` : ''
  const [typed, setTyped] = useState<Typed>({ set })
  const own: Typed = typed.set === set ? typed : { set }
  const start = startingLift(state, last) ?? { reps: 0, weight: 0 }
  const exercise = step && library.find(step.place.exercise_id)
  const measure = step ? measureOf(exercise ?? undefined, step.target) : 'reps'
  const planned = step ? loadOf(exercise ?? undefined, { ...step.target, ...(start.assist && start) }) : 'external'
  const load = own.load ?? planned
  const weight = own.weight ?? typedFigure(lang, load === planned ? loadFigure(start, load) : 0)
  const count = own.count ?? typedFigure(lang, countFigure(start, measure))
  const said = useSaid(step)
  const lift = liftOf({ measure, load, weight, count })
  const turned = load === 'assisted' ? 'bodyweight' : 'assisted'
  return {
    measure,
    load,
    weight,
    count,
    lift: lift && { ...lift, ...detailsOf(said, step?.target.kind) },
    said,
    touched: own.weight !== undefined || own.count !== undefined,
    change: (change) => setTyped({ ...own, ...change }),
    turnLoad: load === 'external' ? undefined : () => setTyped({ ...own, load: turned, weight: '0' }),
    refill(undone) {
      setTyped({ set: `${undone.place}/${undone.slot}`, ...boxesOf(undone, (value) => typedFigure(lang, value)) })
      said.resay(undone)
    },
  }
}

/** Boxes that start with a lift that was recorded. */
export function useCorrection(recorded: RecordedSet): LiftEntry {
  const lang = useLanguage()
  const [boxes, setBoxes] = useState(() => boxesOf(recorded, (value) => typedFigure(lang, value)))
  const measure = measureOf(undefined, recorded)
  return {
    ...boxes,
    measure,
    lift: liftOf({ ...boxes, measure }),
    change: (typed) => setBoxes((before) => ({ ...before, ...typed })),
  }
}

/** A recorded set as it is typed. */
function boxesOf(set: RecordedSet, typed: (value: number) => string) {
  const load: Load = loadOf(undefined, set)
  return {
    load,
    weight: typed(loadFigure(set, load)),
    count: typed(countFigure(set, measureOf(undefined, set))),
  }
}

/** What the first box shows of a lift, in kg. */
export function loadFigure({ weight, assist }: LastLift, load: Load): number {
  return load === 'assisted' ? (assist ?? 0) : weight
}

/** What the second box shows of a lift. */
export function countFigure({ reps, seconds, distance }: LastLift, measure: Measure): number {
  return { reps, time: seconds ?? 0, distance: distance ?? 0 }[measure]
}

/** What is recorded of it: the usual kind only where the plan meant another one. */
function detailsOf({ kind, rir }: Said, planned: SetKind | undefined): Partial<Said> {
  return { ...((kind !== 'work' || planned !== undefined) && { kind }), ...(rir !== undefined && { rir }) }
}

type Boxes = Pick<LiftEntry, 'measure' | 'load' | 'weight' | 'count'>

function liftOf({ measure, load, weight, count }: Boxes): DetailedLift | null {
  const kg = parseWeight(weight)
  const counted = parseCount(count, measure)
  if (kg.problem || counted.problem) return null
  const { value } = counted
  const figures = load === 'assisted' ? { weight: 0, assist: kg.value } : { weight: kg.value }
  if (measure === 'reps' || value === 0) return { ...figures, reps: measure === 'reps' ? value : 0 }
  return { ...figures, reps: 0, [measure === 'time' ? 'seconds' : 'distance']: value }
}
