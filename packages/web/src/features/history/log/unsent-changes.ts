import type { UnsentHistory } from '../history-overlay.ts'
import type { WaitingChange } from './log-change.ts'
import { logEntryOf } from './packed-entry.ts'

/** What waits on this device, as it will change the log. */
export const unsentChanges = ({ written, deleted }: UnsentHistory): readonly WaitingChange[] => [
  ...[...deleted.keys()].map((gone) => ({ gone })),
  ...[...written.values()].map((workout) =>
    workout.base ? { put: logEntryOf(workout) } : { add: logEntryOf(workout) },
  ),
]
