import { join } from 'node:path'
import process from 'node:process'
import { main } from './setup/failure.mjs'
import { keepRunning } from './setup/keep-running.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { serverArguments, serverEnvironment } from './setup/server-command.mjs'

/** What `npm start` and `npm run admin` do in the archive of `npm run package`: everything is there, nothing is built. */
await main(async () => {
  const [first, ...rest] = process.argv.slice(2)
  const command = [join(root, 'packages/server/src/admin-command.ts'), ...rest]
  process.exitCode = await keepRunning(findNode(), first === 'admin' ? command : serverArguments, serverEnvironment)
})
