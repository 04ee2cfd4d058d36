import type * as z from 'zod/mini'
import { answerSchema, type SchemaObject } from '../json-schema.ts'

/** The schema by which the answers of an operation become JSON, the same object each time. */
export type AnswerSchema = () => SchemaObject

/**
 * Makes the schema of an operation's answers for the first of them, and with it their serializer: those of all operations, and
 * once more for HEAD, take 5 MB, and many are never asked for.
 */
export const schemaOfAnswers = (answer: z.ZodMiniType): AnswerSchema => {
  let made: SchemaObject | undefined
  return () => {
    made ??= answerSchema(answer)
    return made
  }
}
