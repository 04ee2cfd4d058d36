import { dashboardRoutes } from '@fonte/contract/admin/dashboard'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { readFigures, readStats } from './dashboard.ts'

/** Adds what the dashboard of administrators shows. */
export const addDashboardRoutes = (app: FastifyInstance, platform: Platform): void =>
  implement(app, platform, dashboardRoutes, {
    'get-admin-dashboard-stats': () => readStats(platform),
    'get-admin-figures': () => readFigures(platform),
  })
