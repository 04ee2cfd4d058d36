import { undoRoutes } from '@fonte/contract/admin/audit'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { findUndoable, type Undos } from './undo-store.ts'

/** Adds the operation that takes an action of the log back; the nouns that it was done to bring how. */
export const addUndoRoutes = (app: FastifyInstance, platform: Platform, undos: Undos): void => {
  const { database, now } = platform
  implement(app, platform, undoRoutes, {
    'undo-admin-action': async ({ user, params: { id }, body: { password } }) => {
      const { action } = await findUndoable(id, now(), database.read)
      await undos[action](platform, user, { id, password })
    },
  })
}
