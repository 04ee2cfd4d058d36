import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const packageDir = fileURLToPath(new URL('../..', import.meta.url))

/** Tables that Fonte's stores never touch. */
const othersTables = '{graphile_worker.*,public.schema_migrations}'

/**
 * Writes the TypeScript types of the schema at `url`, or with `--verify` compares them with those that are committed.
 * Rejects with the tool's own words when they differ.
 */
export const databaseTypes = async (url: string, ...options: '--verify'[]): Promise<void> => {
  const tool = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')
  const settings = ['--config-file', '.kysely-codegenrc.json', '--exclude-pattern', othersTables, '--url', url]
  await run(process.execPath, [tool, ...settings, ...options], { cwd: packageDir })
}
