import type { Exercise } from '@fonte/contract/exercise'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import {
  createExerciseKind,
  deleteExerciseKind,
  type ExerciseDeletion,
  type ExerciseWrite,
  updateExerciseKind,
} from './exercise-outbox.ts'

type Entry = Pick<OutboxRow, 'kind' | 'payload' | 'user_id'>

/** The list as it will be once everything that waits has been sent. */
export function overlayExercises(items: readonly Exercise[], entries: readonly Entry[]): readonly Exercise[] {
  return entries.reduce((list, entry) => applied(list, entry), items)
}

/** One’s own exercises that are newer here than on the server, by id. */
export function waitingExercises(entries: readonly Entry[]): ReadonlySet<string> {
  const writes = entries.filter(({ kind }) => kind === createExerciseKind.kind || kind === updateExerciseKind.kind)
  return new Set(writes.map(({ payload }) => (payload as ExerciseWrite).id))
}

function applied(items: readonly Exercise[], { kind, payload, user_id }: Entry): readonly Exercise[] {
  if (kind === createExerciseKind.kind) {
    const { id, fields } = payload as ExerciseWrite
    return [...items.filter((item) => item.id !== id), unsentExercise(id, user_id, fields)]
  }
  if (kind === updateExerciseKind.kind) {
    const { id, fields } = payload as ExerciseWrite
    return items.map((item) => (item.id === id ? changed(item, fields) : item))
  }
  if (kind === deleteExerciseKind.kind) {
    const { id } = payload as ExerciseDeletion
    return items.map((item) => (item.id === id ? { ...item, archived: true } : item))
  }
  return items
}

/** An exercise of `creator_id` as it is before the server knows it. */
export function unsentExercise(id: string, creator_id: string, fields: ExerciseWrite['fields']): Exercise {
  return {
    id,
    creator_id,
    ...fields,
    image_url: fields.image_url ?? null,
    name_en: null,
    aliases: [],
    aliases_en: [],
    equipment_en: null,
    description_en: null,
    archived: false,
  }
}

/** Who does not say anything about the picture keeps it. */
function changed(item: Exercise, { image_url = item.image_url, ...fields }: ExerciseWrite['fields']): Exercise {
  return { ...item, ...fields, image_url }
}
