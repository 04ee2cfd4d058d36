import { copyRoutes } from '@fonte/contract/community/copy'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
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
