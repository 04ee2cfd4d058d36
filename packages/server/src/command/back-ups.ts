import { join } from 'node:path'
import { writeBackup } from '../platform/backup/backup-file.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import type { Command, CommandContext } from './command.ts'
import { done } from './outcome.ts'

const counted = (rows: number): string => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`

const tellingTables =
  ({ tell }: CommandContext) =>
  (name: string, rows: number): void =>
    tell(`${name}: ${counted(rows)}`)

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Where the key of sessions lies, which no back-up holds. */
const keyPlace = ({ databaseUrl, dataDir }: CommandContext['config']): string =>
  databaseUrl === null ? `the file ${join(dataDir, 'session-key')}` : 'SESSION_KEY'

export const backupCommand: Command = {
  name: 'backup',
  parameters: '<file>',
  help: 'Backs the whole database up into a new file, as of one instant, while the service runs.',
  run: async ([path, ...rest], context) => {
    if (!path || path.startsWith('-') || rest.length > 0) return 'misused'
    const url = await context.reach()
    const written = await writeBackup({ url, path, onTable: tellingTables(context), signal: context.signal })
    return done(
      `${written.path} holds ${counted(written.rows)} in ${size(written.bytes)}, read again and whole. It holds all ` +
        `that people entrusted to this service: keep it as secret as the database. Keep ${keyPlace(context.config)} ` +
        'apart from it, too: the back-up holds no key of the server, and without it no second step of a sign-in works.',
    )
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  parameters: '<file>',
  help: 'Restores a back-up into an empty database: that of a new DATA_DIR, or of a new DATABASE_URL.',
  run: async ([path, ...rest], context) => {
    if (!path || path.startsWith('-') || rest.length > 0) return 'misused'
    const url = await context.reach()
    const { rows, header } = await restoreBackup({
      url,
      path,
      onTable: tellingTables(context),
      signal: context.signal,
    })
    return done(
      `Restored: ${counted(rows)}, as of ${header.created_at}. Put the earlier server’s key in place of ` +
        `${keyPlace(context.config)} before you start Fonte: without it everybody has to sign in again, and nobody’s second step works.`,
    )
  },
}
