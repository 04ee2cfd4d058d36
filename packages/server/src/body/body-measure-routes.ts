import { bodyMeasureRoutes } from '@fonte/contract/training-log/body-measure'
import type { BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { dayKey } from '@fonte/domain/history/day'
import { utcOffsetBounds } from '@fonte/domain/training-log/log-entry'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { refuseUndone } from '../import/undone-import-store.ts'
import type { Writer } from '../platform/database.ts'
import { implement } from '../platform/http/implement.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { countBodyMeasures, saveBodyMeasures } from './body-measure-store.ts'

/** Adds the operation on measures of the body; they are read with the training log. */
export const addBodyMeasureRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, now } = platform
  implement(app, platform, bodyMeasureRoutes, {
    'put-body-measures': async ({ user, body }) => {
      const items = await database.transaction((writer) => storeMeasures(user.id, body, now(), writer))
      return { items: [...items] }
    },
  })
}

/** Answers the measures as they stand then. @throws Problem `already-deleted` with an import that was undone, `in-future`, `measures-full`, `signed-out` */
const storeMeasures = async (
  userId: string,
  { measures, import_id }: { readonly measures: readonly BodyMeasureChange[]; readonly import_id?: string | undefined },
  now: number,
  writer: Writer,
): Promise<readonly BodyMeasureChange[]> => {
  // A day is in the future once it has begun nowhere on Earth.
  const latest = dayKey(now, utcOffsetBounds.max)
  if (measures.some(({ day }) => day > latest)) throw new Problem('in-future')
  await lockMember(userId, writer)
  await refuseUndone(userId, import_id, writer)
  const standing = await saveBodyMeasures(userId, measures, import_id ?? null, writer)
  if ((await countBodyMeasures(userId, writer)) > storedLimits.bodyMeasures) throw new Problem('measures-full')
  return standing
}
