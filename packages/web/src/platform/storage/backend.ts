import type { Change, LockableRows, StorageRows, StoreName } from './storage-rows.ts'

/** Where the device's rows are: in IndexedDB, or in memory when that fails. */
export interface Backend {
  /** Whether there was nothing when it was opened. */
  readonly isNew: boolean
  /** One person's rows of a store, oldest first; locked ones are not shown. */
  readonly rows: <S extends StoreName>(store: S, userId: string) => Promise<StorageRows[S][]>
  /** All steps or none; when it answers, they are kept. */
  readonly write: (changes: readonly Change[]) => Promise<void>
  /** Writes what `decide` makes of all rows there are, open or locked, in the transaction that read them. */
  readonly change: (decide: (rows: LockableRows) => readonly Change[]) => Promise<void>
  readonly kept: (name: string) => Promise<unknown>
  /** Everything there is, as the steps that would write it again. */
  readonly dump: () => Promise<Change[]>
  readonly close: () => void
}
