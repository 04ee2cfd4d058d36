import { defaultRest, programBounds } from '../../program/bounds.ts'
import { type ProgramExercise, type ProgramSet, plannedExercise } from '../../program/program.ts'
import { canonicalJson } from '../../words/canonical-json.ts'
import { placesOf, type WorkoutPlace } from '../plan/place.ts'
import type { WorkoutProgram, WorkoutSetPlan } from '../plan/workout-program.ts'
import type { Finished, RecordedSet } from '../state.ts'

/** The exercises that were done, each once, with their working sets as they were lifted: what a program is made of. */
export function exercisesDone(state: Finished): readonly ProgramExercise[] {
  const working = state.recorded.filter(({ kind }) => kind !== 'warmup')
  const ids = [...new Set(working.map(({ exercise_id }) => exercise_id))]
  const rests = new Map(state.places.flatMap(({ slots }) => slots.map(({ id, plan }) => [id, plan.rest])))
  return ids.flatMap((id, order) => {
    const place = state.places.find(({ exercise_id }) => exercise_id === id)
    const done = working.filter(({ exercise_id }) => exercise_id === id)
    const sets = done.map((set) => liftedSet(set, rests.get(set.slot) ?? defaultRest)).slice(0, programBounds.sets.max)
    return place
      ? [{ ...named(place), order, default_rest: place.default_rest ?? sets.at(-1)?.rest ?? defaultRest, sets }]
      : []
  })
}

/**
 * The program's exercises as the workout changed them: swapped, added, removed, moved, grouped; null where it changed
 * none of them. What was skipped stays in the program, and weights stay as planned.
 */
export function changedExercises(state: Finished): readonly ProgramExercise[] | null {
  const [before, after] = [planned(placesOf(state.program), []), planned(state.places, state.recorded)]
  return after.length === 0 || isSame(before, after) ? null : after
}

/** How many exercises were swapped, where nothing else of the program was changed; 0 where anything else was. */
export function swapsAlone(state: Finished): number {
  const [before, after] = [planned(placesOf(state.program), []), planned(state.places, state.recorded)]
  const swapped = new Set(state.places.filter((place) => place.swapped).map(({ exercise_id }) => exercise_id))
  const isSwap = after.map(
    ({ exercise_id }, place) => exercise_id !== before[place]?.exercise_id && swapped.has(exercise_id),
  )
  const others = (exercises: readonly ProgramExercise[]) =>
    exercises.map((each, place) => (isSwap[place] ? anyExercise(each) : each))
  return isSame(others(before), others(after)) ? isSwap.filter(Boolean).length : 0
}

/** Whether the program still asks for what the workout began with; a deload week, or a change elsewhere, makes it another. */
export function asksTheSame(program: WorkoutProgram, state: Finished): boolean {
  return isSame(planned(placesOf(program), []), planned(placesOf(state.program), []))
}

const isSame = (one: readonly ProgramExercise[], other: readonly ProgramExercise[]) =>
  canonicalJson(one.map(plannedExercise)) === canonicalJson(other.map(plannedExercise))

function planned(places: readonly WorkoutPlace[], recorded: readonly RecordedSet[]): readonly ProgramExercise[] {
  const replaced = new Set(places.map(({ replaces }) => replaces))
  const kept = places.filter(({ id, slots }) => !replaced.has(id) && slots.length > 0)
  const met = new Set<string>()
  return kept.slice(0, programBounds.exercises.max).map((place, order) => {
    const again = met.has(place.exercise_id)
    met.add(place.exercise_id)
    const key = place.place ?? (again ? place.id : undefined)
    const { group, group_rest, note } = place
    return {
      ...named(place),
      ...(key !== undefined && { place: key }),
      ...(group !== undefined && { group }),
      ...(group_rest !== undefined && { group_rest }),
      ...(note !== undefined && { note }),
      order,
      default_rest: place.default_rest ?? defaultRest,
      sets: setsOf(place, places, recorded).slice(0, programBounds.sets.max),
    }
  })
}

/** The sets of a place with those that were done under the exercise it replaces; a weight that was never set is the last one lifted. */
function setsOf(place: WorkoutPlace, places: readonly WorkoutPlace[], recorded: readonly RecordedSet[]): ProgramSet[] {
  const before = places.find(({ id }) => id === place.replaces)
  const own = place.slots.map(({ plan }) => plannedSet(plan))
  if (!before && !place.swapped) return own
  const weight = recorded.findLast((set) => set.place === place.id)?.weight ?? 0
  const moved = before ? setsOf(before, places, recorded).slice(0, before.slots.length) : []
  return [...moved, ...own].map((set) => atWeight(set, weight))
}

function atWeight({ weight_lb: _pounds, assist: _kg, assist_lb: _lb, ...set }: ProgramSet, weight: number): ProgramSet {
  return { ...set, weight }
}

/** The row as any other exercise could stand in it: a swap keeps its rests, its group and what its sets count. */
function anyExercise({ place: _place, note: _note, sets, ...row }: ProgramExercise): ProgramExercise {
  return { ...row, exercise_id: '', sets: sets.map((set) => atWeight(set, 0)) }
}

const plannedSet = ({ rest, ...plan }: WorkoutSetPlan): ProgramSet => ({ ...plan, rest: rest ?? defaultRest })

function liftedSet(set: RecordedSet, rest: number): ProgramSet {
  const { slot: _slot, place: _place, exercise_id: _id, at: _at, rir: _rir, side: _side, note: _note, ...lifted } = set
  return { ...lifted, rest }
}

const named = ({ exercise_id, name, name_en }: WorkoutPlace) => ({ exercise_id, name, name_en: name_en ?? null })
