import type { Program } from '@fonte/contract/program'
import { type ProgramForm, toProgramContent } from '@fonte/domain/program/form'
import { sameContent } from '@fonte/domain/program/same-content'
import { validateProgramForm } from '@fonte/domain/program/validation'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { firstTry } from '../../../platform/outbox/first-try.ts'
import { outboxMessages } from '../../../platform/outbox/outbox-messages.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { forgetDraft, newProgramKey } from './draft/drafts.ts'
import { useDraftKeeping } from './draft/use-draft-keeping.ts'
import { editorMessages } from './editor-messages.ts'
import { noProblems, type ProblemTexts, problemTexts } from './form-problems.ts'
import { saveProgram } from './save-program.ts'
import { type FormChanges, useProgramForm } from './use-program-form.ts'

/** What the form starts from. */
export interface EditorStart {
  /** The program to change, as it was when the form was first opened; null for a new one. */
  readonly base: Program | null
  /** The form without anything typed. */
  readonly start: ProgramForm
  /** The form as it opens: with what was typed before, when there is a draft. */
  readonly initial: ProgramForm
  readonly restored: boolean
}

/** The form with everything that happens to it. */
interface Editor {
  readonly form: ProgramForm
  readonly changes: FormChanges
  /** Shown once saving has been tried. */
  readonly problems: ProblemTexts
  readonly saving: boolean
  /** Saves and goes home; false when something is to be corrected first. */
  readonly save: () => Promise<boolean>
  /** Goes home; what is typed is asked about on the way. */
  readonly leave: () => void
  readonly hasChanges: () => boolean
  /** Forgets what was typed. */
  readonly discard: () => void
}

/** Keeps, checks and saves the form. */
export function useEditor({ base, start, initial }: EditorStart): Editor {
  const words = useWords(editorMessages)
  const { notKeptText } = useWords(outboxMessages)
  const { lang } = useFormats()
  const { user } = useSignedIn()
  const { toast } = useToast()
  const navigate = useNavigate()
  const { form, changes } = useProgramForm(initial)
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const closed = useRef(false)
  const key = base?.id ?? newProgramKey
  const changed = isChanged(form, start)
  useDraftKeeping({ userId: user.id, key, form, base, changed }, closed)
  const leave = () => void navigate({ to: '/', replace: true })
  /** Not of a save that ended in a conflict: the home screen leads to the choice. */
  const tellSaved = async (id: string) => {
    if ((await firstTry(outbox.entries, id)) === 'refused') return
    toast({ title: words.saved, description: form.name.trim(), variant: 'success' })
  }
  const save = async () => {
    const problems = validateProgramForm(form)
    setTried(true)
    if (problems.length > 0) return false
    if (saving) return true
    setSaving(true)
    closed.current = true
    try {
      if (changed) {
        void tellSaved(await saveProgram(user.id, form, base))
      }
      leave()
    } catch {
      // The device refused the write: what was typed stays, as a draft too.
      closed.current = false
      setSaving(false)
      toast({ title: words.notSaved, description: notKeptText, variant: 'destructive' })
    }
    return true
  }
  const discard = () => {
    closed.current = true
    void forgetDraft(user.id, key)
  }
  const problems = tried ? problemTexts(validateProgramForm(form), lang) : noProblems
  return { form, changes, problems, saving, save, leave, hasChanges: () => changed && !closed.current, discard }
}

/** Whether anything was typed that makes a difference. */
function isChanged(form: ProgramForm, start: ProgramForm): boolean {
  return form !== start && !sameContent(toProgramContent(form), toProgramContent(start))
}
