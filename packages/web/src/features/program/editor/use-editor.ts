import type { Program } from '@fonte/contract/program'
import { type ProgramForm, toPredefinedContent } from '@fonte/domain/program/form'
import { sameContent } from '@fonte/domain/program/same-content'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { forgetDraft } from './draft/drafts.ts'
import { useDraftKeeping } from './draft/use-draft-keeping.ts'
import { noProblems, type ProblemTexts, problemTexts } from './form-problems.ts'
import type { FramedForm } from './frame/editor-frame.tsx'
import { useProblemReader } from './frame/problem-reader.ts'
import { type FormChanges, useProgramForm } from './use-program-form.ts'

/** What the form starts from. */
export interface EditorStart {
  /** The program to change, as it was when the form was first opened; null for a new one. */
  readonly base: Program | null
  /** Of the program: a new one is made under it. */
  readonly id: string
  /** The form without anything typed. */
  readonly start: ProgramForm
  /** The form as it opens: with what was typed before, when there is a draft. */
  readonly initial: ProgramForm
  readonly restored: boolean
}

/** What becomes of the form: a program of one’s own, or one for everybody. */
export interface EditorPurpose {
  /** Names its draft on the device. */
  readonly draftKey: string
  /** Where saving and leaving lead. */
  readonly home: '/' | '/admin/programs'
  readonly keep: (form: ProgramForm) => Promise<Kept>
}

/** What came of keeping a form: kept; not kept, which was said; or given up for what another form shows from now on. */
export type Kept = 'kept' | 'failed' | 'replaced'

/** The form with everything that happens to it. */
interface Editor extends FramedForm {
  readonly form: ProgramForm
  readonly changes: FormChanges
  /** Shown once saving has been tried. */
  readonly problems: ProblemTexts
}

/** Keeps, checks and saves the form. */
export function useEditor({ base, id, start, initial }: EditorStart, { draftKey, home, keep }: EditorPurpose): Editor {
  const reader = useProblemReader()
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const { form, changes } = useProgramForm(initial)
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const closed = useRef(false)
  const changed = isChanged(form, start)
  useDraftKeeping({ userId: user.id, key: draftKey, form, base, id, changed }, closed)
  const leave = () => void navigate({ to: home, replace: true })
  const save = async () => {
    setTried(true)
    if (Object.keys(problemTexts(form, reader)).length > 0) return false
    if (saving) return true
    setSaving(true)
    closed.current = true
    const kept = changed ? await keep(form) : 'kept'
    if (kept === 'kept') leave()
    else setSaving(false)
    // What was typed stays, as a draft too.
    if (kept === 'failed') closed.current = false
    return true
  }
  const discard = () => {
    closed.current = true
    void forgetDraft(user.id, draftKey)
  }
  const problems = tried ? problemTexts(form, reader) : noProblems
  return { form, changes, problems, saving, save, leave, hasChanges: () => changed && !closed.current, discard }
}

/** Whether anything was typed that makes a difference. */
function isChanged(form: ProgramForm, start: ProgramForm): boolean {
  if (form === start) return false
  const [now, before] = [toPredefinedContent(form), toPredefinedContent(start)]
  return !sameContent(now, before) || now.name_en !== before.name_en || now.description_en !== before.description_en
}
