import type { Program } from '@fonte/contract/program'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { firstScreenReady } from '../../platform/first-screen.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { latePart, lazyPart } from '../../ui/lazy-part.tsx'
import { useLibrary } from '../exercise/library-queries.ts'
import { usePlanStanding } from '../plan/plan-queries.ts'
import { newProgramKey } from '../program/editor/draft/drafts.ts'
import { useDeleteProgram, useDuplicateProgram } from '../program/own-actions.ts'
import type { CardActions } from '../program/program-card.tsx'
import { programMessages } from '../program/program-messages.ts'
import { usePrograms } from '../program/program-queries.ts'
import { Nothing } from './nothing.tsx'
import { ProgramSection } from './program-section.tsx'
import { Welcome } from './welcome.tsx'

const HomeNotices = latePart(async () => (await import('./home-notices.tsx')).HomeNotices)
const OwnEmpty = lazyPart(async () => (await import('./own-empty.tsx')).OwnEmpty, <Nothing />)
const detailsPart = async () => ({ default: (await import('../program/details/program-details.tsx')).ProgramDetails })
const ProgramDetails = lazy(detailsPart)

interface Props {
  /** Just back from the editor: the focus goes to the heading. */
  returned: boolean
}

/** The home screen: one’s own programs, copied ones for premium members, and the predefined ones. */
export function HomeSections({ returned }: Props) {
  const words = useWords(programMessages)
  const programs = usePrograms()
  const [viewed, setViewed] = useState<string | null>(null)
  // At hand before somebody asks: the way into each workout leads through it.
  useEffect(
    () =>
      void firstScreenReady()
        .then(detailsPart)
        .catch(() => undefined),
    [],
  )
  const edit = useEdit()
  const actions = useCardActions(setViewed, edit)
  const open = programs.items.find(({ id }) => id === viewed)
  const shared = { marks: programs.marks, library: useDeferredValue(useLibrary()), actions }
  // Dozens of cards drawn in one go would hold up a tap on a slow phone.
  const known = useDeferredValue(programs.own, undefined)
  const predefined = useDeferredValue(programs.predefined, undefined)
  const { own, copied } = useMemo(() => parted(known), [known])
  const failed = programs.reading === 'failed' && !(programs.own && programs.predefined)
  const seesCopied = useSeesCopied()
  useTitle(words.title)
  return (
    <>
      <Welcome focused={returned} />
      <HomeNotices />
      {failed && <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={programs.retry} />}
      {(own || !failed) && (
        <ProgramSection
          {...shared}
          section="own"
          title={words.own}
          programs={own}
          empty={<OwnEmpty predefined={predefined ?? []} />}
          action={<CreateButton className="max-sm:hidden" onClick={() => edit(newProgramKey)} />}
        >
          <CreateButton className="mb-3 sm:hidden" size="l" block onClick={() => edit(newProgramKey)} />
        </ProgramSection>
      )}
      {copied && seesCopied && (
        <ProgramSection
          {...shared}
          section="community"
          title={words.community}
          programs={copied}
          empty={<Nothing title={words.communityEmpty} text={words.communityEmptyText} />}
        />
      )}
      {predefined && (own || failed) && (
        <ProgramSection
          {...shared}
          section="predefined"
          isFarDown={own !== undefined && own.length > 2}
          title={words.predefined}
          programs={predefined}
          empty={<Nothing title={words.predefinedEmpty} text={words.predefinedEmptyText} />}
        />
      )}
      <Suspense>
        {open && <ProgramDetails program={open} onDuplicate={actions.duplicate} onClose={() => setViewed(null)} />}
      </Suspense>
    </>
  )
}

function CreateButton(props: { className: string; size?: 'l'; block?: boolean; onClick: () => void }) {
  const words = useWords(programMessages)
  return (
    <Button variant="ember" icon="plus" {...props}>
      {words.create}
    </Button>
  )
}

/** Goes to the editor: with a program's id, or for a new one. */
function useEdit() {
  const navigate = useNavigate()
  return useCallback((edit: string) => void navigate({ to: '/', search: { edit } }), [navigate])
}

/** What the cards can ask for: the same from one look to the next, so that none is drawn anew for it. */
function useCardActions(view: (id: string) => void, edit: (id: string) => void): CardActions {
  const duplicate = useDuplicateProgram()
  const remove = useDeleteProgram()
  return useMemo(
    () => ({ view: ({ id }) => view(id), edit: ({ id }) => edit(id), duplicate, remove }),
    [view, edit, duplicate, remove],
  )
}

/** Copied programs belong to premium members; administrators pass every gate. */
function useSeesCopied(): boolean {
  const isAdmin = useSignedIn().profile.role === 'admin'
  return usePlanStanding().premium || isAdmin
}

function parted(own: readonly Program[] | undefined) {
  return {
    own: own?.filter((item) => item.copied_from_program_id === null),
    copied: own?.filter((item) => item.copied_from_program_id !== null),
  }
}
