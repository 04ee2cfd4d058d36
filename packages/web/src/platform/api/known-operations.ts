import { answerShapes } from '@fonte/contract/answer/answer-shapes'
import type { Shape } from '@fonte/contract/answer/shape'
import type { OperationId } from '@fonte/contract/routes'
import { type AnswerChecks, answerChecks } from './names.ts'
import { routePaths } from './route-paths.ts'

/** What the client knows of operations, by their ids. */
interface Operations {
  /** Method and path. */
  readonly paths: { readonly [Id in OperationId]?: string }
  /** Shapes of answers; none for an empty one. */
  readonly shapes: { readonly [Id in OperationId]?: Shape }
  /** What an answer must repeat of its call. */
  readonly checks: AnswerChecks
}

let known: Operations = { paths: routePaths, shapes: answerShapes, checks: answerChecks }

/** Adds operations that only some pages know: they bring them along. */
export function learnOperations({ paths, shapes, checks }: Operations): void {
  known = {
    paths: { ...known.paths, ...paths },
    shapes: { ...known.shapes, ...shapes },
    checks: { ...known.checks, ...checks },
  }
}

/** Method and path of an operation. @throws Error for one that no page in sight has brought along */
export function lineOf(id: OperationId): string {
  const line = known.paths[id]
  if (line === undefined) throw new Error(`nobody has said where ${id} is`)
  return line
}

/** The shape of an operation’s answer; undefined for an empty one. */
export const shapeOfAnswer = (id: OperationId): Shape | undefined => known.shapes[id]

/** Whether an answer that has its operation's shape names what this call sent or asked for. */
export function namesItsCall(id: OperationId, answer: unknown, call: unknown): boolean {
  const check = known.checks[id] as ((answer: unknown, call: unknown) => boolean) | undefined
  return check?.(answer, call) ?? true
}
