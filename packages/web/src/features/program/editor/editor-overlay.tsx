import { programBounds } from '@fonte/domain/program/bounds'
import type { PickedExercise } from '@fonte/domain/program/editing'
import type { ProgramForm } from '@fonte/domain/program/form'
import { Suspense } from 'react'
import type { ExerciseParts } from '../exercise-parts.ts'

/** What lies over the form. */
export type Over = { readonly kind: 'selector' } | { readonly kind: 'details'; id: string; name: string } | null

interface Props {
  over: Over
  form: ProgramForm
  exerciseParts: ExerciseParts
  onAdd: (picked: readonly PickedExercise[]) => void
  onClose: () => void
}

/** The exercise selector or an exercise's details, over the form. */
export function EditorOverlay({ over, form, exerciseParts: { Selector, Details }, onAdd, onClose }: Props) {
  const add = (picked: readonly PickedExercise[]) => {
    onAdd(picked)
    onClose()
  }
  return (
    <Suspense>
      {over?.kind === 'selector' && (
        <Selector
          added={new Set(form.exercises.map(({ exercise_id }) => exercise_id))}
          room={programBounds.exercises.max - form.exercises.length}
          onAdd={add}
          onClose={onClose}
        />
      )}
      {over?.kind === 'details' && <Details exerciseId={over.id} name={over.name} onClose={onClose} />}
    </Suspense>
  )
}
