import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { localized } from '@fonte/domain/words/localized'
import { useMemo, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { CardGrid } from '../../../ui/card.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'
import { AdminListBody } from '../list/admin-list.tsx'
import { AdminListPage } from '../list/admin-list-page.tsx'
import { useAdminList } from '../list/use-admin-list.ts'
import { useListUrl } from '../list/use-list-url.ts'
import { ProposalFilter, showsProposals } from '../proposals/proposal-filter.tsx'
import { ProposalList } from '../proposals/proposal-list.tsx'
import { withProposals } from '../proposals/proposal-reads.ts'
import { DeleteLibraryExercise } from './delete-library-exercise.tsx'
import { ExerciseFilters } from './exercise-filters.tsx'
import { ExerciseTile, type TileActions } from './exercise-tile.tsx'
import { exercisesMessages } from './exercises-messages.ts'
import { LibraryFormDialog } from './form/library-form-dialog.tsx'
import { libraryExercisesKey, readLibraryExercises, renewExercises } from './library-exercise-reads.ts'
import { NoExercises } from './no-exercises.tsx'

/** What lies over the page. */
type Over =
  | { readonly kind: 'edit' | 'remove'; readonly exercise: LibraryExercise }
  | { readonly kind: 'create' }
  | null

/** `/admin/exercises`: the global library, found, made, changed and archived. */
export function ExercisesScreen() {
  const words = useWords(exercisesMessages)
  const { sought, change } = useListUrl()
  const list = useAdminList([libraryExercisesKey, sought], (cursor, signal) =>
    readLibraryExercises(sought, cursor, signal),
  )
  const muscles = useMuscles()
  const [over, setOver] = useState<Over>(null)
  const restore = useRestore()
  const ids = list.items.map(({ id }) => id)
  const place = useRowFocus(ids, '.card-menu button')
  const actions = useMemo<TileActions>(
    () => ({
      edit: (exercise) => setOver({ kind: 'edit', exercise }),
      remove: (exercise) => setOver({ kind: 'remove', exercise }),
      restore: (exercise) => void restore(exercise),
    }),
    [restore],
  )
  return (
    <AdminListPage words={words} list={withProposals('exercises', list)}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ExerciseFilters sought={sought} shares={list.page?.shares} muscles={muscles} onChange={change} />
        <Button icon="plus" variant="ember" onClick={() => setOver({ kind: 'create' })}>
          {words.create}
        </Button>
        <ProposalFilter kind="exercises" sought={sought} onChange={change} />
      </div>
      {showsProposals(sought) ? (
        <ProposalList kind="exercises" />
      ) : (
        <div {...place}>
          <AdminListBody list={list} failure={words.loadFailed} empty={<NoExercises sought={sought} />}>
            <CardGrid className="xl:grid-cols-4!">
              {list.items.map((exercise) => (
                <ExerciseTile key={exercise.id} exercise={exercise} muscles={muscles} actions={actions} />
              ))}
            </CardGrid>
          </AdminListBody>
        </div>
      )}
      <Overlay over={over} onClose={() => setOver(null)} />
    </AdminListPage>
  )
}

function Overlay({ over, onClose }: { over: Over; onClose: () => void }) {
  switch (over?.kind) {
    case 'create':
      return <LibraryFormDialog exercise={undefined} onClose={onClose} />
    case 'edit':
      return <LibraryFormDialog exercise={over.exercise} onClose={onClose} />
    case 'remove':
      return <DeleteLibraryExercise exercise={over.exercise} onClose={onClose} />
    default:
      return null
  }
}

/** Brings an archived exercise back. */
function useRestore() {
  const words = useWords(exercisesMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const restore = async (exercise: LibraryExercise) => {
    await call('restore-library-exercise', { params: { id: exercise.id } })
    renewExercises()
    toast({ title: words.restored, description: localized(exercise, 'name', lang), variant: 'success' })
  }
  return useCall(restore, { title: words.notRestored }).run
}
