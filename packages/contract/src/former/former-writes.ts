import type { Shape } from '../answer/shape.ts'
import type { OperationId } from '../routes.ts'
import writes from './writes-0.1.0.json' with { type: 'json' }

/** A write of the outbox as a former Fonte's client sent it, and what its server answered. */
interface FormerWrite {
  readonly operation: OperationId
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Absent where it answered nothing. */
  readonly answer?: unknown
  /** What its client expects of an answer. */
  readonly shape?: Shape
}

/** Every kind of write that the outbox of version 0.1.0 knew, in an order in which they can be sent. Never changed. */
export const formerWrites = writes as unknown as readonly FormerWrite[]
