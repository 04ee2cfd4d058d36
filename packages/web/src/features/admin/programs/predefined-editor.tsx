import type { Program } from '@fonte/contract/program'
import { emptyPredefinedForm, toPredefinedForm } from '@fonte/domain/program/form'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useUnit } from '../../../platform/words/unit.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { useToast } from '../../../ui/toast.ts'
import { newProgramKey, predefinedDraftKey } from '../../program/editor/draft/drafts.ts'
import { EditorForm } from '../../program/editor/editor-form.tsx'
import { editorMessages } from '../../program/editor/editor-messages.ts'
import type { EditorStart } from '../../program/editor/use-editor.ts'
import { useOpened, useProgramDraft } from '../../program/editor/use-opened.ts'
import { predefinedProgramsQuery } from '../../program/program-queries.ts'
import { ConflictQuestion } from '../conflict-question.tsx'
import { usePredefinedSave } from './use-predefined-save.ts'

const predefinedForms = { empty: emptyPredefinedForm, of: toPredefinedForm }

/** Opens the builder for a predefined program, by its id or {@link newProgramKey}, with what was typed before. */
export function PredefinedEditor({ programKey }: { programKey: string }) {
  const words = useWords(editorMessages)
  const draft = useProgramDraft(predefinedDraftKey(programKey))
  // The version on the device may be an old one: what is changed is what the server has now.
  const query = useQuery({ ...predefinedProgramsQuery, staleTime: 0 })
  const isRead = query.isFetchedAfterMount && !query.isError
  const isNew = programKey === newProgramKey
  const found = isRead ? query.data?.items.find(({ id }) => id === programKey) : undefined
  const opened = useOpened(draft, isNew ? null : found, predefinedForms)
  const [theirs, setTheirs] = useState<Program | null>(null)
  const unit = useUnit()
  if (theirs) return <PredefinedForm key={theirs.version} opened={startOf(theirs, unit)} onTheirs={setTheirs} />
  if (opened) return <PredefinedForm opened={opened} onTheirs={setTheirs} />
  if (query.isError && !query.isFetching) {
    return <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={() => void query.refetch()} />
  }
  if (draft === null && isRead) return <Missing />
  return <PageLoader label={words.loading} />
}

function startOf(base: Program, unit: WeightUnit): EditorStart {
  const start = toPredefinedForm(base, unit)
  return { base, id: base.id, start, initial: start, restored: false }
}

function PredefinedForm({ opened, onTheirs }: { opened: EditorStart; onTheirs: (theirs: Program) => void }) {
  const { purpose, asked } = usePredefinedSave(opened, onTheirs)
  return (
    <>
      <EditorForm opened={opened} purpose={purpose} />
      {asked && <ConflictQuestion onTheirs={() => asked.answer('theirs')} onMine={() => asked.answer('mine')} />}
    </>
  )
}

/** Another administrator has deleted it, or the URL names none. */
function Missing() {
  const words = useWords(editorMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  useEffect(() => {
    toast({ title: words.notFound, variant: 'destructive' })
    void navigate({ to: '/admin/programs', replace: true })
  }, [toast, words, navigate])
  return null
}
