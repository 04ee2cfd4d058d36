import {
  addExercises,
  addSet,
  applyToFollowing,
  changeDefaultRest,
  changeKind,
  changeNote,
  changeProgression,
  changeSet,
  moveSet,
  type PickedExercise,
  removeSet,
  type SetField,
} from '@fonte/domain/program/editing'
import {
  changeGroupRest,
  duplicateExercise,
  groupWithPrevious,
  moveExercise,
  removeExercise,
  restoreExercise,
  ungroup,
} from '@fonte/domain/program/editor/group-editing'
import { addColumn, removeColumn, type SetColumn } from '@fonte/domain/program/editor/set-columns'
import { type FormExercise, type ProgramForm, unitOf } from '@fonte/domain/program/form'
import type { Progression } from '@fonte/domain/progression/progression'
import type { SetKind } from '@fonte/domain/set/kind'
import { useMemo, useState } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'

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
  readonly duplicate: (index: number) => void
  readonly groupWithPrevious: (index: number) => void
  readonly ungroup: (index: number) => void
  readonly groupRest: (index: number, value: string) => void
  readonly note: (index: number, note: string | undefined) => void
  readonly progression: (index: number, rule: Progression | undefined) => void
  readonly defaultRest: (index: number, value: string) => void
  readonly addSet: (index: number) => void
  readonly removeSet: (index: number, set: number) => void
  readonly moveSet: (index: number, from: number, to: number) => void
  readonly set: (index: number, set: number, field: SetField, value: string) => void
  /** Gives all figures of a set to those behind it. */
  readonly applyToFollowing: (index: number, set: number) => void
  readonly kind: (index: number, set: number, kind: SetKind) => void
  /** Asks the sets of an exercise for something more, or for it no longer. */
  readonly column: (index: number, column: SetColumn, shown: boolean) => void
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
      add: (picked) =>
        setForm((before) => ({ ...before, exercises: addExercises(before.exercises, picked, unitOf(before)) })),
      remove: (index) => exercises((before) => removeExercise(before, index)),
      restore: (index, exercise) => exercises((before) => restoreExercise(before, index, exercise)),
      move: (from, to) => exercises((before) => moveExercise(before, from, to)),
      duplicate: (index) => {
        const place = newUuid()
        exercises((before) => duplicateExercise(before, index, place))
      },
      groupWithPrevious: (index) => exercises((before) => groupWithPrevious(before, index)),
      ungroup: (index) => exercises((before) => ungroup(before, index)),
      groupRest: (index, value) => exercises((before) => changeGroupRest(before, index, value)),
      note: (index, note) => exercises((before) => changeNote(before, index, note)),
      progression: (index, rule) => exercises((before) => changeProgression(before, index, rule)),
      defaultRest: (index, value) => exercises((before) => changeDefaultRest(before, index, value)),
      addSet: (index) => exercises((before) => addSet(before, index)),
      removeSet: (index, set) => exercises((before) => removeSet(before, index, set)),
      moveSet: (index, from, to) => exercises((before) => moveSet(before, index, from, to)),
      set: (index, set, field, value) => exercises((before) => changeSet(before, index, set, field, value)),
      applyToFollowing: (index, set) => exercises((before) => applyToFollowing(before, index, set)),
      kind: (index, set, kind) => exercises((before) => changeKind(before, index, set, kind)),
      column: (index, column, shown) =>
        exercises((before) => (shown ? addColumn : removeColumn)(before, index, column)),
    }
  }, [])
  return { form, changes }
}
