import { postRoutes } from '@fonte/contract/community/post'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { searchPatterns } from '../platform/search/search-words.ts'
import type { Caller } from '../platform/session/caller.ts'
import { decodePostCursor, encodePostCursor } from './list/post-cursor.ts'
import { listPosts, sizeOf } from './list/post-list-store.ts'
import { keepPractice } from './post/kept-practice.ts'
import { readPost } from './post/post-details.ts'
import { publishProgram } from './post/publish.ts'
import { ratePost } from './post/rate.ts'
import { reportPost } from './post/report-post.ts'
import { deletePost, unpublishProgram } from './post/withdraw.ts'
import { presentPost } from './post-row.ts'
import { facetOf } from './post-text.ts'

/** Whose list it is: null for all who have hidden nobody, and so get the same. */
const readerOf = ({ id, versions }: Caller): string | null => (versions.hiddenAuthors === null ? null : id)

interface Filters {
  readonly group?: string | undefined
  readonly equipment?: string | undefined
  readonly length?: string | undefined
}

const facetsOf = ({ group, equipment, length }: Filters): string[] => [
  ...(group === undefined ? [] : [facetOf.group(group)]),
  ...(equipment === undefined ? [] : [facetOf.equipment(equipment)]),
  ...(length === undefined ? [] : [facetOf.length(length)]),
]

/** Raised when a search finds other posts than before: what browsers keep of it is then asked for anew. */
const searchVersion = 2

/** Adds the operations on posts of the community. */
export const addPostRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { config, database, now } = platform
  const { imageHosts } = config
  const practiceOf = keepPractice(now)
  implement(app, platform, postRoutes, {
    'get-public-programs': {
      effort: () => 'medium',
      version: ({ user: { versions }, query: { count, ...query } }) => {
        const asked = JSON.stringify({ ...query, size: sizeOf({ count: Number(count ?? 1) }) })
        return `${searchVersion} ${versions.posts} ${versions.hiddenAuthors} ${imageHosts} ${asked}`
      },
      answer: async ({ user, query }) => {
        const { search = '', sort = 'newest', cursor, count, ...filters } = query
        const after = cursor === undefined ? null : decodePostCursor(sort, cursor)
        const many = count === undefined ? undefined : Number(count)
        const wanted = { reader: readerOf(user), sort, after, patterns: searchPatterns(search), count: many }
        const { posts, last } = await listPosts({ ...wanted, facets: facetsOf(filters) }, database.read)
        const next = last && encodePostCursor(sort, last)
        return { items: posts.map((row) => presentPost(row, imageHosts)), next, version: user.versions.posts }
      },
    },
    'get-post': async ({ user, params, fail }) =>
      (await readPost(user.id, params.id, { imageHosts, practiceOf }, database.read)) ?? fail('not-found'),
    'create-post': ({ user, body: { notes, ...body } }) => {
      const post = { note_places: notes, ...body }
      return database.transaction((writer) => publishProgram(user.id, post, { now: now(), imageHosts }, writer))
    },
    'delete-post': ({ user, owner, body }) =>
      database.transaction((writer) => deletePost(platform, user, owner, body, writer)),
    'rate-post': ({ user, params, body }) =>
      database.transaction((writer) => ratePost(user.id, params.id, body.rating, now(), writer)),
    'unpublish-program': ({ user, params }) =>
      database.transaction((writer) => unpublishProgram(user.id, params.id, writer)),
    'report-post': ({ user, params, body }) =>
      database.transaction((writer) => reportPost(user.id, params.id, body, now(), writer)),
  })
}
