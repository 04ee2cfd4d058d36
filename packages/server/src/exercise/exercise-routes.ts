import { exerciseRoutes } from '@fonte/contract/exercise'
import type { FastifyInstance } from 'fastify'
import { libraryVersion } from '../library/library-version-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from '../platform/session/caller.ts'
import { createExercise, deleteOwnExercise, updateExercise } from './exercise-changes.ts'
import { listExerciseGuides } from './exercise-guide-store.ts'
import { listExercises, listShortExercises } from './exercise-store.ts'

/**
 * Who gets exercises of their own beside the library, null where it is the library alone: then the answer is everybody's, and
 * must hold nothing that somebody made after their version was read.
 */
const makerOf = (visitor: Caller | null): string | null => (visitor?.versions.exercises ? visitor.id : null)

/** Adds the operations on exercises: the global library for everybody, custom ones for their creator. */
export const addExerciseRoutes = (app: FastifyInstance, platform: Platform): void =>
  implement(app, platform, exerciseRoutes, {
    'get-exercises': {
      // Made anew with each change of who has exercises of their own, once for all the others.
      effort: ({ visitor }) => (makerOf(visitor) ? 'medium' : 'high'),
      version: ({ visitor, query }) =>
        libraryVersion(visitor, platform.database.read, `${visitor?.versions.exercises ?? null} ${query.form}`),
      answer: async ({ visitor, query }) => {
        const list = query.form === 'short' ? listShortExercises : listExercises
        return { items: await list(makerOf(visitor), platform.database.read) }
      },
    },
    'get-exercise-guides': {
      effort: () => 'high',
      version: ({ visitor, query }) => libraryVersion(visitor, platform.database.read, query.lang),
      answer: async ({ query }) => ({ items: await listExerciseGuides(query.lang, platform.database.read) }),
    },
    'create-exercise': ({ user, body }) =>
      platform.database.transaction((writer) => createExercise(user, body, writer)),
    'update-exercise': ({ user, params, body }) =>
      platform.database.transaction((writer) => updateExercise(user, params.id, body, writer)),
    'delete-exercise': async ({ user, params, fail }) => {
      const found = await platform.database.transaction((writer) => deleteOwnExercise(user.id, params.id, writer))
      if (!found) fail('not-found')
    },
  })
