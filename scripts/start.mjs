import process from 'node:process'
import { ensureBuilt } from './setup/build.mjs'
import { Failure, main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { keepRunning } from './setup/keep-running.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { serverArguments, serverEnvironment } from './setup/server-command.mjs'

/** With this code Node ends when it is started with an option that it does not know. */
const unknownOption = 9

await main(async () => {
  process.chdir(root)
  await ensureInstalled()
  if (!(await ensureBuilt())) throw new Failure('The pages could not be built: the reason stands above.')
  const code = await keepRunning(findNode(), serverArguments, serverEnvironment)
  if (code === unknownOption) {
    throw new Failure('This Node does not know an option of packages/server/process.json: Fonte is made for Node 24.')
  }
  process.exitCode = code
})
