import { libraryProposalRoutes } from '@fonte/contract/admin/library-proposal'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { declineProposal, type Takers, takeProposal } from './proposal-changes.ts'
import { listLibraryProposals } from './proposal-list.ts'

/** Adds the administrators’ operations on new texts for what they have edited; each kind has its own way to take one. */
export const addLibraryProposalRoutes = (app: FastifyInstance, platform: Platform, takers: Takers): void => {
  const { database } = platform
  const librarian = ({ id }: Caller) => ({ id, now: platform.now() })
  implement(app, platform, libraryProposalRoutes, {
    'get-library-proposals': async ({ params }) => ({ items: await listLibraryProposals(params.kind, database.read) }),
    'take-library-proposal': ({ user, params, body }) =>
      database.transaction((writer) => takeProposal(takers, librarian(user), { ...params, ...body }, writer)),
    'decline-library-proposal': ({ user, params, body }) =>
      database.transaction((writer) => declineProposal(librarian(user), { ...params, ...body }, writer)),
  })
}
