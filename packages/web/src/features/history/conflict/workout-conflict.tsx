import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../platform/api/client.ts'
import { outbox, type Pending, usePending } from '../../../platform/outbox/device-outbox.ts'
import { documentConflict } from '../../../platform/outbox/document-conflict.ts'
import { useOtherVersion } from '../../../platform/query/other-version.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useWords } from '../../../platform/words/words.ts'
import { VersionChoice } from '../../../ui/version-choice.tsx'
import { VersionConflict } from '../../../ui/version-conflict.tsx'
import { type HistoryChange, historyEntityKey, updateWorkoutKind } from '../history-outbox.ts'
import { entryQuery, historyKey, noteWorkoutGone } from '../history-reads.ts'
import { conflictMessages } from './conflict-messages.ts'
import { useDifferenceRows } from './difference-rows.ts'
import { keepAsNewWorkout } from './keep-as-new.ts'

interface Props {
  /** The workout as it stands here. */
  entry: HistoryEntryWithSets
}

/** Tells that a workout was changed here and elsewhere, shows what both say, and asks which one is to stay. */
export function WorkoutConflict({ entry }: Props) {
  const pending = usePending(updateWorkoutKind).filter(({ thing }) => thing === historyEntityKey(entry.id))
  if (!pending.some(({ refusal }) => refusal?.code === 'version-conflict')) return null
  return <Choice entry={entry} pending={pending} />
}

function Choice({ entry, pending }: Props & { pending: readonly Pending<HistoryChange>[] }) {
  const words = useWords(conflictMessages)
  const rowsOf = useDifferenceRows()
  const { id } = entry
  const other = useOtherVersion(entryQuery(id).queryKey, (signal) =>
    call('get-workout-history-entry', { params: { id } }, { signal }),
  )
  const conflict = conflictOf(id)
  if (other.isGone) return <Gone pending={pending} />
  return (
    <VersionChoice
      words={words}
      other={other}
      rows={(theirs) => rowsOf(entry, theirs)}
      onMine={(theirs) => conflict.keepMine(entry, theirs)}
      onTheirs={async () => {
        await conflict.takeTheirs()
        await renewReads(queryClient, historyKey)
      }}
    />
  )
}

/** It was deleted elsewhere meanwhile: what stands here is kept as a new one, or given up. */
function Gone({ pending }: { pending: readonly Pending<HistoryChange>[] }) {
  const words = useWords(conflictMessages)
  const navigate = useNavigate()
  return (
    <VersionConflict
      text={words.gone}
      mine={words.keepAsNew}
      theirs={words.letGo}
      onMine={async () => {
        const entryId = await keepAsNewWorkout(pending)
        await navigate({ to: '/stats/$entryId', params: { entryId }, replace: true })
      }}
      onTheirs={async () => {
        for (const { payload } of pending.slice(0, 1)) noteWorkoutGone(payload.base)
        await outbox.discard(...pending.map(({ id }) => id))
      }}
    />
  )
}

/** How it ends where a workout was changed here and elsewhere. */
const conflictOf = (id: string) =>
  documentConflict({
    kind: updateWorkoutKind,
    entityKey: historyEntityKey(id),
    queryKey: entryQuery(id).queryKey,
    over: (mine: HistoryEntryWithSets, theirs: HistoryEntryWithSets) => ({
      entry: { ...mine, version: theirs.version },
      base: theirs,
    }),
  })
