import type { Program } from '@fonte/contract/program'
import { type ProgramForm, toPredefinedContent } from '@fonte/domain/program/form'
import { localized } from '@fonte/domain/words/localized'
import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { forgetDraft, newProgramKey, predefinedDraftKey } from '../../program/editor/draft/drafts.ts'
import type { EditorPurpose, EditorStart, Kept } from '../../program/editor/use-editor.ts'
import { renewPredefined, sentOf } from './predefined-reads.ts'
import { programsMessages } from './programs-messages.ts'

/** The answer to which of two versions stays. */
export type Choice = 'mine' | 'theirs'

/** A choice that is asked for: what another administrator has saved, and who waits for the answer. */
export interface AskedChoice {
  readonly theirs: Program
  readonly answer: (choice: Choice) => void
}

/** An earlier try whose answer was lost may have made the program, with what the form held then: it is changed. */
async function send(id: string, version: number | undefined, fields: ReturnType<typeof sentOf>): Promise<void> {
  const change = (over: number) =>
    call('update-predefined-program', { params: { id }, body: { version: over, ...fields } })
  if (version !== undefined) return void (await change(version))
  try {
    await call('create-predefined-program', { body: { id, ...fields } })
  } catch (failure) {
    if (!isProblem(failure, 'id-conflict')) throw failure
    await change(1)
  }
}

/**
 * The form of a predefined program: the server keeps it, over the version it was read at. Where another administrator has
 * saved meanwhile it is asked which version stays; until then what was typed stays in the form.
 */
export function usePredefinedSave({ base, id }: Pick<EditorStart, 'base' | 'id'>, onTheirs: (theirs: Program) => void) {
  const words = useWords(programsMessages)
  const { lang } = useFormats()
  const { user } = useSignedIn()
  const { toast } = useToast()
  const [asked, setAsked] = useState<AskedChoice | null>(null)
  const draftKey = predefinedDraftKey(base?.id ?? newProgramKey)
  const save = async (form: ProgramForm, version: number | undefined, kept: { outcome: Kept }): Promise<void> => {
    const fields = sentOf(toPredefinedContent(form))
    try {
      await send(id, version, fields)
    } catch (failure) {
      if (!isProblem(failure, 'version-conflict')) throw failure
      const theirs = failure.current as Program
      const choice = await new Promise<Choice>((answer) => setAsked({ theirs, answer }))
      setAsked(null)
      if (choice === 'mine') return save(form, theirs.version, kept)
      await Promise.all([renewPredefined(), forgetDraft(user.id, draftKey)])
      onTheirs(theirs)
      kept.outcome = 'replaced'
      return
    }
    await Promise.all([renewPredefined(), forgetDraft(user.id, draftKey)])
    toast({ title: words.saved, description: localized(fields, 'name', lang), variant: 'success' })
    kept.outcome = 'kept'
  }
  const { run } = useCall(save, {
    title: words.notSaved,
    describe: (failure, reason) => (isProblem(failure, 'not-found') ? words.gone : reason),
  })
  const keep = async (form: ProgramForm): Promise<Kept> => {
    const kept: { outcome: Kept } = { outcome: 'failed' }
    await run(form, base?.version, kept)
    return kept.outcome
  }
  const purpose: EditorPurpose = { draftKey, home: '/admin/programs', keep }
  return { purpose, asked }
}
