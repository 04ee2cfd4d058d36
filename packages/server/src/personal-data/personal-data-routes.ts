import { exportRoutes, personalDataRoutes } from '@fonte/contract/account/personal-data'
import { completedAt } from '@fonte/domain/history/completed-at'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { forgetLogBefore } from '../history/training-changes-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { noteReset } from '../platform/revision-store.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { deleteOwnAccount } from './account-deletion.ts'
import { exportPersonalData } from './export.ts'
import { deleteTraining, deleteTrainingUntil } from './personal-data-store.ts'

/** Adds the operations on all that Fonte keeps about a person: taking it along, resetting it, leaving. */
export const addPersonalDataRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { cookies, database, now } = platform
  implement(app, platform, exportRoutes, {
    'export-user-data': async ({ user, body }) => {
      await requirePassword(platform, user, body.password)
      return exportPersonalData(user, now(), database.read)
    },
  })
  implement(app, platform, personalDataRoutes, {
    'reset-user-data': async ({ user, body: { again, password } }) => {
      await requirePassword(platform, user, password)
      await database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        if (again) {
          const until = completedAt(now(), Date.parse(again.sent_at), Date.parse(again.at))
          return deleteTrainingUntil(user.id, new Date(Math.max(0, until)), writer)
        }
        await deleteTraining(user.id, writer)
        await forgetLogBefore(user.id, writer)
        await noteReset(user.id, writer)
      })
    },
    'delete-user-account': async ({ user, body, reply }) => {
      await deleteOwnAccount(platform, user, body.password)
      cookies.clear(reply)
    },
  })
}
