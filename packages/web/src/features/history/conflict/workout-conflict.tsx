import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { type Pending, usePending } from '../../../platform/outbox/device-outbox.ts'
import { documentConflict } from '../../../platform/outbox/document-conflict.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { VersionConflict } from '../../../ui/version-conflict.tsx'
import { type HistoryChange, historyEntityKey, updateWorkoutKind } from '../history-outbox.ts'
import { entryQuery, historyKey } from '../history-reads.ts'
import { conflictMessages } from './conflict-messages.ts'
import { useOtherVersion } from './conflict-queries.ts'
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
  const { workout: theirs, failed, retry } = useOtherVersion(entry.id)
  const choose = (choice: (conflict: ReturnType<typeof conflictOver>) => Promise<void>) => async () => {
    if (theirs) await choice(conflictOver(theirs))
  }
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

/** How it ends, over the version that was shown: one that was saved later still is asked about anew. */
const conflictOver = (theirs: HistoryEntryWithSets) =>
  documentConflict({
    kind: updateWorkoutKind,
    entityKey: historyEntityKey(theirs.id),
    queryKey: entryQuery(theirs.id).queryKey,
    overCurrent: async (mine: HistoryEntryWithSets) => ({ entry: { ...mine, version: theirs.version }, base: theirs }),
  })
