import { execFile } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launchServer } from '@fonte/server/test-kit/server-process'
import { addOtherPeople } from './growth/other-people.ts'
import type { Measurement } from './kit/measurement.ts'
import { withDataFolder } from './kit/own-server.ts'
import { withDatabase } from './kit/statements.ts'

const script = fileURLToPath(new URL('../../packages/server/src/admin-command.ts', import.meta.url))

/** Carries out a command of `npm run admin --`; answers the seconds that it took. */
const secondsOf = async (dataDir: string, ...args: string[]): Promise<number> => {
  const startedAt = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_KEEP: '0' }
  await promisify(execFile)(process.execPath, [script, ...args], { env, maxBuffer: 10_000_000 })
  return (performance.now() - startedAt) / 1000
}

const sizeOf = (url: string): Promise<number> =>
  withDatabase(url, async (pool) => {
    const { rows } = await pool.query('SELECT pg_database_size(current_database())::float8 AS size')
    return rows[0].size
  })

/** How long a back-up of `entries` finished workouts takes while a server runs, how large it is, and its restore. */
export const measureBackup = (entries: number): Promise<Measurement[]> =>
  withDataFolder((from) =>
    withDataFolder(async (to) => {
      const server = await launchServer({ dataDir: from })
      const file = join(from, 'bench.backup')
      try {
        await withDatabase(server.databaseUrl(), (pool) => addOtherPeople(pool, entries))
        const size = await sizeOf(server.databaseUrl())
        const made = await secondsOf(from, 'backup', file)
        const restored = await secondsOf(to, 'restore', file)
        const bytes = statSync(file).size
        return [
          { name: `database of ${entries} workouts`, measured: size / 1e6, unit: 'MB' },
          { name: 'its back-up', measured: bytes / 1e6, unit: 'MB' },
          { name: 'time of the back-up', measured: made, unit: 's' },
          { name: 'time of the restore', measured: restored, unit: 's' },
        ]
      } finally {
        rmSync(file, { force: true })
        await server.end()
      }
    }),
  )
