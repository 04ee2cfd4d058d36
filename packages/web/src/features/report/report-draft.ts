import { useEffect, useState } from 'react'
import { draftName } from '../../platform/drafts/draft-name.ts'
import { newUuid } from '../../platform/new-uuid.ts'
import { storage } from '../../platform/storage/storage.ts'
import type { Change } from '../../platform/storage/storage-rows.ts'
import type { ReportForm } from './report-form.ts'

const nameFor = (userId: string) => draftName('report-draft', userId)

/** An empty form under an id of its own. */
const blankReport = (): ReportForm => ({ id: newUuid(), type: '', content: '' })

/** The change that forgets what was typed, to be written together with what it became. */
export const reportDraftRemoval = (userId: string): Change => ({ store: 'kept', remove: nameFor(userId) })

/** What the person typed and did not send yet, as this device kept it; null while it is read. */
export function useReportDraft(userId: string): [ReportForm | null, (form: ReportForm) => void] {
  const [form, setForm] = useState<ReportForm | null>(null)
  useEffect(() => {
    let shown = true
    void storage.kept(nameFor(userId)).then((kept) => {
      if (shown) setForm((kept as ReportForm | undefined) ?? blankReport())
    })
    return () => {
      shown = false
    }
  }, [userId])
  const change = (next: ReportForm) => {
    setForm(next)
    // The boxes emptied again are no draft.
    const isBlank = next.type === '' && next.content === ''
    void storage.keep(nameFor(userId), isBlank ? undefined : next, userId)
  }
  return [form, change]
}
