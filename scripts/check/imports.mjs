import { existsSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { root } from '../setup/place.mjs'
import { codeFiles, isTest, textOf } from './files.mjs'
import { forbiddenFor, speaksSql, sqlDrivers, takesNoPackage } from './import-rules.mjs'
import { parse } from './parse.mjs'

/** Imports that break the rules of import-rules.mjs, name an undeclared package, or lead nowhere. */
export function checkImports() {
  const problems = codeFiles().flatMap((path) => parse(path).imports.flatMap((wanted) => problemsOf(path, wanted)))
  return { problems }
}

/** Import cycles, those of types alone included. */
export function checkCycles() {
  const files = codeFiles()
  const known = new Set(files)
  const graph = new Map(files.map((path) => [path, parse(path).imports.map((wanted) => resolve(path, wanted))]))
  const state = new Map()
  const problems = []
  const walk = (path, trail) => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      problems.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      return
    }
    state.set(path, 'open')
    for (const next of graph.get(path)) if (known.has(next)) walk(next, [...trail, path])
    state.set(path, 'done')
  }
  for (const path of files) walk(path, [])
  return { problems }
}

function problemsOf(path, wanted) {
  if (wanted.startsWith('virtual:')) return []
  const target = resolve(path, wanted)
  if (target === null) return packageProblems(path, wanted)
  if (!existsSync(join(root, target)) || !statSync(join(root, target)).isFile())
    return [`${path}: ${wanted} leads nowhere`]
  const part = forbiddenFor(path, target)
  return part === null ? [] : [`${path}: ${part} may not import ${target}`]
}

/** Path of the file that an import means, or null when it means a package. */
function resolve(path, wanted) {
  const bare = wanted.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare)
  const own = /^@fonte\/([^/]+)\/(.+)$/.exec(bare)
  if (!own) return null
  const home = own[1] === 'bench' ? 'bench' : `packages/${own[1]}`
  const file = own[2] === 'package.json' ? `${home}/package.json` : `${home}/src/${own[2]}`
  return /\.json$/.test(file)
    ? file
    : ([`${file}.ts`, `${file}.tsx`].find((name) => existsSync(join(root, name))) ?? `${file}.ts`)
}

/** What is wrong with the import of a package; `usable`: the names of those that the file's own package declares. */
export function packageProblems(path, wanted, usable = declared(path)) {
  if (wanted.startsWith('node:')) {
    return /^packages\/(domain|contract|web)\//.test(path) && !isTest(path)
      ? [`${path}: ${wanted} exists on servers only`]
      : []
  }
  if (builtinModules.includes(wanted)) return [`${path}: ${wanted} lacks its node: in front`]
  const name = wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/')
  if (takesNoPackage.test(path) && !isTest(path)) return [`${path}: the domain may not depend on ${name}`]
  if (sqlDrivers.has(name) && !speaksSql.test(path))
    return [`${path}: only stores and the server’s platform may use ${name}`]
  return usable.has(name) ? [] : [`${path}: ${name} is not among the dependencies of its package`]
}

const declarations = new Map()

/** Packages that a file may use: those of its own package.json, for tests and scripts also those of development. */
function declared(path) {
  const home = /^(packages\/[^/]+|bench)\//.exec(path)?.[1] ?? ''
  const key = `${home}${isTest(path)}`
  if (!declarations.has(key)) {
    const { dependencies = {}, devDependencies = {} } = manifest(home)
    const forTests =
      isTest(path) || home === '' || home === 'bench' ? { ...devDependencies, ...manifest('').devDependencies } : {}
    declarations.set(key, new Set([...Object.keys(dependencies), ...Object.keys(forTests)]))
  }
  return declarations.get(key)
}

const manifest = (home) => JSON.parse(textOf(home === '' ? 'package.json' : `${home}/package.json`))
