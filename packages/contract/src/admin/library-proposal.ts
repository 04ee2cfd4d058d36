import { proposalKinds, proposalParts, proposedFacts, proposedTexts } from '@fonte/domain/library/proposal'
import * as z from 'zod/mini'
import { idField, text, whole } from '../field.ts'
import { programExerciseSchema } from '../program.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** One text as it stands and as the files of this release have it. */
const proposedTextSchema = z.object({
  field: z.enum(proposedTexts),
  lang: z.enum(['fr', 'en']),
  present: z.nullable(z.string()),
  proposed: z.nullable(z.string()),
})

/** Something else of an exercise as it stands and as the files have it: ids, or one word or figure; none where nothing is said. */
const proposedFactSchema = z.object({
  field: z.enum(proposedFacts),
  present: z.array(z.string()),
  proposed: z.array(z.string()),
})

/** What the files of this release say of a row that an administrator has edited. */
const libraryProposalSchema = z.object({
  id: z.string(),
  /** Names this proposal among those that are made for the row one after the other. */
  proposal: z.string(),
  /** Of the row, as it stands; a server of the version before does not say it, and takes no parts. */
  version: z.optional(z.number()),
  name: z.string(),
  name_en: z.nullable(z.string()),
  /** It says how to fail safely, which the present text does not. */
  adds_safety: z.boolean(),
  /** The texts that differ. */
  texts: z.array(proposedTextSchema),
  /** What else differs of an exercise; a server of the version before does not say it. */
  facts: z.optional(z.array(proposedFactSchema)),
  /** The exercises of a program, as they stand and as proposed, where they differ. */
  exercises: z.nullable(
    z.object({ present: z.array(programExerciseSchema), proposed: z.array(programExerciseSchema) }),
  ),
  /**
   * What no form says differs, such as the movement of an exercise or the place of a program: it comes with what is taken.
   * A server of the version before does not say it.
   */
  moves: z.optional(z.boolean()),
})

export type LibraryProposal = Answered<typeof libraryProposalSchema>

const kind = z.enum(proposalKinds)
const params = z.strictObject({ kind, id: idField })
const proposal = text(1, 100)

export const libraryProposalRoutes = defineRoutes({
  'get-library-proposals': {
    method: 'GET',
    path: '/api/admin/library-proposals/:kind',
    summary: 'New texts for rows of the library that an administrator has edited, a missing safety line first.',
    access: 'admin',
    rate: 'read',
    heavy: true,
    params: z.strictObject({ kind }),
    answer: z.object({ items: z.array(libraryProposalSchema) }),
  },
  'take-library-proposal': {
    method: 'POST',
    path: '/api/admin/library-proposals/:kind/:id/take',
    summary:
      'Gives a row of the library, at the version it was read at, the named parts of its proposal; with all of them it follows the files again.',
    access: 'admin',
    rate: 'write',
    params,
    body: z.strictObject({
      proposal,
      /** Of the row beside which the proposal was shown. */
      version: whole({ min: 1, max: 2_000_000_000 }),
      /** What is taken; of what differs, the rest stays as it is. */
      parts: z.array(z.enum(proposalParts)).check(z.maxLength(proposalParts.length)),
    }),
    problems: ['not-found', 'name-taken', 'version-conflict'],
  },
  'decline-library-proposal': {
    method: 'PUT',
    path: '/api/admin/library-proposals/:kind/:id/declined',
    summary: 'Keeps the text of a row until the files bring another one, or takes that decision back.',
    access: 'admin',
    rate: 'write',
    params,
    body: z.strictObject({ proposal, declined: z.boolean() }),
    problems: ['not-found'],
  },
})
