import type { Program } from '@fonte/contract/program'
import { emptyProgramForm, toProgramForm } from '@fonte/domain/program/form'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useProgram, usePrograms } from '../program-queries.ts'
import { newProgramKey, type ProgramDraft, readDrafts } from './draft/drafts.ts'
import { EditorForm } from './editor-form.tsx'
import { editorMessages } from './editor-messages.ts'

/** Opens the form of a program, by its id or {@link newProgramKey}: with what was typed before a crash or a reload, else with the program, else empty. */
export function ProgramEditor({ programKey }: { programKey: string }) {
  const words = useWords(editorMessages)
  const draft = useDraft(programKey)
  const { program, reading } = useProgram(programKey)
  const { retry } = usePrograms()
  const isNew = programKey === newProgramKey
  const opened = useOpened(draft, isNew ? null : program)
  const isMissing = draft === null && !isNew && reading === 'ready' && (!program || program.is_predefined)
  if (isMissing) return <NotFound />
  if (opened) return <EditorForm {...opened} />
  if (draft === null && reading === 'failed') {
    return <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={retry} />
  }
  return <PageLoader label={words.loading} />
}

/** The draft of a program: undefined while it is read, null when there is none. */
function useDraft(key: string): ProgramDraft | null | undefined {
  const { user } = useSignedIn()
  const [draft, setDraft] = useState<ProgramDraft | null>()
  useEffect(() => {
    let shown = true
    void readDrafts(user.id).then((drafts) => shown && setDraft(drafts[key] ?? null))
    return () => {
      shown = false
    }
  }, [user.id, key])
  return draft
}

/** What the form starts from; it stays so, whatever the server says later. */
function useOpened(draft: ProgramDraft | null | undefined, program: Program | null | undefined) {
  const ready = draft ? draft.base : draft === null ? program : undefined
  const [opened, setOpened] = useState<ReturnType<typeof open>>()
  if (opened || ready === undefined) return opened
  const next = open(ready, draft ?? null)
  setOpened(next)
  return next
}

function open(base: Program | null, draft: ProgramDraft | null) {
  const start = base ? toProgramForm(base) : emptyProgramForm
  return { base, start, initial: draft?.form ?? start, restored: draft !== null }
}

function NotFound() {
  const words = useWords(editorMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  useEffect(() => {
    toast({ title: words.notFound, variant: 'destructive' })
    void navigate({ to: '/', replace: true })
  }, [toast, words, navigate])
  return null
}
