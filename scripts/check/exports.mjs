import { codeFiles, isTest } from './files.mjs'
import { treeOf, visit } from './parse.mjs'

const features = /^packages\/web\/src\/features\/([^/]+)\//
const app = /^packages\/web\/src\/app\//

const shipped = () => codeFiles().filter((path) => !isTest(path))

/**
 * Where the app may hand components over. The sheet of an exercise opens over any page, the earlier ones too, and shows
 * on its tabs what a later feature, the statistics, knows of the exercise.
 */
const mayHandOver = new Map([['packages/web/src/app/exercise-window.tsx', ['tabs']]])

/** No name is exported twice, and no feature gets components of another one: both would hide from the other checks. */
export function checkExports(files = shipped().map((path) => ({ path }))) {
  const twice = namesExportedTwice(files)
  const injected = countInjectedReferences(files)
  const handed = `references to components of other features that the app hands over: ${injected}`
  return {
    problems: [...twice.map((name) => `exported twice: ${name}`), ...(injected > 0 ? [handed] : [])],
    notes: [handed, `exported names defined twice: ${twice.length}`],
  }
}

/** Names that more than one file exports, each with its files. A reader who searches for such a name finds two meanings. */
export function namesExportedTwice(files = shipped().map((path) => ({ path }))) {
  const places = new Map()
  for (const { path, text } of files) {
    const { program } = treeOf(path, text)
    for (const name of exportedNames(program)) places.set(name, [...(places.get(name) ?? []), path])
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

/** Names that a file declares and exports; a type and a value of one name count once. */
function exportedNames(program) {
  const declared = program.body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return []
    return (declaration.declarations ?? [declaration]).map(({ id }) => id.name)
  })
  return new Set(declared)
}

/**
 * How often features mention components of other features that the app hands them. Each is an import that the import
 * check cannot see.
 */
export function countInjectedReferences(files = shipped().map((path) => ({ path }))) {
  const trees = files.map(({ path, text }) => ({ path, ...treeOf(path, text) }))
  const handed = trees.filter(({ path }) => app.test(path)).flatMap(handedComponents)
  const receivers = new Map()
  for (const { feature, prop } of handed) receivers.set(feature, new Set([...(receivers.get(feature) ?? []), prop]))
  let count = 0
  for (const { path, program } of trees) {
    const props = receivers.get(features.exec(path)?.[1])
    if (props) visit(program, null, (node) => (count += isName(node) && props.has(node.name) ? 1 : 0))
  }
  return count
}

const isName = ({ type }) => type === 'Identifier' || type === 'JSXIdentifier'

/** Props by which a file of the app hands a component to the component of a feature. */
function handedComponents({ path, program }) {
  const owners = ownersOf(program)
  const found = []
  visit(program, null, (node) => {
    if (node.type !== 'JSXOpeningElement') return
    const feature = owners.get(node.name.name)
    if (feature === undefined || feature === 'app') return
    for (const { name, value } of node.attributes) {
      const isStrange = (given) => (owners.get(given) ?? feature) !== feature
      const prop = name?.name
      if (namesIn(value).some(isStrange) && !mayHandOver.get(path)?.includes(prop)) found.push({ feature, prop })
    }
  })
  return found
}

const collection = /^(?:ArrayExpression|ObjectExpression)$/
const called = /^(?:ArrowFunctionExpression|FunctionExpression)$/
const element = /^JSX(?:Element|Fragment)$/

/**
 * Names that the value of a prop hands over, also from inside an array or an object; of a function its components, as
 * it may call what it likes. An element that is the value itself stands in a place that its receiver leaves open: it
 * hands nothing over.
 */
function namesIn(value, within = 'prop') {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((part) => namesIn(part, within))
  if (isName(value)) return within !== 'function' || /^[A-Z]/.test(value.name) ? [value.name] : []
  if (element.test(value.type) && within === 'prop') return []
  const deeper = called.test(value.type) ? 'function' : collection.test(value.type) ? 'collection' : within
  return Object.values(value).flatMap((part) => namesIn(part, deeper))
}

/** Whose a name of a file is: the feature that it is imported from, or `app` where the app made it of imported names. */
function ownersOf(program) {
  const owners = new Map()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const feature = /\/features\/([^/]+)\//.exec(statement.source.value)?.[1]
      const owner = feature ?? (/^\.\/.*\.tsx?$/.test(statement.source.value) ? 'app' : undefined)
      if (owner) for (const { local } of statement.specifiers) owners.set(local.name, owner)
    }
    for (const { id, init } of statement.type === 'VariableDeclaration' ? statement.declarations : []) {
      visit(init, null, (node) => isName(node) && owners.has(node.name) && owners.set(id.name, 'app'))
    }
  }
  return owners
}
