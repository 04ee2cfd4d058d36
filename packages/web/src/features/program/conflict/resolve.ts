import type { Program } from '@fonte/contract/program'
import { duplicateProgram } from '@fonte/domain/program/duplicate'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import type { Change } from '../../../platform/storage/storage-rows.ts'
import { programsKey } from '../program-list.ts'
import { createProgramKind, programEntityKey, updateProgramKind } from '../program-outbox.ts'
import type { Conflict } from './conflicts.ts'

/** Saves what stands here over the version that was shown; nobody who saves later still is overwritten. */
export async function keepMine({ mine, entries }: Conflict, current: Program): Promise<void> {
  const payload = { program: { ...mine, version: current.version }, base: current }
  await outbox.enqueue(updateProgramKind, { entityKey: programEntityKey(mine.id), payload }, removals(entries))
}

/** Gives up what stands here, and reads the list again, which is still the one from before. */
export async function takeTheirs({ entries }: Conflict): Promise<void> {
  await outbox.discard(...entries.map(({ id }) => id))
  await renewReads(queryClient, programsKey)
}

/** Keeps what stands here as a program of its own; `suffix` marks its name. */
export async function keepAsCopy({ mine, entries }: Conflict, suffix: string): Promise<void> {
  const id = newUuid()
  const copy = duplicateProgram(mine, { id, user_id: mine.user_id ?? '', suffix })
  const payload: Program = { ...copy, exercises: mine.exercises, updated_at: new Date(now()).toISOString() }
  await outbox.enqueue(createProgramKind, { id, entityKey: programEntityKey(id), payload }, removals(entries))
}

const removals = (entries: Conflict['entries']): Change[] =>
  entries.map(({ position }) => ({ store: 'outbox', remove: position }))
