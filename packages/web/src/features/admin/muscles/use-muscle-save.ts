import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { type MuscleForm, toMuscleNames, toRegion } from './muscle-form.ts'
import { type MuscleRow, renewMuscles } from './muscle-reads.ts'
import { musclesMessages } from './muscles-messages.ts'

/** What is made or changed: a new group, a new muscle of a group, or a row that is there. */
export type MuscleTarget =
  | { readonly kind: 'new-group' }
  | { readonly kind: 'new-muscle'; readonly groupId: string }
  | MuscleRow

/** Whether it is about a muscle, not about a group. */
export const isMuscle = ({ kind }: MuscleTarget): boolean => kind === 'muscle' || kind === 'new-muscle'

function send(target: MuscleTarget, form: MuscleForm, version: number | undefined): Promise<unknown> {
  const names = toMuscleNames(form)
  const fields = { ...names, region: toRegion(form) }
  switch (target.kind) {
    case 'new-group':
      return call('create-muscle-group', { body: names })
    case 'new-muscle':
      return call('create-muscle', { params: { id: target.groupId }, body: fields })
    case 'group': {
      const body = { version: version ?? target.row.version, ...names }
      return call('update-muscle-group', { params: { id: target.row.id }, body })
    }
    case 'muscle': {
      const body = { version: version ?? target.row.version, ...fields }
      return call('update-muscle', { params: { id: target.row.id }, body })
    }
  }
}

/**
 * Saves a group or muscle. `theirs` is the version that another administrator has saved meanwhile, `taken` the name that
 * was refused because another one has it, or had it first.
 */
export function useMuscleSave(target: MuscleTarget, onSaved: () => void) {
  const words = useWords(musclesMessages)
  const { toast } = useToast()
  const [theirs, setTheirs] = useState<MuscleRow['row'] | null>(null)
  const [taken, setTaken] = useState<string | null>(null)
  const titles = {
    'new-group': words.groupNotCreated,
    'new-muscle': words.muscleNotCreated,
    group: words.groupNotChanged,
    muscle: words.muscleNotChanged,
  }
  const save = async (form: MuscleForm, version?: number) => {
    await send(target, form, version).catch((failure: unknown) => {
      setTaken(isProblem(failure, 'name-taken') ? form.name : null)
      throw failure
    })
    renewMuscles()
    const title = isMuscle(target) ? words.muscleSaved : words.groupSaved
    toast({ title, description: form.name.trim(), variant: 'success' })
    onSaved()
  }
  const { run, pending } = useCall(save, {
    title: titles[target.kind],
    describe: (failure, reason) =>
      isProblem(failure, 'version-conflict') || isProblem(failure, 'name-taken') ? null : reason,
    failed: (failure) => {
      if (isProblem(failure, 'version-conflict')) setTheirs(failure.current as MuscleRow['row'])
      else renewMuscles()
    },
  })
  return { save: run, saving: pending, taken, theirs, settle: () => setTheirs(null) }
}
