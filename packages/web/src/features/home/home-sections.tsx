import type { Program } from '@fonte/contract/program'
import { isCopy } from '@fonte/domain/program/is-copy'
import { type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { firstScreenReady } from '../../platform/first-screen.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { latePart, lazyPart } from '../../ui/lazy-part.tsx'
import type { PublicationStep } from '../community/publish/publication.tsx'
import { useLibrary } from '../exercise/library-queries.ts'
import { usePremiumAccess } from '../plan/plan-queries.ts'
import { newProgramKey } from '../program/editor/draft/drafts.ts'
import { useDeleteProgram, useDuplicateProgram } from '../program/own-actions.ts'
import type { CardActions } from '../program/program-card.tsx'
import { programMessages } from '../program/program-messages.ts'
import { usePrograms } from '../program/program-queries.ts'
import { TrainingStartPlace } from '../training-plan/start/training-start-place.tsx'
import { Makers } from './makers.tsx'
import { Nothing } from './nothing.tsx'
import { ProgramSection } from './program-section.tsx'
import { Welcome } from './welcome.tsx'

const HomeTop = latePart(async () => (await import('./home-top.tsx')).HomeTop, <TrainingStartPlace />)
const FolderChips = latePart(async () => (await import('../training-plan/folders/folder-chips.tsx')).FolderChips)
const OwnEmpty = lazyPart(async () => (await import('./own-empty.tsx')).OwnEmpty, <Nothing />)
const detailsPart = async () => (await import('../program/details/program-details.tsx')).ProgramDetails
const ProgramDetails = lazyPart(detailsPart)
const Publication = lazyPart(async () => (await import('../community/publish/publication.tsx')).Publication)

/** Begins the workout of a program as it is trained today. */
const begin = async (router: AnyRouter, userId: string, program: Program) => {
  const { todaysProgram } = await import('../training-plan/todays-program.ts')
  const { beginWorkout } = await import('../workout/begin-workout.ts')
  await beginWorkout(router, userId, await todaysProgram(userId, program))
}

/** What is asked of a program; its workout has begun once `start` resolves. */
interface HomeActions extends CardActions {
  readonly start: (program: Program) => Promise<void>
  readonly startQuick: () => void
}

/** The program that is being published or withdrawn. */
interface Published {
  readonly id: string
  readonly step: PublicationStep
}

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
  const [published, setPublished] = useState<Published | null>(null)
  const actions = useCardActions(setViewed, edit, setPublished)
  const open = programs.items.find(({ id }) => id === viewed)
  const publishing = programs.items.find(({ id }) => id === published?.id)
  const shared = { marks: programs.marks, library: useDeferredValue(useLibrary()), actions }
  const [shown, setShown] = useState<readonly string[] | null>(null)
  const makers = { onCreate: () => edit(newProgramKey), onQuick: actions.startQuick }
  // Dozens of cards drawn in one go would hold up a tap on a slow phone.
  const known = useDeferredValue(programs.own, undefined)
  const predefined = useDeferredValue(programs.predefined, undefined)
  const { own, copied } = useMemo(() => parted(known), [known])
  const failed = programs.reading === 'failed' && !(programs.own && programs.predefined)
  const seesCopied = usePremiumAccess()
  useTitle(words.title)
  return (
    <>
      <Welcome focused={returned} />
      <HomeTop programs={programs} library={shared.library} onBegin={actions.start} />
      {failed && <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={programs.retry} />}
      {(own || !failed) && (
        <ProgramSection
          {...shared}
          section="own"
          title={words.own}
          programs={shown ? own?.filter(({ id }) => shown.includes(id)) : own}
          empty={shown ? null : <OwnEmpty predefined={predefined ?? []} />}
          action={<Makers {...makers} className="flex gap-3 max-sm:hidden" />}
        >
          <Makers {...makers} className="mb-3 grid gap-3 sm:hidden" />
          {own && <FolderChips programs={own} onChoose={setShown} />}
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
      {open && (
        <ProgramDetails
          program={open}
          onDuplicate={actions.duplicate}
          onShare={({ id }) => setPublished({ id, step: 'share' })}
          onShareFile={actions.shareFile}
          onClose={() => setViewed(null)}
        />
      )}
      {published && publishing && (
        <Publication program={publishing} step={published.step} onClose={() => setPublished(null)} />
      )}
    </>
  )
}

/** Goes to the editor: with a program's id, or for a new one. */
function useEdit() {
  const navigate = useNavigate()
  return useCallback((edit: string) => void navigate({ to: '/', search: { edit } }), [navigate])
}

/** What the cards can ask for: the same object from one render to the next, so that no card is drawn anew. */
function useCardActions(
  view: (id: string) => void,
  edit: (id: string) => void,
  askFor: (published: Published) => void,
): HomeActions {
  const router = useRouter()
  const { user } = useSignedIn()
  const duplicate = useDuplicateProgram()
  const remove = useDeleteProgram()
  return useMemo(
    () => ({
      start: (program) => begin(router, user.id, program),
      startQuick: async () => (await import('../workout/quick/begin-quick.ts')).beginQuick(router, user.id),
      view: ({ id }) => view(id),
      edit: ({ id }) => edit(id),
      duplicate,
      publish: ({ id }) => askFor({ id, step: 'publish' }),
      shareFile: ({ id }) => askFor({ id, step: 'file' }),
      unpublish: ({ id }) => askFor({ id, step: 'withdraw' }),
      remove,
    }),
    [router, user.id, view, edit, askFor, duplicate, remove],
  )
}

function parted(own: readonly Program[] | undefined) {
  return {
    own: own?.filter((item) => !isCopy(item)),
    copied: own?.filter(isCopy),
  }
}
