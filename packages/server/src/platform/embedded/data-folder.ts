import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { reasonOf, StartError } from '../start-error.ts'

const keyBytes = 32

/**
 * Makes sure that the data folder exists and can be used. A new one lets other users pass through, not look
 * inside, so that a server started by root can give the database to a user of its own.
 */
export function openDataFolder(dataDir: string): void {
  try {
    if (makeFolder(dataDir)) chmodSync(dataDir, 0o711)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be read and written: ${reasonOf(error)}.`)
  }
}

/** Makes a folder and those above it; answers whether it was missing. Node's own way never ends below /proc. */
function makeFolder(path: string): boolean {
  if (existsSync(path)) return false
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  mkdirSync(path)
  return true
}

/**
 * The 32 secret bytes that a data folder keeps under `name`, generated at the first call and readable by their
 * owner only. Of two processes that generate at once, both get the secret of the first.
 */
export function keptSecret(dataDir: string, name: string): Buffer {
  openDataFolder(dataDir)
  const path = join(dataDir, name)
  try {
    return readSecret(path) ?? generateSecret(path)
  } catch (error) {
    throw new StartError(`The secret in ${path} cannot be read or made: ${reasonOf(error)}.`)
  }
}

/** Whether a data folder keeps a secret under `name` already. */
export function hasSecret(dataDir: string, name: string): boolean {
  return existsSync(join(dataDir, name))
}

function generateSecret(path: string): Buffer {
  const secret = randomBytes(keyBytes)
  const draft = `${path}.${secret.toString('hex', 0, 8)}`
  writeFileSync(draft, `${secret.toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, path)
    return secret
  } catch (error) {
    const earlier = readSecret(path)
    if (earlier === null) throw error
    return earlier
  } finally {
    rmSync(draft)
  }
}

function readSecret(path: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const secret = Buffer.from(text.trim(), 'base64url')
  if (secret.length !== keyBytes) throw new Error('it does not hold 32 bytes')
  return secret
}
