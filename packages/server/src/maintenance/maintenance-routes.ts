import { maintenanceRoutes } from '@fonte/contract/service/maintenance'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { switchMaintenance } from './maintenance-store.ts'

/** Adds the operations on maintenance: everybody may ask for its state, administrators change it. */
export const addMaintenanceRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, maintenance, now } = platform
  implement(app, platform, maintenanceRoutes, {
    'get-maintenance': async () => ({ enabled: maintenance.isOn() }),
    'toggle-maintenance-mode': async ({ user, body: { enabled, password } }) => {
      await requirePassword(platform, user, password)
      await database.transaction((writer) => switchMaintenance(user.id, enabled, now(), writer))
      await maintenance.refresh()
      return { enabled }
    },
  })
}
