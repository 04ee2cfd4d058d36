import type { Change, LockableRows, StorageRows, StoreName } from './storage-rows.ts'

/** The steps of a write, or what makes them of all rows there are, open or locked. */
export type Writing = readonly Change[] | ((rows: LockableRows) => readonly Change[])

/** Where the device's rows are: in IndexedDB, or in memory when that fails. */
export interface Backend {
  /** Tells the database from one that was made after it had been deleted; undefined for those of earlier Fontes. Never rejects. */
  readonly identity: Promise<unknown>
  /** One person's rows of a store, oldest first; locked ones are not shown. */
  readonly rows: <S extends StoreName>(store: S, userId: string) => Promise<StorageRows[S][]>
  /**
   * All steps or none: when it answers them, they are kept. Those that are made of the rows there are belong to the transaction
   * that read these.
   */
  readonly write: (writing: Writing) => Promise<readonly Change[]>
  readonly kept: (name: string) => Promise<unknown>
  /** Everything there is, as the steps that would write it again. */
  readonly dump: () => Promise<Change[]>
  readonly close: () => void
}
