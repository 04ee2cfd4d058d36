import type { LogEntry } from '@fonte/domain/training-log/log-entry'

/** A part of the training log, in place of what the worker knows of it where it is the first one. */
export interface KnowAsk {
  readonly do: 'know'
  readonly entries: readonly LogEntry[]
  readonly isFirst: boolean
}

export interface WorkerCall<Ask> {
  readonly number: number
  readonly ask: Ask | KnowAsk
}

/** How far a call is, what came of it, or why nothing did. */
export type WorkerAnswer =
  | { readonly number: number; readonly read: number }
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failure: string }
