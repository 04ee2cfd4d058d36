import { switchMaintenance } from '../maintenance/maintenance-store.ts'
import { readMaintenance } from '../platform/maintenance-mode.ts'
import type { Command } from './command.ts'
import { done } from './outcome.ts'

export const maintenanceCommand: Command = {
  name: 'maintenance',
  parameters: 'on | off | status',
  help: 'Closes the service to all but administrators, opens it, or tells; running servers notice within a second.',
  run: async ([wish = '', ...rest], context) => {
    if (rest.length > 0 || !['on', 'off', 'status'].includes(wish)) return 'misused'
    const database = await context.open()
    if (wish !== 'status') {
      await database.transaction((writer) => switchMaintenance(null, wish === 'on', context.now(), writer))
    }
    return done(`Maintenance is ${(await readMaintenance(database.read)) ? 'on' : 'off'}.`)
  },
}
