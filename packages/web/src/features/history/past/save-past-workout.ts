import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { saysTheSame, toPastContent } from '@fonte/domain/history/past/content'
import type { PastForm, PastWorkout } from '@fonte/domain/history/past/form'
import { setFigures } from '@fonte/domain/history/summarize'
import { localOffset } from '../../../platform/local-day.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { storage } from '../../../platform/storage/storage.ts'
import type { Change } from '../../../platform/storage/storage-rows.ts'
import {
  builtOn,
  finishedWorkoutKind,
  type HistoryChange,
  historyEntityKey,
  updateWorkoutKind,
} from '../history-outbox.ts'
import { withoutMarks } from '../history-overlay.ts'
import { entryQuery } from '../history-reads.ts'
import { trainingLog } from '../log/device-log.ts'

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
  const change = { entry: { ...said, ...content, ...setFigures(content.sets) }, base }
  const stored = await arrivedSince(base)
  const payload = stored ? builtOn(change, stored) : change
  const entry = await outbox.enqueue(updateWorkoutKind, { entityKey: historyEntityKey(id), payload }, [alongside])
  return { id, entry }
}

/**
 * What the server has made of a write of this device that waited when the workout was opened, and with which it was
 * opened: a change of it builds on that. Undefined while anything of it still waits, which does the same once it is
 * answered, and where the server has something else: then its person is asked.
 */
async function arrivedSince(opened: HistoryEntryWithSets): Promise<HistoryEntryWithSets | undefined> {
  const thing = historyEntityKey(opened.id)
  const rows = await storage.rows('acknowledged', opened.user_id)
  const last = rows.findLast((row) => row.thing === thing)
  const stored = storedNow(opened)
  if (!last || !stored || outbox.entries.get().some((row) => row.thing === thing)) return undefined
  const isResult =
    last.kind === updateWorkoutKind.kind
      ? isResultOfChange(last.payload as HistoryChange, opened, stored)
      : versionOf(stored) === 1 && saysTheSame(last.payload as PastWorkout, opened)
  return isResult ? stored : undefined
}

/** Behind a making, a change had taken the times of the server's clock by the time it was sent. */
function isResultOfChange(
  { entry }: HistoryChange,
  opened: HistoryEntryWithSets,
  stored: HistoryEntryWithSets,
): boolean {
  const { started_at, completed_at } = entry
  return versionOf(stored) === versionOf(entry) + 1 && saysTheSame(entry, { ...opened, started_at, completed_at })
}

/** The newest that this device knows the server to have: its own answer, or what the log was told. */
function storedNow({ id, user_id }: HistoryEntryWithSets): HistoryEntryWithSets | undefined {
  const answered = queryClient.getQueryData(entryQuery(id).queryKey)
  const { userId, entries } = trainingLog.log.get()
  const logged = userId === user_id ? entries.find((entry) => entry.id === id) : undefined
  if (!logged || (answered && versionOf(answered) >= logged.version)) return answered
  return { ...logged, user_id, ...setFigures(logged.sets) }
}

/** One that the server has not answered yet will be its first. */
const versionOf = ({ version = 1 }: Pick<HistoryEntryWithSets, 'version'>): number => version
