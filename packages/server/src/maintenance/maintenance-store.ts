import { sql } from 'kysely'
import { lockActor } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
import { maintenanceKey } from '../platform/maintenance-mode.ts'

/**
 * Closes the service or opens it again at `now` (epoch ms) and notes who did; the state that it has already leaves no
 * trace. `actorId` is null for the command line. @throws Problem `signed-out`, `admin-required`
 */
export const switchMaintenance = async (
  actorId: string | null,
  enabled: boolean,
  now: number,
  writer: Writer,
): Promise<void> => {
  if (actorId !== null) await lockActor(actorId, writer)
  const value = JSON.stringify({ enabled })
  const changed = await writer
    .updateTable('app_state')
    .set({ value })
    .where('key', '=', maintenanceKey)
    .where(sql<boolean>`value <> ${value}::jsonb`)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return
  const action = { actor_id: actorId, action: 'toggle-maintenance-mode', subject_id: null, details: { enabled } }
  await insertAudit(action, now, writer)
}
