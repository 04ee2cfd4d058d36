import { importRoutes } from '@fonte/contract/import'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { listDeletedOfFiles } from '../history/imported-entry-store.ts'
import { implement } from '../platform/http/implement.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetName, listImportNames, rememberNames } from './import-name-store.ts'
import { beganWith, findImport, insertImport, listImports } from './import-store.ts'
import { importWorkouts } from './import-workouts.ts'
import { renameBrought } from './rename-brought.ts'
import { undoImport } from './undo-import.ts'

const nothingRenamed = { renamed: 0, kept: 0, stood: 0 }

/** Adds the operations on files that people bring in. */
export const addImportRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, now } = platform
  implement(app, platform, importRoutes, {
    'get-imports': async ({ user }) => ({
      items: await listImports(user.id, database.read),
      names: await listImportNames(user.id, database.read),
      deleted: await listDeletedOfFiles(user.id, storedLimits.workouts, database.read),
    }),
    'create-import': ({ user, body: { names, ...made }, fail }) =>
      database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        const isNew = await insertImport(user.id, made, now(), writer)
        if (isNew) await rememberNames(user.id, names, made.id, writer)
        else if (!(await beganWith(made, writer))) fail('id-conflict')
        return (await findImport(user.id, made.id, writer)) ?? fail('id-conflict')
      }),
    'import-workouts': ({ user, params, body }) =>
      database.transaction((writer) => importWorkouts(user.id, params.id, body.entries, now(), writer)),
    'undo-import': ({ user, params }) =>
      database.transaction((writer) => undoImport(user.id, params.id, now(), writer)),
    'put-import-name': ({ user, body: { name, exercise_id, rename_from: from } }) =>
      database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        if (exercise_id === null) await forgetName(user.id, name, writer)
        else await rememberNames(user.id, [{ name, exercise_id }], null, writer)
        const renames = from !== undefined && exercise_id !== null && from !== exercise_id
        const told = renames ? await renameBrought(user.id, { name, from, to: exercise_id }, writer) : nothingRenamed
        return { name, exercise_id, ...told }
      }),
  })
}
