import { canonicalJson } from '../../identity/canonical-json.ts'
import { defaultRest, programBounds } from '../../program/bounds.ts'
import { withoutLoneGroups } from '../../program/groups.ts'
import { type ProgramExercise, type ProgramSet, plannedExercise } from '../../program/program.ts'
import { placeOf } from '../../set/place.ts'
import { type SetLoad, setLoad } from '../../set/set-load.ts'
import { swappedSet } from '../plan/change-plan.ts'
import { placesOf, type WorkoutPlace, type WorkoutSlot } from '../plan/place.ts'
import type { WorkoutProgram, WorkoutSetPlan } from '../plan/workout-program.ts'
import type { Finished, RecordedSet } from '../state.ts'
import { withLiftedLoads } from './lifted-loads.ts'
import { placeKeys } from './place-keys.ts'
import { programRows } from './program-rows.ts'
import { withoutAims } from './without-aims.ts'

/** The exercises that were done, each once, with their working sets as they were lifted and the rests of the plan. */
export function exercisesDone(state: Finished): readonly ProgramExercise[] {
  const rests = new Map(state.places.flatMap(({ slots }) => slots.map(({ id, plan }) => [id, plan.rest])))
  const rested = state.recorded.map((set) => ({ ...set, rest: rests.get(set.slot) ?? defaultRest }))
  return programRows(rested, (id) => {
    const place = state.places.find(({ exercise_id }) => exercise_id === id)
    return place && { ...named(place), default_rest: place.default_rest }
  })
}

/** Whether the workout changed the exercises of its program: swapped, added, removed, moved or grouped some. */
export function hasChangedExercises(state: Finished): boolean {
  const [before, after] = [asPlanned(state.program), planned(state)]
  return after.length > 0 && !isSame(before, after)
}

/** Which loads a program keeps of a workout: those that it plans, or those that were lifted. */
export type KeptLoads = 'planned' | 'lifted'

/**
 * The exercises of a program (`rows`, as it is now) as the workout changed them. What was skipped stays in the program,
 * weights stay as planned, whatever was aimed at, unless the lifted ones are asked for, and each row keeps its rule; an
 * exercise that was swapped in begins without one.
 */
export function keptExercises(
  rows: readonly ProgramExercise[],
  state: Finished,
  loads: KeptLoads = 'planned',
): readonly ProgramExercise[] {
  const meant = withoutAims(state.places, state.program, rows)
  const places = loads === 'lifted' ? withLiftedLoads(meant, state.recorded, rows) : meant
  return planned({ ...state, places }).map((exercise) => {
    const row = rows.find((each) => placeOf(each) === placeOf(exercise) && each.exercise_id === exercise.exercise_id)
    return row?.progression ? { ...exercise, progression: row.progression } : exercise
  })
}

/** Whether the program, with what the workout changed, plans other loads than were lifted. */
export function liftedOtherLoads(rows: readonly ProgramExercise[], state: Finished): boolean {
  return !isSame(keptExercises(rows, state), keptExercises(rows, state, 'lifted'))
}

/** Whether a correction of the workout changed the loads that its program would take. */
export function correctedLoads(rows: readonly ProgramExercise[], before: Finished, after: Finished): boolean {
  return !isSame(keptExercises(rows, before, 'lifted'), keptExercises(rows, after, 'lifted'))
}

/** Whether the program still asks for what the workout began with, whatever its rules aimed at; a deload week, or a change elsewhere, makes it another. */
export function asksTheSame(program: WorkoutProgram, state: Finished): boolean {
  const begun = withoutAims(placesOf(state.program), state.program, program.exercises)
  return isSame(asPlanned(program), asPlanned(state.program, begun))
}

const isSame = (one: readonly ProgramExercise[], other: readonly ProgramExercise[]) =>
  canonicalJson(one.map(plannedExercise)) === canonicalJson(other.map(plannedExercise))

/** What the workout began with, its places as they are, and what was done. */
type Trained = Pick<Finished, 'program' | 'places' | 'recorded'>

const asPlanned = (program: WorkoutProgram, places = placesOf(program)) => planned({ program, places, recorded: [] })

/** The places that a program takes of a workout, each exercise as it was last swapped. */
export function keptPlaces(places: readonly WorkoutPlace[]): readonly WorkoutPlace[] {
  const replaced = new Set(places.map(({ replaces }) => replaces))
  return places.filter(({ id, slots }) => !replaced.has(id) && slots.length > 0).slice(0, programBounds.exercises.max)
}

/** The exercises as a program has them, one for each of the places that it takes. */
export function planned({ program, places, recorded }: Trained): readonly ProgramExercise[] {
  const begun = new Set(placesOf(program).map(({ id }) => id))
  const kept = keptPlaces(places)
  const keys = placeKeys(kept, program)
  const rows = kept.map((place, order) => {
    const key = keys.get(place.id)
    const { group, group_rest, note } = place
    return {
      ...named(place),
      ...(key !== undefined && { place: key }),
      ...(group !== undefined && { group }),
      ...(group_rest !== undefined && { group_rest }),
      ...(note !== undefined && { note }),
      order,
      default_rest: place.default_rest ?? defaultRest,
      sets: setsOf(place, { places, recorded, isAdded: !begun.has(place.id) }).slice(0, programBounds.sets.max),
    }
  })
  return withoutLoneGroups(rows)
}

type Around = Pick<Trained, 'places' | 'recorded'> & { readonly isAdded: boolean }

/**
 * The sets of a place with those that were done under the exercise it replaces. Of an exercise that was swapped in, and
 * where none was planned of one that was added, the weight is the one that was lifted.
 */
function setsOf(place: WorkoutPlace, { places, recorded, isAdded }: Around): ProgramSet[] {
  const lifts = recorded.filter((set) => set.place === place.id)
  const slots = place.swapped ? [...movedSlots(place, places), ...place.slots] : place.slots
  const planned = slots.filter(({ other_side }) => !other_side)
  return planned.map(({ id, plan }) => {
    const isOpenWeight = place.swapped || (isAdded && plan.weight === 0)
    return plannedSet(isOpenWeight ? { ...swappedSet(plan, place.measure), ...liftedLoad(id, plan, lifts) } : plan)
  })
}

/** The slots that were done under the exercises which a place replaces. */
function movedSlots({ replaces }: WorkoutPlace, places: readonly WorkoutPlace[]): readonly WorkoutSlot[] {
  const before = places.find(({ id }) => id === replaces)
  return before ? [...movedSlots(before, places), ...before.slots] : []
}

/** The load of the set that was done there, else the last one lifted in a set of its kind; 0 where there is none. */
function liftedLoad(slot: string, { kind }: WorkoutSetPlan, lifts: readonly RecordedSet[]): SetLoad {
  const isAlike = (set: RecordedSet) => (set.kind ?? 'work') === (kind ?? 'work')
  return setLoad(lifts.find((set) => set.slot === slot) ?? lifts.findLast(isAlike) ?? { weight: 0 })
}

const plannedSet = ({ rest, ...plan }: WorkoutSetPlan): ProgramSet => ({ ...plan, rest: rest ?? defaultRest })

const named = ({ exercise_id, name, name_en }: WorkoutPlace) => ({ exercise_id, name, name_en: name_en ?? null })
