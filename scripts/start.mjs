import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { ensureBuilt } from './setup/build.mjs'
import { Failure, main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { keepRunning } from './setup/keep-running.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'

await main(async () => {
  process.chdir(root)
  await ensureInstalled()
  if (!(await ensureBuilt())) throw new Failure('The pages could not be built: the reason stands above.')
  const server = join(root, 'packages/server')
  // What keeps the server's memory small: V8 else lets its young space grow by hundreds of MB.
  const options = JSON.parse(readFileSync(join(server, 'node-options.json'), 'utf8'))
  process.exitCode = await keepRunning(findNode(), [...options, join(server, 'src/main.ts')])
})
