import type { LibraryMuscleGroup } from '@fonte/contract/admin/library-muscle'
import { localized } from '@fonte/domain/words/localized'
import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { useCall } from '../../../ui/use-call.ts'
import { libraryMusclesQuery, type MuscleRow, movedBy, renewMuscles } from './muscle-reads.ts'
import { musclesMessages } from './muscles-messages.ts'

/** Moves a group, or a muscle within its group, by one place; `moved` says where it stands now, to be read out. */
export function useOrder(groups: readonly LibraryMuscleGroup[]) {
  const words = useWords(musclesMessages)
  const { lang } = useFormats()
  const [moved, setMoved] = useState('')
  const move = async ({ kind, row }: MuscleRow, by: -1 | 1) => {
    const group = kind === 'muscle' ? groups.find(({ id }) => id === row.muscle_group_id) : undefined
    const before = (group?.muscles ?? groups).map(({ id }) => id)
    const ids = movedBy(before, row.id, by)
    if (ids === before) return
    const answer = group
      ? await call('order-muscles', { params: { id: group.id }, body: { ids } })
      : await call('order-muscle-groups', { body: { ids } })
    queryClient.setQueryData(libraryMusclesQuery.queryKey, answer)
    renewMuscles()
    const place = ids.indexOf(row.id) + 1
    setMoved(words.movedTo({ name: localized(row, 'name', lang), place, count: ids.length }))
  }
  const { run } = useCall(move, {
    title: words.notMoved,
    describe: (failure, reason) => (isProblem(failure, 'version-conflict') ? words.orderStale : reason),
    failed: renewMuscles,
  })
  return { move: run, moved }
}
