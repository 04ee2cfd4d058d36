import { join } from 'node:path'
import process from 'node:process'
import { main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { keepRunning } from './setup/keep-running.mjs'
import { findNode, projectEnvironment } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { serverArguments, serverEnvironment } from './setup/server-command.mjs'

/** Where the pages with hot reload are; they ask the server on PORT. */
const pages = { host: '127.0.0.1', port: '5173' }

await main(async () => {
  process.chdir(root)
  await ensureInstalled()
  const node = findNode()
  const env = projectEnvironment({ PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${pages.host}:${pages.port}` })
  const server = ['--watch', '--watch-preserve-output', ...serverArguments]
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), join(root, 'packages/web')]
  const running = [
    keepRunning(node, server, { ...serverEnvironment, ...env }),
    keepRunning(node, [...vite, '--host', pages.host, '--port', pages.port, '--strictPort'], env),
  ]
  process.exitCode = await Promise.race(running)
  process.kill(process.pid, 'SIGTERM')
  await Promise.all(running)
})
