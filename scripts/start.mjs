import process from 'node:process'
import { ensureBuilt } from './setup/build.mjs'
import { Failure, main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { keepRunning } from './setup/keep-running.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { serverArguments, serverEnvironment } from './setup/server-command.mjs'

await main(async () => {
  process.chdir(root)
  await ensureInstalled()
  if (!(await ensureBuilt())) throw new Failure('The pages could not be built: the reason stands above.')
  process.exitCode = await keepRunning(findNode(), serverArguments, serverEnvironment)
})
