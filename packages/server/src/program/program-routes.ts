import { setModelHeader } from '@fonte/contract/answer/headers'
import { programRoutes } from '@fonte/contract/program'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { createProgram, deleteProgram, updateProgram } from './program-changes.ts'
import { listOwnPrograms, listPredefinedPrograms } from './program-store.ts'
import { readProgram } from './read-program.ts'

/** Adds the operations on programs: one's own, and reading the predefined ones. */
export const addProgramRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { config, database } = platform
  implement(app, platform, programRoutes, {
    'get-programs': {
      // With the names of exercises, of the library and of one's own.
      version: ({ user: { versions } }) => `${versions.programs} ${versions.exercises} ${versions.library}`,
      answer: async ({ user }) => ({ items: await listOwnPrograms(user.id, database.read) }),
    },
    'get-predefined-programs': {
      effort: () => 'high',
      version: ({ user }) => user.versions.library,
      answer: async () => ({ items: await listPredefinedPrograms(database.read) }),
    },
    'get-program': async ({ user, params, fail }) =>
      (await readProgram(user, params.id, config.imageHosts, database.read)) ?? fail('not-found'),
    'create-program': ({ user, body }) => database.transaction((writer) => createProgram(user.id, body, writer)),
    'update-program': ({ user, params, body, request }) => {
      const isPartial = request.headers[setModelHeader] === undefined
      return database.transaction((writer) => updateProgram(user.id, params.id, { ...body, isPartial }, writer))
    },
    'delete-program': async ({ user, params, fail }) => {
      const found = await database.transaction((writer) => deleteProgram(user.id, params.id, writer))
      if (!found) fail('not-found')
    },
  })
}
