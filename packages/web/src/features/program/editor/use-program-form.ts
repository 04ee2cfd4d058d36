import {
  addExercises,
  addSet,
  changeDefaultRest,
  changeSet,
  moveExercise,
  moveSet,
  type PickedExercise,
  removeExercise,
  removeSet,
  type SetField,
} from '@fonte/domain/program/editing'
import type { FormExercise, ProgramForm } from '@fonte/domain/program/form'
import { useMemo, useState } from 'react'

type Exercises = readonly FormExercise[]

/** A text of the form. */
export type FormText = 'name' | 'description' | 'name_en' | 'description_en' | 'image_url'

/** Everything that can be done to the form. The functions never change, so that a key typed redraws one exercise only. */
export interface FormChanges {
  readonly text: (field: FormText, value: string) => void
  readonly reset: (form: ProgramForm) => void
  readonly add: (picked: readonly PickedExercise[]) => void
  readonly remove: (index: number) => void
  /** Brings a removed exercise back to where it was. */
  readonly restore: (index: number, exercise: FormExercise) => void
  readonly move: (from: number, to: number) => void
  readonly defaultRest: (index: number, value: string) => void
  readonly addSet: (index: number) => void
  readonly removeSet: (index: number, set: number) => void
  readonly moveSet: (index: number, from: number, to: number) => void
  readonly set: (index: number, set: number, field: SetField, value: string) => void
}

/** The program form and the ways to change it. */
export function useProgramForm(initial: ProgramForm): { readonly form: ProgramForm; readonly changes: FormChanges } {
  const [form, setForm] = useState(initial)
  const changes = useMemo((): FormChanges => {
    const exercises = (next: (before: Exercises) => Exercises) =>
      setForm((before) => ({ ...before, exercises: next(before.exercises) }))
    return {
      text: (field, value) => setForm((before) => ({ ...before, [field]: value })),
      reset: setForm,
      add: (picked) => exercises((before) => addExercises(before, picked)),
      remove: (index) => exercises((before) => removeExercise(before, index)),
      restore: (index, exercise) => exercises((before) => restored(before, index, exercise)),
      move: (from, to) => exercises((before) => moveExercise(before, from, to)),
      defaultRest: (index, value) => exercises((before) => changeDefaultRest(before, index, value)),
      addSet: (index) => exercises((before) => addSet(before, index)),
      removeSet: (index, set) => exercises((before) => removeSet(before, index, set)),
      moveSet: (index, from, to) => exercises((before) => moveSet(before, index, from, to)),
      set: (index, set, field, value) => exercises((before) => changeSet(before, index, set, field, value)),
    }
  }, [])
  return { form, changes }
}

/** Nothing when the exercise was picked again meanwhile. */
function restored(before: Exercises, index: number, exercise: FormExercise): Exercises {
  const isBack = before.some(({ exercise_id }) => exercise_id === exercise.exercise_id)
  return isBack ? before : before.toSpliced(index, 0, exercise)
}
