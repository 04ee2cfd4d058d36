import { isDeepStrictEqual } from 'node:util'
import { gymRoutes, type StoredGym } from '@fonte/contract/gym'
import type { Gym } from '@fonte/domain/gym/gym'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import type { Writer } from '../platform/database.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { findGym, saveGym } from './gym-store.ts'

/** Adds the operations on the gym of whoever is signed in. */
export const addGymRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database } = platform
  implement(app, platform, gymRoutes, {
    'get-gym': ({ user }) => findGym(user.id, database.read),
    'put-gym': ({ user, body }) => database.transaction((writer) => replaceGym(user.id, body, writer)),
  })
}

/**
 * Stores a gym over the version that it was read at. A repeated save whose answer was lost finds its own content.
 * @throws Problem `version-conflict` with the current gym, `signed-out`
 */
const replaceGym = async (
  userId: string,
  { content, version }: { readonly content: Gym; readonly version: number },
  writer: Writer,
): Promise<StoredGym> => {
  await lockMember(userId, writer)
  const stored = await findGym(userId, writer)
  if (isDeepStrictEqual(stored.content, content)) return stored
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  const next = { content, version: version + 1 }
  await saveGym(userId, next, writer)
  return next
}
