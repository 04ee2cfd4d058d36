import { programRoutes } from '@fonte/contract/program'
import type { FastifyInstance } from 'fastify'
import { libraryVersion } from '../library/library-version-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { createProgram, deleteProgram, updateProgram } from './program-changes.ts'
import { findProgram, listOwnPrograms, listPredefinedPrograms, ownProgramsVersion } from './program-store.ts'

/** Adds the operations on programs: one's own, and reading the predefined ones. */
export const addProgramRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database } = platform
  implement(app, platform, programRoutes, {
    'get-programs': {
      version: ({ user }) => ownProgramsVersion(user.id, database.read),
      answer: async ({ user }) => ({ items: await listOwnPrograms(user.id, database.read) }),
    },
    'get-predefined-programs': {
      effort: () => 'high',
      version: () => libraryVersion(database.read),
      answer: async () => ({ items: await listPredefinedPrograms(database.read) }),
    },
    'get-program': async ({ user, params, fail }) =>
      (await findProgram(user.id, params.id, database.read)) ?? fail('not-found'),
    'create-program': ({ user, body }) => database.transaction((writer) => createProgram(user.id, body, writer)),
    'update-program': ({ user, params, body }) =>
      database.transaction((writer) => updateProgram(user.id, params.id, body, writer)),
    'delete-program': async ({ user, params, fail }) => {
      const found = await database.transaction((writer) => deleteProgram(user.id, params.id, writer))
      if (!found) fail('not-found')
    },
  })
}
