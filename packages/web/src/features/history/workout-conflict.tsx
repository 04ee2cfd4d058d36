import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { usePending } from '../../platform/outbox/device-outbox.ts'
import { documentConflict } from '../../platform/outbox/document-conflict.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { renewReads } from '../../platform/query/renew.ts'
import { useWords } from '../../platform/words/words.ts'
import { VersionConflict } from '../../ui/version-conflict.tsx'
import { historyMessages } from './history-messages.ts'
import { historyEntityKey, updateWorkoutKind } from './history-outbox.ts'
import { entryQuery, historyKey } from './history-reads.ts'

/** How it ends where a workout was changed here and elsewhere. */
const workoutConflict = (id: string) =>
  documentConflict({
    kind: updateWorkoutKind,
    entityKey: historyEntityKey(id),
    queryKey: entryQuery(id).queryKey,
    overCurrent: async (mine: HistoryEntryWithSets) => {
      const base = await queryClient.fetchQuery({ ...entryQuery(id), staleTime: 0 })
      return { entry: { ...mine, version: base.version }, base }
    },
  })

/** Tells that a workout was changed here and elsewhere, and asks which one is to stay; `entry` is as it stands here. */
export function WorkoutConflict({ entry }: { entry: HistoryEntryWithSets }) {
  const words = useWords(historyMessages)
  const pending = usePending(updateWorkoutKind).filter(({ thing }) => thing === historyEntityKey(entry.id))
  if (!pending.some(({ refusal }) => refusal?.code === 'version-conflict')) return null
  const conflict = workoutConflict(entry.id)
  const takeTheirs = async () => {
    await conflict.takeTheirs(pending)
    await renewReads(queryClient, historyKey)
  }
  return (
    <VersionConflict
      text={words.conflict}
      mine={words.keepMine}
      theirs={words.takeTheirs}
      onMine={() => conflict.keepMine(pending, entry)}
      onTheirs={takeTheirs}
    />
  )
}
