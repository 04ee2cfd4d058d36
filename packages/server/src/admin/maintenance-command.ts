import { switchMaintenance } from '../maintenance/maintenance-store.ts'
import type { Database } from '../platform/database.ts'
import { readMaintenance } from '../platform/maintenance-mode.ts'
import { done, type Outcome, usage } from './outcome.ts'

/** Carries out `maintenance on`, `off` or `status`; running servers notice within a second. */
export async function manageMaintenance(args: readonly string[], database: Database): Promise<Outcome> {
  const [wish = '', ...rest] = args
  if (rest.length > 0 || !['on', 'off', 'status'].includes(wish)) return usage
  if (wish !== 'status') {
    await database.transaction((writer) => switchMaintenance(null, wish === 'on', Date.now(), writer))
  }
  return done(`Maintenance is ${(await readMaintenance(database.read)) ? 'on' : 'off'}.`)
}
