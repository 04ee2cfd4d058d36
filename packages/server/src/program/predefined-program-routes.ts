import { predefinedProgramRoutes } from '@fonte/contract/admin/predefined-program'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from '../platform/session/caller.ts'
import {
  createPredefinedProgram,
  deletePredefinedProgram,
  updatePredefinedProgram,
} from './predefined-program-changes.ts'
import { countPeopleWhoDid, findPredefinedProgram } from './predefined-program-store.ts'

/** Adds the administrators’ operations on predefined programs. */
export const addPredefinedProgramRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database } = platform
  const librarian = ({ id }: Caller) => ({ id, now: platform.now() })
  implement(app, platform, predefinedProgramRoutes, {
    'get-predefined-program-use': async ({ params, fail }) => {
      if (!(await findPredefinedProgram(params.id, database.read))) fail('not-found')
      return { people: await countPeopleWhoDid(params.id, database.read) }
    },
    'create-predefined-program': ({ user, body }) =>
      database.transaction((writer) => createPredefinedProgram(librarian(user), body, writer)),
    'update-predefined-program': ({ user, params, body: { version, ...fields } }) =>
      database.transaction((writer) =>
        updatePredefinedProgram(librarian(user), { id: params.id, version, fields }, writer),
      ),
    'delete-predefined-program': ({ user, params }) =>
      database.transaction((writer) => deletePredefinedProgram(librarian(user), params.id, writer)),
  })
}
