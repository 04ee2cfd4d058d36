/** A write that waits to reach the server; see `outbox/`. */
export interface OutboxRow {
  /** Place in the queue; the device gives it. */
  readonly position: number
  /** The write's own id: the id of the row it makes, or one of its own. */
  readonly id: string
  readonly user_id: string
  /** Which registered kind sends it. */
  readonly kind: string
  /**
   * Key of the entity that it changes: writes of one entity are sent in order, and only the failing entity waits. Named
   * as devices have stored it since 0.1.0: rows in the vault are locked, so that no upgrade could rename theirs.
   */
  readonly thing: string
  readonly payload: unknown
  /** Epoch ms by the device's clock. */
  readonly enqueued_at: number
  /** Not sent before this time (epoch ms), so that it can be taken back. */
  readonly hold_until: number
  readonly attempts: number
  /**
   * Why the last try failed: a problem code, `network` for no answer, `stranger` for one that is not Fonte's,
   * `older-server` where the server does not know a field, or the operation, yet.
   */
  readonly last_error: string | null
  /** The server's final refusal: the row waits for its person to read it, retry or discard it. */
  readonly refusal: { readonly code: string; readonly request_id: string; readonly at: number } | null
  /** It had been acknowledged before, by a server that was restored since. */
  readonly again?: boolean
}

/** A write that the server acknowledged: kept for a while, in case the server is restored to an older state. */
export interface AcknowledgedRow extends OutboxRow {
  /** What it did to its row. */
  readonly does: 'make' | 'change' | 'delete'
  /** Where the person's changes stood then; what a server has that stands lower does not include this one. */
  readonly revision: number
  /** Epoch ms by the device's clock. */
  readonly acknowledged_at: number
}

/** One event of the workout that is running; what an event is, is the workout's business. */
export interface RunningWorkoutRow {
  readonly position: number
  readonly user_id: string
  readonly event: unknown
}

/** The last answer of one query. */
export interface QueryRow {
  readonly user_id: string
  readonly hash: string
  readonly key: readonly unknown[]
  /** The answer as JSON in UTF-8, which the browser copies faster than texts, and far faster than objects. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** As earlier Fontes kept it: as JSON, and before that as it is. */
  readonly text?: string
  readonly data?: unknown
  /** Epoch ms. */
  readonly updated_at: number
  /** Which version of the answers' shape this is. */
  readonly shape: number
}

/** A finished workout of one person's training log, packed; see `features/history/log`. */
export interface TrainingRow {
  readonly user_id: string
  readonly id: string
  readonly packed: string
}

/** The kept value that says how far the training log of a person has come to this device: it goes with the rows. */
export const logStateName = (userId: string): string => `training:${userId}`

/** A small value that the device keeps, such as the language, or what somebody typed and did not save. */
export interface KeptRow {
  readonly name: string
  readonly value: unknown
  /** Whose it is; nobody's is what belongs to the device, whoever uses it. */
  readonly user_id?: string | undefined
}

/** A row of somebody who is signed out, encrypted; see `vault/`. */
export type LockedRow =
  | { readonly position: number; readonly user_id: string; readonly locked: Uint8Array }
  | { readonly name: string; readonly user_id: string; readonly locked: Uint8Array }

/** All rows of the stores that can be locked, open or locked. */
export interface LockableRows {
  readonly outbox: readonly (OutboxRow | Extract<LockedRow, { position: number }>)[]
  readonly acknowledged: readonly (AcknowledgedRow | Extract<LockedRow, { position: number }>)[]
  readonly running_workout: readonly (RunningWorkoutRow | Extract<LockedRow, { position: number }>)[]
  readonly kept: readonly (KeptRow | Extract<LockedRow, { name: string }>)[]
}

/** The rows of each of the device's stores. */
export interface StorageRows {
  outbox: OutboxRow
  acknowledged: AcknowledgedRow
  running_workout: RunningWorkoutRow
  query_cache: QueryRow
  training: TrainingRow
  kept: KeptRow
}

export type StoreName = keyof StorageRows

/** A row as it is written; one without a position goes to the end. */
type Written<S extends StoreName> = S extends 'outbox' | 'running_workout'
  ? Omit<StorageRows[S], 'position'> & { readonly position?: number }
  : StorageRows[S]

type Key = number | string | readonly string[]

/** One step of a write; the steps of one `write` happen all together or not at all. */
export type Change = {
  [S in StoreName]:
    | { readonly store: S; readonly put: Written<S> }
    // Only where the row still is, and open: a change must not bring back what was taken away or locked meanwhile.
    | { readonly store: S; readonly replace: StorageRows[S] }
    | { readonly store: S; readonly remove: Key }
    | { readonly store: S; readonly removeAllOf: string }
}[StoreName]
