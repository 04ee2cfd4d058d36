import { libraryExerciseRoutes } from '@fonte/contract/admin/library-exercise'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from '../platform/session/caller.ts'
import {
  archiveLibraryExercise,
  createLibraryExercise,
  restoreLibraryExercise,
  updateLibraryExercise,
} from './library-exercise-changes.ts'
import { listLibraryExercises } from './library-exercise-list.ts'
import { findLibraryExerciseUse } from './library-exercise-store.ts'

/** Adds the administrators’ operations on global exercises. */
export const addLibraryExerciseRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database } = platform
  const librarian = ({ id }: Caller) => ({ id, now: platform.now() })
  implement(app, platform, libraryExerciseRoutes, {
    'get-library-exercises': ({ query }) => listLibraryExercises(query, database.read),
    'get-library-exercise-use': async ({ params, fail }) =>
      (await findLibraryExerciseUse(params.id, database.read)) ?? fail('not-found'),
    'create-library-exercise': ({ user, body }) =>
      database.transaction((writer) => createLibraryExercise(librarian(user), body, writer)),
    'update-library-exercise': ({ user, params, body: { version, ...sent } }) =>
      database.transaction((writer) =>
        updateLibraryExercise(librarian(user), { id: params.id, version, sent }, writer),
      ),
    'delete-library-exercise': ({ user, params }) =>
      database.transaction((writer) => archiveLibraryExercise(librarian(user), params.id, writer)),
    'restore-library-exercise': ({ user, params }) =>
      database.transaction((writer) => restoreLibraryExercise(librarian(user), params.id, writer)),
  })
}
