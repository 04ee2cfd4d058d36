import type { Input } from '../../../platform/api/client.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { type BrowserStorage, storage } from '../../../platform/storage/storage.ts'
import type { Change } from '../../../platform/storage/storage-rows.ts'
import { createExerciseKind, exerciseEntityKey } from '../../exercise/exercise-outbox.ts'
import {
  createImportKind,
  type ImportBeginning,
  importEntityKey,
  importWorkoutsKind,
  type WaitingPart,
} from './import-outbox.ts'
import type { ImportPart } from './import-parts.ts'

/** A custom exercise that is made for an import. */
export type MadeExercise = Input<'create-exercise'>['body']

/**
 * Puts an import into the outbox, in one piece: the exercises that are made for it, its beginning, and its parts in their
 * order. A crash leaves all of it or nothing; what was sent is known by its answer.
 */
export async function enqueueImport(
  begun: Omit<ImportBeginning, 'exercise_ids'>,
  made: readonly MadeExercise[],
  parts: readonly ImportPart[],
): Promise<void> {
  const entityKey = importEntityKey(begun.id)
  const of = parts.reduce((sum, { workouts }) => sum + workouts, 0)
  const { id: import_id, file_name } = begun
  const waiting = parts.map((part, index): WaitingPart => {
    return { ...part, import_id, file_name, of, isLast: index === parts.length - 1 }
  })
  await outbox.enqueueAll([
    ...made.map(({ id, ...fields }) => {
      return [createExerciseKind.kind, { entityKey: exerciseEntityKey(id), payload: { id, fields } }] as const
    }),
    [createImportKind.kind, { entityKey, payload: { ...begun, exercise_ids: made.map(({ id }) => id) } }],
    ...waiting.map((payload) => [importWorkoutsKind.kind, { entityKey, payload }] as const),
  ])
}

/** Throws the parts of an import away that have not been sent. What was sent stays, and can be undone. */
export async function cancelImport(importId: string): Promise<void> {
  const ids = outbox.entries.get().flatMap(({ id, kind, payload }) => {
    return kind === importWorkoutsKind.kind && (payload as WaitingPart).import_id === importId ? [id] : []
  })
  await outbox.discard(...ids)
}

/** Forgets what was sent of an import that was undone: should the server be restored, it does not go again. */
export async function forgetSent(
  importId: string,
  { change }: Pick<BrowserStorage, 'change'> = storage,
): Promise<void> {
  const key = importEntityKey(importId)
  await change(({ acknowledged }) =>
    acknowledged.flatMap((row): Change[] =>
      'thing' in row && row.thing === key ? [{ store: 'acknowledged', remove: row.position }] : [],
    ),
  )
}
