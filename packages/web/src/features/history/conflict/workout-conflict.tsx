import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { useNavigate } from '@tanstack/react-router'
import { outbox, type Pending, usePending } from '../../../platform/outbox/device-outbox.ts'
import { documentConflict } from '../../../platform/outbox/document-conflict.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { VersionConflict } from '../../../ui/version-conflict.tsx'
import { type HistoryChange, historyEntityKey, updateWorkoutKind } from '../history-outbox.ts'
import { entryQuery, historyKey, noteWorkoutGone } from '../history-reads.ts'
import { conflictMessages } from './conflict-messages.ts'
import { useOtherVersion } from './conflict-queries.ts'
import { keepAsNewWorkout } from './keep-as-new.ts'
import { WorkoutDifferences } from './workout-differences.tsx'

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
  const { workout: theirs, failed, isGone, retry } = useOtherVersion(entry.id)
  const choose = (choice: (conflict: ReturnType<typeof conflictOver>) => Promise<void>) => async () => {
    if (theirs) await choice(conflictOver(theirs))
  }
  if (isGone) return <Gone pending={pending} />
  return (
    <section className="grid gap-3">
      <VersionConflict
        text={words.conflict}
        mine={words.keepMine}
        theirs={words.takeTheirs}
        disabled={!theirs}
        onMine={choose((conflict) => conflict.keepMine(pending, entry))}
        onTheirs={choose(async (conflict) => {
          await conflict.takeTheirs(pending)
          await renewReads(queryClient, historyKey)
        })}
      />
      {theirs && <WorkoutDifferences mine={entry} theirs={theirs} />}
      {failed && <ErrorState message={words.unread} retryLabel={words.retry} onRetry={retry} />}
      {!theirs && !failed && <p role="status">{words.reading}</p>}
    </section>
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

/** How it ends, over the version that was shown: one that was saved later still is asked about anew. */
const conflictOver = (theirs: HistoryEntryWithSets) =>
  documentConflict({
    kind: updateWorkoutKind,
    entityKey: historyEntityKey(theirs.id),
    queryKey: entryQuery(theirs.id).queryKey,
    overCurrent: async (mine: HistoryEntryWithSets) => ({ entry: { ...mine, version: theirs.version }, base: theirs }),
  })
