import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { toPastForm } from '@fonte/domain/history/past/form'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { localOffset } from '../../../platform/local-day.ts'
import { useUnit } from '../../../platform/words/unit.ts'
import { useWords } from '../../../platform/words/words.ts'
import { MissingEntry } from '../entry-screen.tsx'
import { historyMessages } from '../history-messages.ts'
import { useEntry } from '../log/use-entry.ts'
import { type PastDraft, usePastDraft } from './past-drafts.ts'
import { PastWorkoutForm } from './past-workout-form.tsx'

/** Changes the workout of the history that the URL names, with what was typed before a crash or a reload. */
export function EditWorkoutScreen() {
  const { entryId = '' } = useParams({ strict: false })
  const draft = usePastDraft(entryId)
  const { entry, isDeleted, error, refetch } = useEntry(entryId)
  const base = draft?.base ?? entry
  if (draft !== undefined && base && !isDeleted) return <Opened base={base} draft={draft} />
  return <MissingEntry isDeleted={isDeleted} error={error} onRetry={refetch} />
}

/** What was opened stays so, whatever the server says later: the save tells where it was changed meanwhile. */
function Opened(props: { base: HistoryEntryWithSets; draft: PastDraft | null }) {
  const words = useWords(historyMessages)
  const unit = useUnit()
  const [opened] = useState(() => {
    const { base, draft } = props
    const start = toPastForm(base, { unit: draft?.form.unit ?? unit, offsetAt: localOffset })
    return { draftKey: base.id, base, programId: base.program_id, start, draft }
  })
  return <PastWorkoutForm opened={opened} title={words.edit} />
}
