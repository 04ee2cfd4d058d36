import { exerciseRoutes } from '@fonte/contract/exercise'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { createExercise, deleteExercise, updateExercise } from './exercise-changes.ts'
import { exercisesVersion, isLibraryAlone, listExercises } from './exercise-store.ts'

/** Adds the operations on exercises: the global library for everybody, custom ones for their creator. */
export const addExerciseRoutes = (app: FastifyInstance, platform: Platform): void =>
  implement(app, platform, exerciseRoutes, {
    'get-exercises': {
      // Made anew with each change of who has exercises of their own, once for all the others.
      effort: (version) => (isLibraryAlone(version) ? 'high' : 'medium'),
      version: ({ visitor }) => exercisesVersion(visitor?.id ?? null, platform.database.read),
      answer: async ({ visitor }) => ({ items: await listExercises(visitor?.id ?? null, platform.database.read) }),
    },
    'create-exercise': ({ user, body }) =>
      platform.database.transaction((writer) => createExercise(user, body, writer)),
    'update-exercise': ({ user, params, body }) =>
      platform.database.transaction((writer) => updateExercise(user, params.id, body, writer)),
    'delete-exercise': async ({ user, params, fail }) => {
      const found = await platform.database.transaction((writer) => deleteExercise(user.id, params.id, writer))
      if (!found) fail('not-found')
    },
  })
