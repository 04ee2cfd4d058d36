import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useCreation } from '../use-creation.ts'
import { type MuscleForm, toMuscleForm, toMuscleNames, toRegion } from './muscle-form.ts'
import { type MuscleRow, renewMuscles } from './muscle-reads.ts'
import { musclesMessages } from './muscles-messages.ts'

/** What is made or changed: a new group, a new muscle of a group, or a row that is there. */
export type MuscleTarget =
  | { readonly kind: 'new-group' }
  | { readonly kind: 'new-muscle'; readonly groupId: string }
  | MuscleRow

/** Whether it is about a muscle, not about a group. */
export const isMuscle = ({ kind }: MuscleTarget): boolean => kind === 'muscle' || kind === 'new-muscle'

/** What is sent of the form; a group has no region. */
const fieldsOf = (target: MuscleTarget, form: MuscleForm) => ({
  ...toMuscleNames(form),
  region: isMuscle(target) ? toRegion(form) : null,
})

type MuscleFields = ReturnType<typeof fieldsOf>

function create(target: MuscleTarget, { region, ...names }: MuscleFields): Promise<unknown> {
  if (target.kind !== 'new-muscle') return call('create-muscle-group', { body: names })
  return call('create-muscle', { params: { id: target.groupId }, body: { ...names, region } })
}

function change({ kind, row }: MuscleRow, { region, ...names }: MuscleFields, version = row.version): Promise<unknown> {
  const params = { id: row.id }
  if (kind === 'group') return call('update-muscle-group', { params, body: { version, ...names } })
  return call('update-muscle', { params, body: { version, ...names, region } })
}

/** The group, or the muscle of the same group, whose fields are those that were sent. */
async function find(target: MuscleTarget, isOf: (fields: MuscleFields) => boolean): Promise<MuscleRow | undefined> {
  const { items } = await call('get-library-muscles')
  const rows: readonly MuscleRow[] =
    target.kind === 'new-muscle'
      ? items
          .flatMap(({ id, muscles }) => (id === target.groupId ? muscles : []))
          .map((row) => ({ kind: 'muscle', row }))
      : items.map((row) => ({ kind: 'group', row }))
  return rows.find((row) => isOf(fieldsOf(target, toMuscleForm(row))))
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
  const make = useCreation<MuscleFields, MuscleRow>({
    create: (fields) => create(target, fields),
    find: (isOf) => find(target, isOf),
    change,
  })
  const save = async (form: MuscleForm, version?: number) => {
    const fields = fieldsOf(target, form)
    const sent = 'row' in target ? change(target, fields, version) : make(fields)
    await sent.catch((failure: unknown) => {
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
