import type { Database, Reader } from './database.ts'
import { latestAnswer } from './wake-ups/latest-answer.ts'
import type { WakeUps } from './wake-ups/wake-ups.ts'

/** Row of `app_state` that says whether the service is closed. */
export const maintenanceKey = 'maintenance_mode'

/** Whether the service is closed for maintenance, as the database has it. */
export const readMaintenance = async (reader: Reader): Promise<boolean> => {
  const row = await reader.selectFrom('app_state').select('value').where('key', '=', maintenanceKey).executeTakeFirst()
  return row?.value.enabled ?? false
}

/** Whether the service is closed, known to this server without asking at each call. */
export interface MaintenanceMode {
  isOn(): boolean
  /** Reads the state anew, for the server that has just changed it itself. */
  refresh(): Promise<void>
  /** Tells `listener` whenever the state has changed. */
  onChange(listener: (enabled: boolean) => void): void
}

/** The state kept in memory and read again at each wake-up. */
export const createMaintenanceMode = (database: Database, wakeUps: WakeUps): MaintenanceMode => {
  const listeners: ((enabled: boolean) => void)[] = []
  let isOn = false
  const read = latestAnswer(() => readMaintenance(database.read))
  const refresh = async () => {
    const enabled = await read()
    if (enabled === isOn) return
    isOn = enabled
    for (const listener of listeners) listener(enabled)
  }
  wakeUps.on('maintenance', refresh)
  return {
    isOn: () => isOn,
    refresh,
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}
