import { emptyProgramForm, toProgramForm } from '@fonte/domain/program/form'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageLoader } from '../../../../ui/page-loader.tsx'
import { useToast } from '../../../../ui/toast.ts'
import { useProgram, usePrograms } from '../../program-queries.ts'
import { newProgramKey } from '../draft/drafts.ts'
import { EditorForm } from '../editor-form.tsx'
import { editorMessages } from '../editor-messages.ts'
import type { EditorStart } from '../use-editor.ts'
import { useOpened, useProgramDraft } from '../use-opened.ts'
import { useOwnPurpose } from './use-own-purpose.ts'

/** Opens the form of a program, by its id or {@link newProgramKey}: with what was typed before a crash or a reload, else with the program, else empty. */
export function ProgramEditor({ programKey }: { programKey: string }) {
  const words = useWords(editorMessages)
  const draft = useProgramDraft(programKey)
  const { program, reading } = useProgram(programKey)
  const { retry } = usePrograms()
  const isNew = programKey === newProgramKey
  const opened = useOpened(draft, isNew ? null : program, ownForms)
  // What is deleted elsewhere while its form is open stays in the form: what was typed there is for its person to keep or to leave.
  const shown = opened?.base ?? program
  const isMissing = draft === null && !isNew && reading === 'ready' && (!shown || shown.is_predefined)
  if (isMissing) return <NotFound />
  if (opened) return <OwnForm {...opened} />
  if (draft === null && reading === 'failed') {
    return <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={retry} />
  }
  return <PageLoader label={words.loading} />
}

const ownForms = { empty: emptyProgramForm, of: toProgramForm }

function OwnForm(opened: EditorStart) {
  return <EditorForm opened={opened} purpose={useOwnPurpose(opened.base)} />
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
