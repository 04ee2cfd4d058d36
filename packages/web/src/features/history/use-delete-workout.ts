import type { HistoryEntry } from '@fonte/contract/history'
import { useCallback } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { useHeldDeletion } from '../../ui/use-held-deletion.ts'
import { historyMessages } from './history-messages.ts'
import { deleteWorkoutKind, historyEntityKey } from './history-outbox.ts'

/** How long (ms) a deletion can be taken back. */
const undoTime = 8_000

/** Deletes a workout on the device at once; answers whether the device kept that. */
export function useDeleteWorkout(): (entry: HistoryEntry) => Promise<boolean> {
  const words = useWords(historyMessages)
  const remove = useHeldDeletion({ kind: deleteWorkoutKind, undoTime, words })
  return useCallback(
    (entry) => remove({ entityKey: historyEntityKey(entry.id), payload: { entry }, name: entry.program_name }),
    [remove],
  )
}
