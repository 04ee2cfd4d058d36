import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { Failure } from './failure.mjs'
import { root } from './place.mjs'

const oldest = 24

/** The Node that runs Fonte: this one when it is new enough, else the one that npm installed with the project. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath
  const pinned =
    process.platform === 'win32'
      ? join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node')
  if (existsSync(pinned)) return pinned
  throw new Failure(
    `Fonte needs Node ${oldest} on this machine: this is ${process.version}, and npm brings none for it.`,
  )
}

/** The environment of a child process, in which the project's own programs are found first. */
export function projectEnvironment(more = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
  return { ...process.env, PATH: path, ...more }
}
