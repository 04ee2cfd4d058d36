import { join } from 'node:path'
import process from 'node:process'
import { main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { keepRunning } from './setup/keep-running.mjs'
import { findNode, projectEnvironment } from './setup/node.mjs'
import { root } from './setup/place.mjs'

await main(async () => {
  process.chdir(root)
  await ensureInstalled()
  const command = join(root, 'packages/server/src/admin-command.ts')
  process.exitCode = await keepRunning(findNode(), [command, ...process.argv.slice(2)], projectEnvironment())
})
