import { call } from '../../platform/api/client.ts'
import { monotonicNow } from '../../platform/clock.ts'
import { device } from '../../platform/device/device.ts'
import { MaintenanceKeeper } from './maintenance-keeper.ts'

/** What this tab knows of the maintenance of the service. */
export const maintenance: MaintenanceKeeper = new MaintenanceKeeper({
  device,
  ask: () => call('get-maintenance'),
  isOnline: () => navigator.onLine,
  now: monotonicNow,
  chance: Math.random,
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})
