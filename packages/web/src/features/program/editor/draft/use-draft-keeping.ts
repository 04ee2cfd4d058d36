import type { Program } from '@fonte/contract/program'
import type { ProgramForm } from '@fonte/domain/program/form'
import { type RefObject, useCallback } from 'react'
import { useDraftWriting } from '../../../../platform/drafts/use-draft-writing.ts'
import { forgetDraft, keepDraft } from './drafts.ts'

interface Kept {
  readonly userId: string
  readonly key: string
  readonly form: ProgramForm
  readonly base: Program | null
  readonly id: string
  readonly changed: boolean
}

/** Keeps what is typed into the program form on the device, until it is saved or given up (`closed`). */
export function useDraftKeeping(kept: Kept, closed: RefObject<boolean>): void {
  const { userId, key, form, base, id, changed } = kept
  const write = useCallback(
    () => void (changed ? keepDraft(userId, key, { form, base, id }) : forgetDraft(userId, key)),
    [userId, key, form, base, id, changed],
  )
  useDraftWriting(userId, write, closed)
}
