import type { Shape } from '../answer/shape.ts'
import type { OperationId } from '../routes.ts'
import first from './writes-0.1.0.json' with { type: 'json' }
import sixth from './writes-0.6.0.json' with { type: 'json' }

/** A write of the outbox as a former Fonte's client sent it, and what its server answered. */
export interface FormerWrite {
  readonly operation: OperationId
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Absent where it answered nothing. */
  readonly answer?: unknown
  /** What its client expects of an answer. */
  readonly shape?: Shape
}

/**
 * Every kind of write that the outbox of a former version knew, in an order in which they can be sent. They were recorded
 * at that version's own server, and are never changed.
 */
export const formerWrites = { '0.1.0': first, '0.6.0': sixth } as unknown as Readonly<
  Record<'0.1.0' | '0.6.0', readonly FormerWrite[]>
>
