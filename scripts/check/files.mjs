import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/place.mjs'

const apart = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
])

/** Paths of all files of the project, relative to its folder, with / on every system. */
export function projectFiles() {
  try {
    const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const paths = execFileSync('git', listed, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return paths.split('\0').filter((path) => path !== '' && isThere(path))
  } catch {
    return walk('')
  }
}

const isThere = (path) => {
  try {
    readFileSync(join(root, path))
    return true
  } catch {
    return false
  }
}

function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (apart.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Text of a file of the project. */
export const textOf = (path) => readFileSync(join(root, path), 'utf8')

/** TypeScript and JavaScript written by hand: what the figures and the import rules are about. */
export function codeFiles() {
  const code = /^(packages\/[^/]+\/src|scripts|bench)\/.*\.(ts|tsx|mjs)$/
  return projectFiles().filter((path) => code.test(path) && !/\/(generated|data)\/|\.gen\.ts$/.test(path))
}

/** True for tests and what only tests use. */
export const isTest = (path) => /\.test\.(tsx?|mjs)$|\/test-kit\/|^packages\/e2e\//.test(path)
