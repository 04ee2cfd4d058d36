import { auditRoutes } from '@fonte/contract/admin/audit'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { listAuditLog } from './audit-list.ts'

/** Adds the operation that reads the audit log. */
export const addAuditRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, now } = platform
  implement(app, platform, auditRoutes, {
    'get-audit-log': ({ query }) => listAuditLog(query, now(), database.read),
  })
}
