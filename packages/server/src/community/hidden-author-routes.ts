import { hiddenAuthorRoutes } from '@fonte/contract/community/hidden-author'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteHiddenAuthor, listHiddenAuthors } from './hidden-author-store.ts'
import { hideAuthor } from './hide-author.ts'

/** Adds the operations on the authors that a person has hidden. */
export const addHiddenAuthorRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, now } = platform
  implement(app, platform, hiddenAuthorRoutes, {
    'get-hidden-authors': async ({ user }) => ({ items: await listHiddenAuthors(user.id, database.read) }),
    'hide-author': ({ user, params }) =>
      database.transaction((writer) => hideAuthor(user.id, params.id, now(), writer)),
    'show-author': async ({ user, params, fail }) => {
      const wasHidden = await database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        return deleteHiddenAuthor(user.id, params.id, writer)
      })
      if (!wasHidden) fail('not-found')
    },
  })
}
