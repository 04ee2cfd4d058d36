import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './place.mjs'

const server = join(root, 'packages/server')

const { arguments: options, environment } = JSON.parse(readFileSync(join(server, 'process.json'), 'utf8'))

/**
 * What Node is told to run the server: V8 keeps its heap near what lives in it, instead of letting it grow by hundreds
 * of MB before it collects.
 */
export const serverArguments = [...options, join(server, 'src/main.ts')]

/**
 * The server's environment: its compiled code is kept, so that a later start neither strips nor compiles it again, and
 * the C library keeps few places from which it hands out memory.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...environment,
  ...process.env,
}
