import { statfs } from 'node:fs/promises'
import type { DashboardFigures, DashboardStats } from '@fonte/contract/admin/dashboard'
import { missingSettings } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { countOpenTickets } from '../ticket/ticket-count-store.ts'
import { countAccounts } from './account-count-store.ts'
import { countActivePeople } from './day-figures-store.ts'
import { readDays } from './days.ts'
import { findDatabaseSize, findOldestOpenTicket, findWaitingMails, timeDatabase } from './service-state-store.ts'

/** The figures on top of the dashboard. */
export const readStats = async ({ calendar, database, maintenance, now }: Platform): Promise<DashboardStats> => {
  const langDistribution = await countAccounts(database.read)
  return {
    totalUsers: Object.values(langDistribution).reduce((sum, count) => sum + count, 0),
    activeToday: await countActivePeople(calendar.dayOf(now()), database.read),
    totalMovements: 'N/A',
    langDistribution,
    maintenanceMode: maintenance.isOn(),
  }
}

const diskOf = async ({ databaseUrl, dataDir }: Platform['config']): Promise<DashboardFigures['disk']> => {
  if (databaseUrl !== null) return null
  // A folder that cannot be read is for the health check to tell.
  const disk = await statfs(dataDir).catch(() => null)
  return disk && { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize }
}

/** A back-up that is older (ms) has been missing for a day. */
const lateBackup = 2 * 86_400_000

const backupOf = async ({ backups, now }: Platform): Promise<DashboardFigures['backup']> => {
  if (!backups) return null
  const { last, problem } = await backups.health()
  return {
    last_at: last && new Date(last.at).toISOString(),
    is_late: last !== null && now() - last.at > lateBackup,
    problem,
  }
}

/** What an operator looks at first. */
export const readFigures = async (platform: Platform): Promise<DashboardFigures> => {
  const { calendar, config, database, now } = platform
  const { read } = database
  const oldest = await findOldestOpenTicket(read)
  return {
    days: await readDays(calendar, now(), read),
    tickets: { open: await countOpenTickets(read), oldest_at: oldest?.toISOString() ?? null },
    mails: { delivery: config.mail ? 'smtp' : 'mailbox', ...(await findWaitingMails(read)) },
    database: { answered_in_ms: await timeDatabase(read), bytes: await findDatabaseSize(read) },
    missing_settings: missingSettings(config),
    disk: await diskOf(config),
    backup: await backupOf(platform),
  }
}
