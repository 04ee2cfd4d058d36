import { isDeepStrictEqual } from 'node:util'
import { gymRoutes, type StoredGym } from '@fonte/contract/gym'
import type { RouteInput } from '@fonte/contract/route'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { refuseUndone } from '../import/undone-import-store.ts'
import type { Writer } from '../platform/database.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { findGym, keepGym, saveGym } from './gym-store.ts'

/** Adds the operations on the gym of whoever is signed in. */
export const addGymRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database } = platform
  implement(app, platform, gymRoutes, {
    'get-gym': ({ user }) => findGym(user.id, database.read),
    'put-gym': ({ user, body }) => database.transaction((writer) => replaceGym(user.id, body, writer)),
  })
}

type SentGym = RouteInput<(typeof gymRoutes)['put-gym']>['body']

/**
 * Stores a gym over the version that it was read at. A repeated save whose answer was lost finds its own content; saved by
 * hand, the gym of an import is its person's own.
 * @throws Problem `version-conflict` with the current gym, `already-deleted` with an import that was undone, `signed-out`
 */
const replaceGym = async (
  userId: string,
  { content, version, import_id }: SentGym,
  writer: Writer,
): Promise<StoredGym> => {
  await lockMember(userId, writer)
  await refuseUndone(userId, import_id, writer)
  const stored = await findGym(userId, writer)
  if (isDeepStrictEqual(stored.content, content)) {
    if (import_id === undefined) await keepGym(userId, writer)
    return stored
  }
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  const next = { content, version: version + 1 }
  await saveGym(userId, { ...next, import_id: import_id ?? null }, writer)
  return next
}
