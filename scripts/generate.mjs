import { join } from 'node:path'
import process from 'node:process'
import { main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { run } from './setup/run.mjs'

await main(async () => {
  await ensureInstalled()
  const command = join(root, 'packages/server/src/test-kit/generate-types.ts')
  process.exitCode = await run(findNode(), [command])
})
