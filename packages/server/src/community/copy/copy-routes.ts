import { copyRoutes } from '@fonte/contract/community/copy'
import { hiddenAuthorRoutes } from '@fonte/contract/community/hidden-author'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../../account/account-store.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteHiddenAuthor, listHiddenAuthors } from '../hidden-author-store.ts'
import { hideAuthor } from '../hide-author.ts'
import { copyPost } from './copy.ts'
import { listCopyChanges, takeCopyChange } from './copy-change.ts'

/** Adds the operations on copies of posts, and on what their authors changed since. */
export const addCopyRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { config, database, now } = platform
  const moment = () => ({ now: now(), imageHosts: config.imageHosts })
  implement(app, platform, copyRoutes, {
    'copy-post': ({ user, params, body }) =>
      database.transaction((writer) => copyPost(user.id, params.id, body.id, moment(), writer)),
    'get-copy-changes': {
      version: ({ user: { id, versions } }) =>
        [id, versions.posts, versions.programs, versions.exercises, versions.hiddenAuthors, versions.library].join(' '),
      answer: async ({ user }) => ({ items: await listCopyChanges(user.id, database.read) }),
    },
    'take-copy-change': ({ user, params, body }) =>
      database.transaction((writer) => takeCopyChange(user.id, params.id, body, moment(), writer)),
  })
}

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
