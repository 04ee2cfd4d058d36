import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { answerSchema, type SchemaObject } from '../json-schema.ts'

/** How the answers of an operation become JSON. */
export interface AnswerWriter {
  /** What answers look like, as text: another one when their shape is. */
  shape(): string
  /** JSON of an answer, with what its schema names and nothing else. */
  write(reply: FastifyReply, answer: unknown): string
}

/**
 * Writes answers as their schema says. The serializer is made for the first of them: those of all operations, and once more
 * for HEAD, take 5 MB, and many are never asked for.
 */
export const answerWriter = (answer: z.ZodMiniType): AnswerWriter => {
  let made: SchemaObject | undefined
  const schema = (): SchemaObject => {
    made ??= answerSchema(answer)
    return made
  }
  return {
    shape: () => JSON.stringify(schema()),
    write: (reply, content) => reply.serializeInput(content as Record<string, unknown>, schema()),
  }
}
