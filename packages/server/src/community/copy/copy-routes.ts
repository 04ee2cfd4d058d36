import { copyRoutes } from '@fonte/contract/community/copy'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyPost } from './copy.ts'
import { findCopyChange, listCopyChanges, takeCopyChange } from './copy-change.ts'

/** Adds the operations on copies of posts, and on what their authors changed since. */
export const addCopyRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { config, database, now } = platform
  const moment = () => ({ now: now(), imageHosts: config.imageHosts })
  implement(app, platform, copyRoutes, {
    'copy-post': ({ user, params, body }) =>
      database.transaction((writer) => copyPost(user.id, params.id, body.id, moment(), writer)),
    'get-copy-changes': {
      version: ({ user: { id, versions }, query }) => {
        const { posts, programs, exercises, hiddenAuthors, library } = versions
        return [id, posts, programs, exercises, hiddenAuthors, library, query.cursor].join(' ')
      },
      answer: ({ user, query }) => listCopyChanges(user.id, query.cursor ?? null, database.read),
    },
    'get-copy-change': async ({ user, params, fail }) =>
      (await findCopyChange(user.id, params.id, database.read)) ?? fail('not-found'),
    'take-copy-change': ({ user, params, body }) =>
      database.transaction((writer) => takeCopyChange(user.id, params.id, body, moment(), writer)),
  })
}
