import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { WeightUnit } from '@fonte/domain/units/weight'
import type { PlanRequest, ReadRequest, Wanted } from './import-file.ts'

/** What the page asks of the worker. */
export type WorkerAsk =
  | { readonly do: 'know'; readonly entries: readonly LogEntry[]; readonly isFirst: boolean }
  | { readonly do: 'read'; readonly file: Blob; readonly request: ReadRequest }
  | { readonly do: 'plan'; readonly request: PlanRequest }
  | { readonly do: 'problems' }
  | { readonly do: 'measures'; readonly weightUnit: WeightUnit }
  | { readonly do: 'parts'; readonly wanted: Wanted }

export interface WorkerCall {
  readonly number: number
  readonly ask: WorkerAsk
}

/** How far a call is, what came of it, or why nothing did. */
export type WorkerAnswer =
  | { readonly number: number; readonly read: number }
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failure: string }
