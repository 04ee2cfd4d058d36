import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { startEmbedded } from '../platform/embedded/embedded-database.ts'
import { migrate } from '../platform/migrate.ts'
import { databaseTypes } from './database-types.ts'

/** Migrates a throw-away database and writes the types of its schema: what `npm run generate` does. */
const dataDir = await mkdtemp(join(tmpdir(), 'fonte-types-'))
const database = await startEmbedded({ dataDir, onTrouble: (words) => process.stderr.write(`${words}\n`) })
try {
  await migrate(database.url)
  await databaseTypes(database.url)
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true })
}
