import type { Database } from '../platform/database.ts'
import { manageMaintenance } from './maintenance-command.ts'
import type { Outcome } from './outcome.ts'
import { manageAdmins } from './roles.ts'
import { turnSecondFactorOff } from './second-factor-command.ts'
import { unblock } from './unblock-command.ts'

/** Carries out what stands after `npm run admin --`. */
export const runAdminCommand = (args: readonly string[], database: Database): Promise<Outcome> => {
  const [first, ...rest] = args
  if (first === 'unblock') return unblock(rest, database)
  if (first === 'second-factor-off') return turnSecondFactorOff(rest, database)
  return first === 'maintenance' ? manageMaintenance(rest, database) : manageAdmins(args, database)
}
