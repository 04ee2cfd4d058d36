import { spawn } from 'node:child_process'
import process from 'node:process'
import { projectEnvironment } from './node.mjs'
import { root } from './place.mjs'

/** Runs a program in the project's folder, its output shown, and answers its exit code (1 when it cannot start). */
export function run(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32' && !program.endsWith('.exe')
    const child = spawn(program, args, {
      cwd,
      env: projectEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell,
    })
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
