import type { Measure } from '../exercise/measure.ts'
import type { Progression } from '../progression/progression.ts'
import type { SetKind } from '../set/kind.ts'
import type { WeightUnit } from '../units/weight.ts'
import { defaultRest, programBounds } from './bounds.ts'
import { withFollowingLike } from './editor/following-sets.ts'
import { type DetailField, type FormSet, firstFormSet } from './editor/form-set.ts'
import { moved } from './editor/moved.ts'
import type { FormExercise } from './form.ts'

/** The exercises of a form. Every operation answers a new list, or the same one when it does not apply. */
type Exercises = readonly FormExercise[]

/** An exercise picked in the selector. */
export type PickedExercise = Pick<FormExercise, 'exercise_id' | 'name' | 'name_en'> & {
  readonly measure?: Measure | undefined
}

/** A typed field of a set. */
export type SetField = 'reps' | 'weight' | 'rest' | DetailField

const wholeOrEmpty = /^\d*$/u

/** Seconds, or minutes and seconds: 150, 2:30. */
const restOrEmpty = /^\d*(?::\d{0,2})?$/u

/** A weight is whole: a comma stays to be seen and told of, as without it 62,5 would become 625. */
const weightOrEmpty = /^\d*(?:[.,]\d{0,2})?$/u

/** Half steps, with a comma or a point. */
const halvesOrEmpty = /^\d*(?:[.,][05]?)?$/u

/** Adds exercises at the end with one set each, those not in the program yet and only as many as it may hold. */
export function addExercises(
  exercises: Exercises,
  picked: readonly PickedExercise[],
  unit: WeightUnit = 'kg',
): Exercises {
  const known = new Set(exercises.map((exercise) => exercise.exercise_id))
  const added: FormExercise[] = []
  for (const { exercise_id, name, name_en, measure } of picked) {
    if (known.has(exercise_id) || exercises.length + added.length >= programBounds.exercises.max) continue
    known.add(exercise_id)
    const sets = [firstFormSet(measure ?? 'reps', unit)]
    added.push({ exercise_id, name, name_en, default_rest: String(defaultRest), sets })
  }
  return added.length === 0 ? exercises : [...exercises, ...added]
}

/** Types the rest before the next exercise, as that of a set. */
export function changeDefaultRest(exercises: Exercises, index: number, value: string): Exercises {
  const exercise = exercises[index]
  const rest = withColon(value)
  if (!exercise || !restOrEmpty.test(rest)) return exercises
  return exercises.with(index, { ...exercise, default_rest: rest })
}

/** Adds a set that copies the last one. */
export function addSet(exercises: Exercises, index: number): Exercises {
  return changeSets(exercises, index, (sets) => {
    if (sets.length >= programBounds.sets.max) return sets
    const key = Math.max(-1, ...sets.map((set) => set.key)) + 1
    const last = sets.at(-1)
    return [...sets, last ? { ...last, key } : firstFormSet('reps', 'kg', key)]
  })
}

/** Takes a set out; the only set of an exercise stays. */
export function removeSet(exercises: Exercises, index: number, set: number): Exercises {
  return changeSets(exercises, index, (sets) => (sets.length > 1 && sets[set] ? sets.toSpliced(set, 1) : sets))
}

/** Moves a set within its exercise. */
export function moveSet(exercises: Exercises, index: number, from: number, to: number): Exercises {
  return changeSets(exercises, index, (sets) => moved(sets, from, to))
}

/** Types a field of a set; only digits or nothing are taken, half steps for the reserve, and 2:30 for the rest. */
export function changeSet(exercises: Exercises, index: number, set: number, field: SetField, value: string): Exercises {
  const text = field === 'rest' ? withColon(value) : value
  return changeSets(exercises, index, (sets) => {
    const old = sets[set]
    return old && (takenBy[field] ?? wholeOrEmpty).test(text) ? sets.with(set, { ...old, [field]: text }) : sets
  })
}

/** Gives all figures of a set to those behind it that are of its like. */
export function applyToFollowing(exercises: Exercises, index: number, set: number): Exercises {
  return changeSets(exercises, index, (sets) => withFollowingLike(sets, set))
}

const takenBy: { readonly [Field in SetField]?: RegExp } = {
  weight: weightOrEmpty,
  assist: weightOrEmpty,
  rest: restOrEmpty,
  rir: halvesOrEmpty,
}

/** The figure keys of a phone have no colon, but a comma or a point: typed behind the minutes it is one. */
const withColon = (value: string): string => value.replace(/[.,]$/u, ':')

/** Chooses what a set is for. */
export function changeKind(exercises: Exercises, index: number, set: number, kind: SetKind): Exercises {
  return changeSets(exercises, index, (sets) => {
    const old = sets[set]
    return old ? sets.with(set, { ...old, kind }) : sets
  })
}

/** Types the note of an exercise, which is absent where nothing was ever typed. */
export function changeNote(exercises: Exercises, index: number, note: string | undefined): Exercises {
  const exercise = exercises[index]
  return exercise ? exercises.with(index, { ...exercise, note }) : exercises
}

/** Chooses by what rule an exercise gets heavier; undefined for none. */
export function changeProgression(
  exercises: Exercises,
  index: number,
  progression: Progression | undefined,
): Exercises {
  const exercise = exercises[index]
  return exercise ? exercises.with(index, { ...exercise, progression }) : exercises
}

/** The exercises with other sets of one of them. */
export function changeSets(
  exercises: Exercises,
  index: number,
  change: (sets: readonly FormSet[]) => readonly FormSet[],
): Exercises {
  const exercise = exercises[index]
  if (!exercise) return exercises
  const sets = change(exercise.sets)
  return sets === exercise.sets ? exercises : exercises.with(index, { ...exercise, sets })
}
