import { call } from '../../platform/api/client.ts'
import { monotonicNow } from '../../platform/clock.ts'
import { storage } from '../../platform/storage/storage.ts'
import { MaintenanceKeeper } from './maintenance-keeper.ts'

/** What this tab knows of the maintenance of the service. */
export const maintenance: MaintenanceKeeper = new MaintenanceKeeper({
  storage,
  ask: () => call('get-maintenance'),
  isOnline: () => navigator.onLine,
  now: monotonicNow,
  random: Math.random,
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})
