import type { LibraryMuscleGroup } from '@fonte/contract/admin/library-muscle'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readingOf } from '../../../platform/query/reading.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
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

/** What each button of a group is of: itself, its muscles, and a new one, which takes the focus over behind the last. */
const buttonsOf = ({ id, muscles }: LibraryMuscleGroup): readonly string[] => [
  `group ${id}`,
  ...muscles.map((muscle) => `muscle ${muscle.id}`),
  `new in ${id}`,
]

/** `/admin/muscles`: the main groups with their muscles. */
export function MusclesScreen() {
  const words = useWords(musclesMessages)
  const query = useQuery(libraryMusclesQuery)
  const groups = query.data?.items ?? []
  const [over, setOver] = useState<Over>(null)
  const place = useRowFocus(groups.flatMap(buttonsOf))
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
        <div {...place}>
          {groups.map((group, index) => (
            <GroupSection
              key={group.id}
              group={group}
              isFirst={index === 0}
              isLast={index === groups.length - 1}
              actions={actions}
            />
          ))}
        </div>
      </WholeList>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {over?.kind === 'form' && <MuscleDialog target={over.target} onClose={close} />}
      {over?.kind === 'delete' && <DeleteMuscle deleted={over.row} onClose={close} />}
    </AdminPage>
  )
}
