import { adminUserRoutes } from '@fonte/contract/admin/admin-user'
import { rowsOnPage } from '@fonte/domain/admin/lists'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { searchPatterns } from '../platform/search/search-words.ts'
import { decodeUserCursor, encodeUserCursor } from './user-cursor.ts'
import { countUsers, listUsers, presentUser } from './user-list-store.ts'

/** Adds the operations by which administrators see and change accounts. */
export const addUserRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, now } = platform
  implement(app, platform, adminUserRoutes, {
    'get-users': async ({ query }) => {
      const { search = '', role = null, plan = null, status = null, sort = 'newest', cursor } = query
      const filter = { patterns: searchPatterns(search), role, plan, status }
      const after = cursor === undefined ? null : decodeUserCursor(sort, cursor)
      const [rows, total] = await Promise.all([
        listUsers(filter, { sort, after, now: now() }, database.read),
        countUsers(filter, now(), database.read),
      ])
      const page = rows.slice(0, rowsOnPage)
      const last = rows.length > page.length ? page.at(-1) : undefined
      return {
        items: page.map((row) => presentUser(row, now())),
        next: last ? encodeUserCursor(sort, last) : null,
        total,
      }
    },
  })
}
