import { followImportEnd } from '../../features/import/sending/import-end.ts'
import { startEvents } from '../../platform/events/events.ts'
import { loadLocking } from '../../platform/vault/vault.ts'
import { startMaintenanceGate } from '../maintenance/maintenance-gate.ts'
import { followNavigation } from './focus-on-navigation.ts'
import { startLive } from './live.ts'
import { followNetworkReturn } from './network-return.ts'
import { startSending } from './outbox-kinds.ts'
import { startPrefetch } from './prefetch.ts'
import { followSessionEnd, followSessionTime } from './session-end.ts'

/** What goes on behind the screens, fetched after the first of them. */
export function startWork(): void {
  startMaintenanceGate()
  followSessionEnd()
  followSessionTime()
  startLive()
  followNetworkReturn()
  followNavigation()
  startEvents()
  startSending()
  followImportEnd()
  startPrefetch()
  // Needed at sign-out; should it not come now, it is asked for again then.
  loadLocking().catch(() => undefined)
}
