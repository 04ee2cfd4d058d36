import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { session } from '../../../platform/session/session.ts'
import { renewImported } from './import-outbox.ts'

/** Whether anything of an import is on its way; what was set aside is not. */
const isUnderWay = (): boolean =>
  outbox.entries
    .get()
    .some(({ payload, refusal }) => !refusal && (payload as { import_id?: string } | null)?.import_id !== undefined)

/**
 * Has the list of imports and the history read anew once the last of an import has left this device, in every tab: programs,
 * measures, gym and schedule come after its workouts, and one that is stopped ends with a part that was on its way.
 */
export function followImportEnd(): void {
  let was = isUnderWay()
  outbox.entries.subscribe(() => {
    const before = was
    was = isUnderWay()
    if (before && !was && session.state.get().status === 'signed-in') renewImported()
  })
}
