import { removalOfReads } from '../storage/forget-person.ts'
import type {
  AcknowledgedRow,
  Change,
  KeptRow,
  LockableRows,
  LockedRow,
  OutboxRow,
  RunningWorkoutRow,
} from '../storage/storage-rows.ts'
import { seal, unseal } from './seal.ts'

/** The key of whoever is signed in, kept while they are, so that their rows can be locked without the server. */
export interface KeptKey {
  readonly userId: string
  readonly key: string
}

type Open = OutboxRow | AcknowledgedRow | RunningWorkoutRow | KeptRow
type LockableStore = keyof LockableRows

const lockableStores: readonly LockableStore[] = ['outbox', 'acknowledged', 'running_workout', 'kept']

/** Where a row stands: what was locked in one place does not open in another. */
const placeOf = (store: LockableStore, row: Open | LockedRow): string =>
  `fonte ${store} ${row.user_id} ${'name' in row ? row.name : row.position}`

/** A row as it stands locked: its place and its owner can be read, nothing else. */
const locked = (key: Uint8Array, store: LockableStore, row: Open): LockedRow => {
  const { user_id = '' } = row
  const sealed = seal(key, placeOf(store, row), row)
  return 'name' in row
    ? { name: row.name, user_id, locked: sealed }
    : { position: row.position, user_id, locked: sealed }
}

/** The change that puts a row where it stands; none where that cannot be done without damage. */
const inPlace = (store: LockableStore, make: () => unknown): Change[] => {
  try {
    return [{ store, put: make() } as Change]
  } catch {
    return []
  }
}

/** The steps that lock all rows of a person. A row that cannot be locked stays as it is, and is never lost. */
export const lockRows = (rows: LockableRows, userId: string, key: Uint8Array): Change[] =>
  lockableStores.flatMap((store) =>
    rows[store].flatMap((row) =>
      row.user_id !== userId || 'locked' in row ? [] : inPlace(store, () => locked(key, store, row)),
    ),
  )

/** The steps that open all locked rows of a person. What another key locked stays locked. */
export const unlockRows = (rows: LockableRows, userId: string, key: Uint8Array): Change[] =>
  lockableStores.flatMap((store) =>
    rows[store].flatMap((row) =>
      row.user_id === userId && 'locked' in row
        ? inPlace(store, () => unseal(key, placeOf(store, row), row.locked))
        : [],
    ),
  )

/** The steps that lock all rows of who leaves, and forget what the device only keeps for them to read. */
export const leave = ({ userId, key }: KeptKey, rows: LockableRows): Change[] => [
  ...lockRows(rows, userId, bytesOf(key)),
  // Last: how far the log has come would otherwise be locked, and stay.
  ...removalOfReads(userId),
]

/** The steps that open all locked rows of who enters. */
export const enter = ({ userId, key }: KeptKey, rows: LockableRows): Change[] => unlockRows(rows, userId, bytesOf(key))

const bytesOf = (key: string): Uint8Array =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
