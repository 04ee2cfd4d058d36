import { type SourceLine, sourceLineKinds } from '@fonte/domain/community/source-line'
import * as z from 'zod/mini'
import { idField, uuidField, whole } from '../field.ts'
import { programSchema, programSetSchema } from '../program.ts'
import { type Answered, type Describes, defineRoutes } from '../route.ts'

const namedPlaceSchema = z.object({
  exercise_id: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  place: z.optional(z.string()),
})

const sideSchema = z.object({
  text: z.nullable(z.string()),
  rest: z.nullable(z.number()),
  sets: z.nullable(z.array(programSetSchema)),
  order: z.nullable(z.array(namedPlaceSchema)),
})

const sourceLineSchema = z.object({
  id: z.string(),
  kind: z.enum(sourceLineKinds),
  exercise: z.nullable(namedPlaceSchema),
  before: z.nullable(sideSchema),
  after: z.nullable(sideSchema),
}) satisfies Describes<SourceLine>

/** A copy whose original is another one by now. */
const changedCopy = {
  /** One’s copy. */
  program_id: z.string(),
  /** The original as it is now. */
  source_version: z.number(),
}

const copyChangeSchema = z.object({ ...changedCopy, lines: z.array(sourceLineSchema) })

export type CopyChange = Answered<typeof copyChangeSchema>

const versionField = whole({ min: 1, max: 2_000_000_000 })

/** As many lines as two programs can differ by, with room. */
const lineIds = z.array(idField).check(z.maxLength(250))

export const copyRoutes = defineRoutes({
  'copy-post': {
    method: 'POST',
    path: '/api/posts/:id/copies',
    summary:
      'Makes an independent program of one’s own from a post, under an id of the client; repeating changes nothing.',
    access: 'premium',
    rate: 'create',
    params: z.strictObject({ id: uuidField }),
    body: z.strictObject({ id: uuidField }),
    answer: programSchema,
    problems: ['not-found', 'already-deleted', 'id-conflict', 'programs-full', 'exercises-full'],
  },
  'get-copy-changes': {
    method: 'GET',
    path: '/api/copy-changes',
    summary: 'Which programs that one copied their authors changed, while a post of them stands, a page at a time.',
    access: 'premium',
    rate: 'read',
    heavy: true,
    query: z.strictObject({
      /** The last copy that the page before looked at. */
      cursor: z.optional(uuidField),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          ...changedCopy,
          /** Empty: pages of 0.6.0 show what stands here. */
          lines: z.optional(z.array(sourceLineSchema)),
        }),
      ),
      /** The cursor of the next page; a page may be empty before the last one. */
      next: z.optional(z.nullable(z.string())),
    }),
  },
  'get-copy-change': {
    method: 'GET',
    path: '/api/programs/:id/copy-change',
    summary: 'What its author changed in a program that one copied, line by line, while a post of it stands.',
    access: 'premium',
    rate: 'read',
    params: z.strictObject({ id: uuidField }),
    answer: copyChangeSchema,
    problems: ['not-found'],
  },
  'take-copy-change': {
    method: 'POST',
    path: '/api/programs/:id/copy-change',
    summary:
      'Takes lines of an author’s change over into one’s copy, keeping one’s own weights, and leaves others for good.',
    access: 'premium',
    rate: 'write',
    params: z.strictObject({ id: uuidField }),
    largestBody: 131_072,
    body: z.strictObject({
      /** The copy that the lines were read with. */
      version: versionField,
      source_version: versionField,
      take: lineIds,
      leave: lineIds,
    }),
    answer: programSchema,
    problems: ['not-found', 'version-conflict', 'programs-full', 'exercises-full'],
  },
})
