import type { WorkoutSet } from '../history/workout-history.ts'
import { isMissed, isWork, isWorkingSet } from '../set/is-work.ts'
import { measureOf } from '../set/measure-of.ts'
import { withoutOtherSides } from '../set/one-side.ts'
import type { SetDetails } from '../set/set-details.ts'
import { type SetLoad, setLoad, signedWeight } from '../set/set-load.ts'
import { countedSlots, isWarmUp, type WorkoutPlace, type WorkoutSlot } from './plan/place.ts'
import type { WorkoutSetPlan } from './plan/workout-program.ts'
import { currentStep, recordedSets, type WorkoutStep } from './selectors.ts'
import type { Lift, RecordedSet, WorkoutState } from './state.ts'

/** What was lifted the last time each exercise was done: its sets in order, by exercise id. */
export type LastTime = ReadonlyMap<string, readonly LastSet[]>

/** A lift of last time; where it was a drop or a cluster, it says so. */
export type LastSet = LastLift & Pick<SetDetails, 'kind'>

/** What was lifted, held or covered. */
export type LastLift = SetLoad & Pick<Lift, 'reps'> & Pick<SetDetails, 'seconds' | 'distance'>

type DoneSet = Omit<WorkoutSet, 'exercise_name'>

/** Last time's sets, warm-ups and missed ones apart, from history entries with the newest first, the sets of each in the order done. */
export function lastTime(entries: readonly { readonly sets: readonly DoneSet[] }[]): LastTime {
  const found = new Map<string, readonly LastSet[]>()
  for (const { sets } of entries) {
    const lifts = new Map<string, LastSet[]>()
    for (const { exercise_id, ...set } of withoutOtherSides(sets).filter(isWork)) {
      if (!found.has(exercise_id)) lifts.set(exercise_id, [...(lifts.get(exercise_id) ?? []), lastSetOf(set)])
    }
    for (const [exerciseId, ofEntry] of lifts) found.set(exerciseId, ofEntry)
  }
  return found
}

/** What was done last time for the current exercise and set, or null: shown beside the inputs. */
export function lastLift(state: WorkoutState, last: LastTime): LastLift | null {
  const step = currentStep(state)
  return step && lastLiftOf(state, last, step.place, step.slot)
}

/**
 * What is meant for a slot of the place: what a rule aims at, else last time's lift where it was measured alike, else the
 * program's. An exercise that came without a load goes on with the one of its set before, and with all of that set where
 * no program planned it.
 */
export function meantLift(
  state: WorkoutState,
  last: LastTime,
  place: WorkoutPlace,
  { id, plan }: Pick<WorkoutSlot, 'id' | 'plan'>,
): LastLift {
  const before = place.aim ? null : lastLiftOf(state, last, place, id)
  if (before && isAlike(plan, before)) return before
  const latest = hasOpenLoad(state, place, plan) ? latestOf(state, place, plan) : undefined
  if (!latest) return liftOf(plan)
  return !isPlanned(state, place) && isAlike(plan, latest) ? liftOf(latest) : { ...liftOf(plan), ...setLoad(latest) }
}

/** Whether the program asks for the sets of a place, by its own exercise or by one that was taken in its stead. */
export function isPlanned({ program }: Pick<WorkoutState, 'program'>, { id, swapped }: WorkoutPlace): boolean {
  return swapped === true || program.exercises.some((_, position) => String(position) === id)
}

/** Whether the load is yet to be set: no program planned the exercise there, and no load came with it. */
function hasOpenLoad(state: WorkoutState, place: WorkoutPlace, plan: WorkoutSetPlan): boolean {
  return (place.swapped || !isPlanned(state, place)) && signedWeight(plan).weight === 0
}

/** Whether nobody knows the load of the current set: its exercise came without one, and was never done before, nor here today. */
export function isLoadOpen(state: WorkoutState, last: LastTime, { place, target }: WorkoutStep): boolean {
  const isDone = last.has(place.exercise_id) || recordedSets(state).some((set) => set.place === place.id)
  return !isDone && hasOpenLoad(state, place, target)
}

/** The latest set of the same kind that was done in the place. */
function latestOf(state: WorkoutState, { id }: WorkoutPlace, { kind }: WorkoutSetPlan): RecordedSet | undefined {
  return recordedSets(state).findLast(
    (set) => set.place === id && (set.kind ?? 'work') === (kind ?? 'work') && !isMissed(set),
  )
}

/** Whether both are counted in the same; a plan without a figure takes any. */
function isAlike(plan: LastLift, done: LastLift): boolean {
  const measure = measureOf(undefined, plan)
  return (measure === 'reps' && plan.reps === 0) || measure === measureOf(undefined, done)
}

/**
 * What was done last time in place of that slot: the set of the same number, warm-ups apart, over all places of its
 * exercise; drops and clusters are counted within the set that they go with. Where the plan has none and as many sets were
 * done, some of them as drops, the lifter chose those during the workout: each set takes the one of its number.
 * Asked for each set that is drawn: an exercise that is new is not looked for in the whole workout.
 */
function lastLiftOf(
  { places }: Pick<WorkoutState, 'places'>,
  last: LastTime,
  { exercise_id, slots }: WorkoutPlace,
  slot: string,
): LastLift | null {
  const before = last.get(exercise_id)
  const own = before && slots.find(({ id }) => id === slot)
  if (!own || isWarmUp(own)) return null
  const same = places
    .filter((place) => place.exercise_id === exercise_id)
    .flatMap(countedSlots)
    .filter((each) => !isWarmUp(each) && !each.other_side)
    .map(({ id, plan }) => ({ id, kind: plan.kind }))
  const isSetBySet = same.length === before.length && same.every(isWorkingSet)
  const chains = isSetBySet ? [same] : chainsOf(same)
  const number = chains.findIndex((chain) => chain.some(({ id }) => id === slot))
  const position = chains[number]?.findIndex(({ id }) => id === slot) ?? -1
  const found = (isSetBySet ? [before] : chainsOf(before))[number]?.[position]
  return found ? liftOf(found) : null
}

/** Each working set with the drops and clusters that go with it. */
function chainsOf<S extends Pick<SetDetails, 'kind'>>(sets: readonly S[]): readonly (readonly S[])[] {
  const chains: S[][] = []
  for (const set of sets) {
    const chain = chains.at(-1)
    if (chain && !isWorkingSet(set)) chain.push(set)
    else chains.push([set])
  }
  return chains
}

const lastSetOf = ({ kind, ...set }: LastSet): LastSet => ({
  ...liftOf(set),
  ...(!isWorkingSet({ kind }) && { kind }),
})

/** The lift that a set is, whatever else it says. */
export const liftOf = ({ reps, seconds, distance, ...set }: LastLift): LastLift => ({
  reps,
  ...setLoad(set),
  ...(seconds !== undefined && { seconds }),
  ...(distance !== undefined && { distance }),
})
