import { exportRoutes, personalDataRoutes } from '@fonte/contract/account/personal-data'
import type { RouteInput } from '@fonte/contract/route'
import { completedAt } from '@fonte/domain/history/completed-at'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { forgetLogBefore } from '../history/training-changes-store.ts'
import { implement } from '../platform/http/implement.ts'
import { isResetOf } from '../platform/http/revision-header.ts'
import type { Platform } from '../platform/platform.ts'
import { noteForgottenReset, noteReset } from '../platform/revision-store.ts'
import type { Caller } from '../platform/session/caller.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { deleteOwnAccount } from './account-deletion.ts'
import { exportPersonalData } from './export.ts'
import { deleteTraining } from './personal-data-store.ts'

type ResetAgain = RouteInput<(typeof personalDataRoutes)['reset-user-data']>['body']['again']

/**
 * The number of a reset that the person's password was given for, and whether the database, which may have been restored
 * since, knows of it; null for any other one.
 */
const provenReset = ({ config }: Platform, { id, revision }: Caller, again: ResetAgain) => {
  if (!again?.proof || !revision) return null
  const { number, mark } = again.proof
  if (!isResetOf(config.sessionKeys, mark, id, number)) return null
  return { number, isKnown: revision.reset_at_number >= number }
}

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
      const proven = provenReset(platform, user, again)
      // It was done: the answer to it was lost, or the server was restored to a time after it.
      if (proven?.isKnown) return
      if (!proven) await requirePassword(platform, user, password)
      await database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        if (again) {
          const until = completedAt(now(), Date.parse(again.sent_at), Date.parse(again.at))
          await deleteTraining(user.id, writer, new Date(Math.max(0, until)))
          // Its proof has served: from now on it erases nothing.
          if (proven) await noteForgottenReset(user.id, proven.number, writer)
          return
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
