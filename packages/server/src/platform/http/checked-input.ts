import type { Route } from '@fonte/contract/route'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '../problem.ts'

/** Rows of an `invalid-input` answer: a form shows fewer, and the answer stays smaller than what was sent. */
const mostErrors = 20

/**
 * Items of all lists of one part together. A body of 1 MiB that is in order has 62,000 at most: 15,400 of the shortest sets,
 * each with its own name in the file, which is a list of two.
 */
const mostItems = 65_000

/**
 * An object of more fields than a set has is one that is read by its keys, as notes are by their places: each field costs as
 * much to read as so many items. 100 workouts with 50 notes each come to 20,000.
 */
const mostPlainFields = 16
const itemsOfField = 4

/** Up to so many items each fault is named. Of longer lists the first fault is: to collect all would cost seconds. */
const fewItems = 2_000

/** Ends at the first fault, as zod's own `validate` does; its types leave the option out. */
const toFirstFault = { abortEarly: true } as z.core.ParseContext<z.core.$ZodIssue>

/** How many items all lists in a value of JSON have together, however deep, with the fields of what is read by its keys. */
function countItems(value: unknown): number {
  const waiting = [value]
  let count = 0
  for (let next = waiting.pop(); next !== undefined && count <= mostItems; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    if (Array.isArray(next)) count += values.length
    else if (values.length > mostPlainFields) count += values.length * itemsOfField
    for (const inner of values) if (typeof inner === 'object') waiting.push(inner)
  }
  return count
}

const inputParts = ['params', 'query', 'body'] as const

/**
 * Puts into a call what came with its request (params, query and body), checked by the schemas of its row.
 * @throws Problem `invalid-input` with the path and reason of each fault, of very long lists of the first one
 */
export function checkInput<Call extends { readonly request: FastifyRequest }>(route: Route, call: Call): Call {
  for (const part of inputParts) {
    const schema = route[part]
    if (!schema) continue
    const value = call.request[part]
    const items = countItems(value)
    if (items > mostItems) throw new Problem('invalid-input', { errors: [{ path: part, reason: 'too_big' }] })
    const read = z.safeParse(schema, value, items > fewItems ? toFirstFault : undefined)
    if (!read.success) {
      const errors = read.error.issues.slice(0, mostErrors).map((issue) => ({
        path: [part, ...issue.path].join('.'),
        reason: issue.code === 'custom' ? issue.message : issue.code,
      }))
      throw new Problem('invalid-input', { errors })
    }
    Object.assign(call, { [part]: read.data })
  }
  return call
}
