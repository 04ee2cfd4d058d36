import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { toPastForm } from '@fonte/domain/history/past/form'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
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
  return <EditWorkout key={entryId} entryId={entryId} />
}

function EditWorkout({ entryId }: { entryId: string }) {
  const draft = usePastDraft(entryId)
  const { entry, isDeleted, error, refetch } = useEntry(entryId)
  const [base, setBase] = useState<HistoryEntryWithSets>()
  const found = draft?.base ?? entry
  if (!base && draft !== undefined && found) setBase(found)
  if (!base || draft === undefined) return <MissingEntry isDeleted={isDeleted} error={error} onRetry={refetch} />
  return <Opened base={base} draft={draft} isGone={isDeleted || isProblem(error, 'not-found')} />
}

interface OpenedProps {
  readonly base: HistoryEntryWithSets
  readonly draft: PastDraft | null
  /** Whether the workout was deleted meanwhile. */
  readonly isGone: boolean
}

/** What was opened stays so, whatever the server says later: the save tells where it was changed meanwhile. */
function Opened({ isGone, ...props }: OpenedProps) {
  const words = useWords(historyMessages)
  const unit = useUnit()
  const [opened] = useState(() => {
    const { base, draft } = props
    const start = toPastForm(base, { unit: draft?.form.unit ?? unit, offsetAt: localOffset })
    return { draftKey: base.id, base, programId: base.program_id, start, draft }
  })
  return <PastWorkoutForm opened={opened} isGone={isGone} title={words.edit} />
}
