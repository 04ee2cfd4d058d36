import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readingOf } from '../../../platform/query/reading.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminPage } from '../admin-page.tsx'
import { WholeList } from '../list/whole-list.tsx'
import { DeleteMuscle } from './delete-muscle.tsx'
import { GroupSection, type MuscleActions } from './group-section.tsx'
import { MuscleDialog } from './muscle-dialog.tsx'
import { libraryMusclesQuery, type MuscleRow } from './muscle-reads.ts'
import { musclesMessages } from './muscles-messages.ts'
import type { MuscleTarget } from './use-muscle-save.ts'
import { useOrder } from './use-order.ts'

/** What lies over the page. */
type Over =
  | { readonly kind: 'form'; readonly target: MuscleTarget }
  | { readonly kind: 'delete'; readonly row: MuscleRow }
  | null

/** `/admin/muscles`: the main groups with their muscles. */
export function MusclesScreen() {
  const words = useWords(musclesMessages)
  const query = useQuery(libraryMusclesQuery)
  const groups = query.data?.items ?? []
  const [over, setOver] = useState<Over>(null)
  const { move, moved } = useOrder(groups)
  const close = () => setOver(null)
  const edit = (target: MuscleTarget) => setOver({ kind: 'form', target })
  const actions: MuscleActions = {
    edit,
    move: (row, by) => void move(row, by),
    remove: (row) => setOver({ kind: 'delete', row }),
  }
  return (
    <AdminPage title={words.title} count={query.data && groups.length} help={words.help}>
      <Button icon="plus" variant="ember" className="mb-4" onClick={() => edit({ kind: 'new-group' })}>
        {words.createGroup}
      </Button>
      <WholeList
        reading={readingOf(query)}
        failed={query.isError && !query.isFetching}
        failure={words.loadFailed}
        onRetry={() => void query.refetch()}
      >
        {groups.length === 0 && (
          <EmptyState title={words.none} titleAs="h2">
            {words.noneText}
          </EmptyState>
        )}
        {groups.map((group, place) => (
          <GroupSection
            key={group.id}
            group={group}
            isFirst={place === 0}
            isLast={place === groups.length - 1}
            actions={actions}
          />
        ))}
      </WholeList>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {over?.kind === 'form' && <MuscleDialog target={over.target} onClose={close} />}
      {over?.kind === 'delete' && <DeleteMuscle deleted={over.row} onClose={close} />}
    </AdminPage>
  )
}
