import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { localized } from '@fonte/domain/words/localized'
import { useState } from 'react'
import { isProblem } from '../../../../platform/api/api-problem.ts'
import { call } from '../../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { useToast } from '../../../../ui/toast.ts'
import { useCall } from '../../../../ui/use-call.ts'
import { useCreation } from '../../use-creation.ts'
import { exercisesMessages } from '../exercises-messages.ts'
import { renewExercises } from '../library-exercise-reads.ts'
import { type LibraryForm, toLibraryFields, toLibraryForm } from './library-form.ts'

type LibraryFields = ReturnType<typeof toLibraryFields>

const change = ({ id, version }: Pick<LibraryExercise, 'id' | 'version'>, fields: LibraryFields) =>
  call('update-library-exercise', { params: { id }, body: { version, ...fields } })

/** The exercise whose fields are those that were sent: it is sought by the name that it was given then. */
async function find(isOf: (fields: LibraryFields) => boolean, tried: readonly LibraryFields[]) {
  for (const { name } of tried) {
    const { items } = await call('get-library-exercises', { query: { search: name } })
    const made = items.find((row) => isOf(toLibraryFields(toLibraryForm(row))))
    if (made) return made
  }
  return undefined
}

/**
 * Saves a global exercise over the version it was read at. `theirs` is what another administrator has saved meanwhile:
 * until somebody has chosen, nothing is overwritten. `taken` is the name that was refused because another one has it, or had it first.
 */
export function useLibrarySave(exercise: LibraryExercise | undefined, onSaved: () => void) {
  const words = useWords(exercisesMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const [theirs, setTheirs] = useState<LibraryExercise | null>(null)
  const [taken, setTaken] = useState<string | null>(null)
  const make = useCreation<LibraryFields, LibraryExercise>({
    create: (fields) => call('create-library-exercise', { body: fields }),
    find,
    change,
  })
  const save = async (form: LibraryForm, version: number | undefined) => {
    const fields = toLibraryFields(form)
    const sent = exercise && version !== undefined ? change({ ...exercise, version }, fields) : make(fields)
    await sent.catch((failure: unknown) => {
      setTaken(isProblem(failure, 'name-taken') ? form.name : null)
      throw failure
    })
    renewExercises()
    toast({ title: words.saved, description: localized(fields, 'name', lang), variant: 'success' })
    onSaved()
  }
  const { run, pending } = useCall(save, {
    title: words.notSaved,
    describe: (failure, reason) =>
      isProblem(failure, 'version-conflict') || isProblem(failure, 'name-taken') ? null : reason,
    failed: (failure) => {
      if (isProblem(failure, 'version-conflict')) setTheirs(failure.current as LibraryExercise)
    },
  })
  return { save: run, saving: pending, taken, theirs, settle: () => setTheirs(null) }
}
