import { libraryMuscleRoutes } from '@fonte/contract/admin/library-muscle'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from '../platform/session/caller.ts'
import { listLibraryMuscles } from './library-muscle-store.ts'
import { createMuscle, createMuscleGroup, updateMuscle, updateMuscleGroup } from './muscle-changes.ts'
import { deleteMuscle, deleteMuscleGroup, orderMuscles, useOfGroup, useOfMuscle } from './muscle-removal.ts'

/** Adds the administrators’ operations on main groups and muscles. */
export const addLibraryMuscleRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database } = platform
  const { read, transaction } = database
  const librarian = ({ id }: Caller) => ({ id, now: platform.now() })
  implement(app, platform, libraryMuscleRoutes, {
    'get-library-muscles': async () => ({ items: await listLibraryMuscles(read) }),
    'get-muscle-group-use': ({ params }) => useOfGroup(params.id, read),
    'create-muscle-group': ({ user, body }) =>
      transaction((writer) => createMuscleGroup(librarian(user), body, writer)),
    'update-muscle-group': ({ user, params: { id }, body: { version, ...names } }) =>
      transaction((writer) => updateMuscleGroup(librarian(user), { id, version }, names, writer)),
    'delete-muscle-group': ({ user, params }) =>
      transaction((writer) => deleteMuscleGroup(librarian(user), params.id, writer)),
    'order-muscle-groups': async ({ user, body }) => ({
      items: await transaction((writer) => orderMuscles(librarian(user), null, body.ids, writer)),
    }),
    'create-muscle': ({ user, params, body }) =>
      transaction((writer) => createMuscle(librarian(user), params.id, body, writer)),
    'order-muscles': async ({ user, params, body }) => ({
      items: await transaction((writer) => orderMuscles(librarian(user), params.id, body.ids, writer)),
    }),
    'get-muscle-use': ({ params }) => useOfMuscle(params.id, read),
    'update-muscle': ({ user, params: { id }, body: { version, ...fields } }) =>
      transaction((writer) => updateMuscle(librarian(user), { id, version }, fields, writer)),
    'delete-muscle': ({ user, params }) => transaction((writer) => deleteMuscle(librarian(user), params.id, writer)),
  })
}
