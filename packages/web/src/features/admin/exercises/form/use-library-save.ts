import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { localized } from '@fonte/domain/words/localized'
import { useState } from 'react'
import { isProblem } from '../../../../platform/api/api-problem.ts'
import { call } from '../../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { useToast } from '../../../../ui/toast.ts'
import { useCall } from '../../../../ui/use-call.ts'
import { exercisesMessages } from '../exercises-messages.ts'
import { renewExercises } from '../library-exercise-reads.ts'
import { type LibraryForm, toLibraryFields } from './library-form.ts'

/**
 * Saves a global exercise over the version it was read at. `theirs` is what another administrator has saved meanwhile:
 * until somebody has chosen, nothing is overwritten.
 */
export function useLibrarySave(exercise: LibraryExercise | undefined, onSaved: () => void) {
  const words = useWords(exercisesMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const [theirs, setTheirs] = useState<LibraryExercise | null>(null)
  const save = async (form: LibraryForm, version: number | undefined) => {
    const fields = toLibraryFields(form)
    if (exercise && version !== undefined) {
      await call('update-library-exercise', { params: { id: exercise.id }, body: { version, ...fields } })
    } else await call('create-library-exercise', { body: fields })
    renewExercises()
    toast({ title: words.saved, description: localized(fields, 'name', lang), variant: 'success' })
    onSaved()
  }
  const { run, pending } = useCall(save, {
    title: words.notSaved,
    describe: (failure, reason) => {
      if (isProblem(failure, 'version-conflict')) return null
      return isProblem(failure, 'name-taken') ? words.nameTaken : reason
    },
    failed: (failure) => {
      if (isProblem(failure, 'version-conflict')) setTheirs(failure.current as LibraryExercise)
    },
  })
  return { save: run, saving: pending, theirs, settle: () => setTheirs(null) }
}
