import { historyRoutes } from '@fonte/contract/history'
import { trainingLogRoutes } from '@fonte/contract/training-log/training-log'
import { historyPage } from '@fonte/domain/history/workout-history'
import type { FastifyInstance } from 'fastify'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from '../platform/session/caller.ts'
import { storeFinishedWorkout } from './finished-workout.ts'
import { findHistoryEntry, listHistory, sumHistory } from './history-store.ts'
import { listLastSets } from './last-sets-store.ts'
import { deletePastWorkout, updatePastWorkout } from './past-workout.ts'
import { readTrainingChanges } from './training-changes.ts'

/** Adds the operations on finished workouts, and on the log of them that a device keeps. */
export const addHistoryRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database } = platform
  const version = ({ user }: { readonly user: Caller }) => user.versions.history
  implement(app, platform, historyRoutes, {
    'get-workout-history': {
      version: ({ user, query }) => `${user.versions.history} ${JSON.stringify(query.cursor)}`,
      answer: async ({ user, query }) => {
        const from = query.cursor === undefined ? null : decodeCursor(query.cursor)
        const rows = await listHistory(user.id, from, database.read)
        const last = rows.length > historyPage ? rows[historyPage - 1] : undefined
        const next = last ? encodeCursor({ at: new Date(last.completed_at), id: last.id }) : null
        return { items: rows.slice(0, historyPage), next }
      },
    },
    'get-workout-totals': { version, answer: ({ user }) => sumHistory(user.id, database.read) },
    'get-last-sets': {
      version,
      answer: async ({ user }) => ({ items: await listLastSets(user.id, database.read) }),
    },
    'get-workout-history-entry': async ({ user, params, fail }) =>
      (await findHistoryEntry(user.id, params.id, database.read)) ?? fail('not-found'),
    'create-workout-history': ({ user, body }) =>
      database.transaction((writer) => storeFinishedWorkout(user.id, body, platform.now(), writer)),
    'update-workout-history': ({ user, params, body }) =>
      database.transaction((writer) => updatePastWorkout(user.id, params.id, body, platform.now(), writer)),
    'delete-workout-history': ({ user, params }) =>
      database.transaction((writer) => deletePastWorkout(user.id, params.id, writer)),
  })
  implement(app, platform, trainingLogRoutes, {
    'get-training-changes': ({ user, query }) => readTrainingChanges(user.id, query.since, database.read),
  })
}
