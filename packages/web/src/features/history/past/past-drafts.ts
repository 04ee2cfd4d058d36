import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { PastForm } from '@fonte/domain/history/past/form'
import { useEffect, useState } from 'react'
import { draftName } from '../../../platform/drafts/draft-name.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/storage/storage.ts'
import type { Change } from '../../../platform/storage/storage-rows.ts'

/** What was typed into the form of a past workout and is not saved yet. */
export interface PastDraft {
  readonly form: PastForm
  /** The workout as it was when the form was opened; null for a new one. */
  readonly base: HistoryEntryWithSets | null
}

const nameOf = (userId: string, key: string) => `${draftName('workout-drafts', userId)}:${key}`

/** Keeps what is typed on the device; undefined forgets it. */
export const keepPastDraft = (userId: string, key: string, draft: PastDraft | undefined): Promise<void> =>
  storage.keep(nameOf(userId, key), draft, userId)

/** The change that forgets a draft, to be written together with what it became. */
export const pastDraftRemoval = (userId: string, key: string): Change => ({
  store: 'kept',
  remove: nameOf(userId, key),
})

/** The draft of a form; undefined while it is read, null when there is none. */
export function usePastDraft(key: string): PastDraft | null | undefined {
  const userId = useSignedIn().user.id
  const [draft, setDraft] = useState<PastDraft | null>()
  useEffect(() => {
    let shown = true
    void storage.kept(nameOf(userId, key)).then((kept) => {
      if (shown) setDraft((kept as PastDraft | undefined) ?? null)
    })
    return () => {
      shown = false
    }
  }, [userId, key])
  return draft
}
