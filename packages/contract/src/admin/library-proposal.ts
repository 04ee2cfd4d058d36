import { proposalKinds } from '@fonte/domain/library/proposal'
import * as z from 'zod/mini'
import { idField, text } from '../field.ts'
import { programExerciseSchema } from '../program.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** One text as it stands and as the files of this release have it. */
const proposedTextSchema = z.object({
  field: z.enum(['name', 'aliases', 'description', 'safety']),
  lang: z.enum(['fr', 'en']),
  present: z.nullable(z.string()),
  proposed: z.nullable(z.string()),
})

/** What the files of this release say of a row that an administrator has edited. */
const libraryProposalSchema = z.object({
  id: z.string(),
  /** Names this proposal among those that are made for the row one after the other. */
  proposal: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  /** It says how to fail safely, which the present text does not. */
  adds_safety: z.boolean(),
  /** The texts that differ. */
  texts: z.array(proposedTextSchema),
  /** The exercises of a program, as they stand and as proposed, where they differ. */
  exercises: z.nullable(
    z.object({ present: z.array(programExerciseSchema), proposed: z.array(programExerciseSchema) }),
  ),
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
    summary: 'Gives a row of the library its proposed text; from then on it follows the files of each release again.',
    access: 'admin',
    rate: 'write',
    params,
    body: z.strictObject({ proposal }),
    problems: ['not-found', 'name-taken'],
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
