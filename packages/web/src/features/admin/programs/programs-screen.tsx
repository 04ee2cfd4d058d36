import type { Program } from '@fonte/contract/program'
import { idsInRuns } from '@fonte/domain/program/series/program-runs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { readingOf } from '../../../platform/query/reading.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { useLibrary } from '../../exercise/library-queries.ts'
import { newProgramKey } from '../../program/editor/draft/drafts.ts'
import { predefinedProgramsQuery } from '../../program/program-queries.ts'
import { ProgramRuns } from '../../program/program-runs.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListTools } from '../list/list-tools.tsx'
import { useListUrl } from '../list/use-list-url.ts'
import { WholeList } from '../list/whole-list.tsx'
import { ProposalFilter, showsProposals } from '../proposals/proposal-filter.tsx'
import { ProposalList } from '../proposals/proposal-list.tsx'
import { withProposals } from '../proposals/proposal-reads.ts'
import { DeletePredefined } from './delete-predefined.tsx'
import { PredefinedCard } from './predefined-card.tsx'
import { PredefinedEditor } from './predefined-editor.tsx'
import { programsWith } from './predefined-reads.ts'
import { programsMessages } from './programs-messages.ts'

/** `/admin/programs`: the predefined programs; while the URL says `?edit=`, the builder stands in their place. */
export function ProgramsScreen() {
  const { edit } = useListUrl().sought
  return edit === undefined ? <Programs /> : <PredefinedEditor key={edit} programKey={edit} />
}

function Programs() {
  const words = useWords(programsMessages)
  const { sought, change } = useListUrl()
  const navigate = useNavigate()
  const query = useQuery({ ...predefinedProgramsQuery, staleTime: 0 })
  const library = useLibrary()
  const [removed, setRemoved] = useState<Program | null>(null)
  const all = query.data?.items ?? []
  const found = programsWith(all, sought.q ?? '')
  const place = useRowFocus(idsInRuns(found), '.card-menu button')
  const open = (edit: string) => void navigate({ to: '/admin/programs', search: { edit } })
  const list = { refresh: () => void query.refetch(), refreshing: query.isFetching }
  const tools = <ListTools placeholder={words.placeholder} list={withProposals('programs', list)} />
  return (
    <AdminPage title={words.title} count={query.data && found.length} help={words.help} actions={tools}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button icon="plus" variant="ember" onClick={() => open(newProgramKey)}>
          {words.create}
        </Button>
        <ProposalFilter kind="programs" sought={sought} onChange={change} />
      </div>
      {showsProposals(sought) ? (
        <ProposalList kind="programs" />
      ) : (
        <WholeList
          reading={readingOf(query)}
          failed={query.isError && !query.isFetching}
          failure={words.loadFailed}
          onRetry={() => void query.refetch()}
        >
          <div {...place}>
            {found.length === 0 ? (
              <NoProgram isSearch={all.length > 0} />
            ) : (
              <ProgramRuns
                programs={found}
                titleAs="h2"
                className="xl:grid-cols-4!"
                card={(program, titleAs) => (
                  <PredefinedCard
                    key={program.id}
                    titleAs={titleAs}
                    program={program}
                    library={library}
                    onEdit={() => open(program.id)}
                    onRemove={() => setRemoved(program)}
                  />
                )}
              />
            )}
          </div>
        </WholeList>
      )}
      {removed && <DeletePredefined program={removed} onClose={() => setRemoved(null)} />}
    </AdminPage>
  )
}

function NoProgram({ isSearch }: { isSearch: boolean }): ReactNode {
  const words = useWords(programsMessages)
  if (isSearch) {
    return (
      <EmptyState title={words.nothingFound} titleAs="h2">
        {words.nothingFoundText}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words.none} titleAs="h2">
      {words.noneText}
    </EmptyState>
  )
}
