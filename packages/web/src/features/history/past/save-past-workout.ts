import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { saysTheSame, toPastContent } from '@fonte/domain/history/past/content'
import type { PastForm } from '@fonte/domain/history/past/form'
import { setFigures } from '@fonte/domain/history/summarize'
import { localOffset } from '../../../platform/local-day.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import type { Change } from '../../../platform/storage/storage-rows.ts'
import { finishedWorkoutKind, historyEntityKey, updateWorkoutKind } from '../history-outbox.ts'
import { withoutMarks } from '../history-overlay.ts'

/** What became of a form: the id of the workout, and that of the entry in the outbox where there was anything to save. */
interface Saved {
  readonly id: string
  readonly entry: string | null
}

/** Saves a workout that is written down by hand; the server follows. `alongside` is written in the same step. */
export async function saveNewWorkout(form: PastForm, program_id: string | null, alongside: Change): Promise<Saved> {
  const id = newUuid()
  const payload = { id, program_id, ...toPastContent(form, null, localOffset), origin: 'hand' } as const
  const entry = await outbox.enqueue(finishedWorkoutKind, { id, entityKey: historyEntityKey(id), payload }, [alongside])
  return { id, entry }
}

/** Saves the change of a workout over the version that it was read at; nothing where it says what it said. */
export async function saveWorkoutChange(
  form: PastForm,
  opened: HistoryEntryWithSets,
  alongside: Change,
): Promise<Saved> {
  const base = withoutMarks(opened)
  const { id } = base
  const content = toPastContent(form, base, localOffset)
  if (saysTheSame(content, base)) return { id, entry: null }
  const { notes: _, total_weight_lb: __, ...said } = base
  const payload = { entry: { ...said, ...content, ...setFigures(content.sets) }, base }
  const entry = await outbox.enqueue(updateWorkoutKind, { entityKey: historyEntityKey(id), payload }, [alongside])
  return { id, entry }
}
