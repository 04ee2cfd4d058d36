import type { Program } from '@fonte/contract/program'
import type { ProgramForm } from '@fonte/domain/program/form'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { useEffect, useState } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useUnit } from '../../../platform/words/unit.ts'
import { type ProgramDraft, readDrafts } from './draft/drafts.ts'
import type { EditorStart } from './use-editor.ts'

/** The forms of one kind of program. */
interface ProgramForms {
  readonly empty: ProgramForm
  readonly of: (program: Program, unit: WeightUnit) => ProgramForm
}

/** The draft of a program: undefined while it is read, null when there is none. */
export function useProgramDraft(key: string): ProgramDraft | null | undefined {
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
export function useOpened(
  draft: ProgramDraft | null | undefined,
  program: Program | null | undefined,
  forms: ProgramForms,
): EditorStart | undefined {
  const ready = draft ? draft.base : draft === null ? program : undefined
  const unit = useUnit()
  const [opened, setOpened] = useState<EditorStart>()
  if (opened || ready === undefined) return opened
  const next = open(ready, draft ?? null, forms, unit)
  setOpened(next)
  return next
}

function open(
  base: Program | null,
  draft: ProgramDraft | null,
  { empty, of }: ProgramForms,
  unit: WeightUnit,
): EditorStart {
  const start = base ? of(base, unit) : { ...empty, unit }
  const id = base?.id ?? draft?.id ?? newUuid()
  return { base, id, start, initial: draft?.form ?? start, restored: draft !== null }
}
