import { reportRoutes } from '@fonte/contract/report'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { fileReport } from './file-report.ts'

/** Adds the operation that files a support ticket. */
export const addReportRoutes = (app: FastifyInstance, platform: Platform): void =>
  implement(app, platform, reportRoutes, {
    'create-report': ({ user, body }) =>
      platform.database.transaction((writer) => fileReport(user.id, body, platform.now(), writer)),
  })
