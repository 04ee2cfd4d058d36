import type { Program } from '@fonte/contract/program'
import type { OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { programEntityKey, updateProgramKind } from '../program-outbox.ts'
import { writtenProgram } from '../program-overlay.ts'

/** A change that the server refused because the program was changed, or deleted, elsewhere meanwhile. */
export interface Conflict {
  readonly reason: 'changed' | 'deleted'
  /** The program as it stands here, with every change that waits behind the refused one. */
  readonly mine: Program
  /** Everything that waits for this program, oldest first. */
  readonly entries: readonly OutboxRow[]
}

/** The programs over which this device and another disagree. */
export function findConflicts(entries: readonly OutboxRow[]): readonly Conflict[] {
  return entries.flatMap((entry) => {
    const reason = reasonOf(entry)
    const refused = writtenProgram(entry)
    if (!reason || !refused) return []
    const waiting = entries.filter(({ thing }) => thing === programEntityKey(refused.id))
    const mine = waiting.flatMap((other) => writtenProgram(other) ?? []).at(-1) ?? refused
    return [{ reason, mine, entries: waiting }]
  })
}

function reasonOf({ kind, refusal }: OutboxRow): Conflict['reason'] | undefined {
  if (kind !== updateProgramKind.kind) return undefined
  if (refusal?.code === 'version-conflict') return 'changed'
  return refusal?.code === 'not-found' ? 'deleted' : undefined
}
