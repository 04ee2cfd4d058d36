import { codeFiles, isTest, textOf } from './files.mjs'
import { treeOf, visit } from './parse.mjs'

const clock = 'reads the clock: time is an argument in the domain'
const random = 'draws at random: randomness is an argument in the domain'

/** Globals through which a function gets at the time or at random numbers, and the uses of each that only calculate. */
const guarded = {
  Date: {
    what: clock,
    calculates: (node, parent) => isMember(node, parent, /^(?:UTC|parse)$/) || isMade(node, parent),
  },
  Math: { what: random, calculates: (node, parent) => isMember(node, parent, /^(?!random$)/) },
  Temporal: { what: clock, calculates: (node, parent) => isMember(node, parent, /^(?!Now$)/) },
  performance: { what: clock, calculates: () => false },
  crypto: { what: random, calculates: () => false },
  globalThis: { what: 'reaches every global: name the one that is meant', calculates: () => false },
}

/** Functions of the domain whose answer depends on when, or with what luck, they are called. */
export function checkClock() {
  const paths = codeFiles().filter((path) => path.startsWith('packages/domain/') && !isTest(path))
  return { problems: paths.flatMap((path) => readingsIn(path, textOf(path)).map((found) => `${path}:${found}`)) }
}

/** Where a text reads the clock or draws at random, as `<line> <what>`. `Date.UTC`, `Date.parse` and `new Date(ms)` only calculate. */
export function readingsIn(path, text) {
  const { program, lineAt } = treeOf(path, text)
  const found = []
  visit(program, null, (node, parent) => {
    if (node.type !== 'Identifier' || !Object.hasOwn(guarded, node.name) || !isValue(node, parent)) return
    const { what, calculates } = guarded[node.name]
    if (!calculates(node, parent)) found.push(`${lineAt(node.start)} ${what}`)
  })
  return found
}

/** Whether an identifier stands for a value: it is no key, no member's name and no type. */
function isValue(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent.type === 'Property') return parent.value === node || parent.computed
  return !parent.type.startsWith('TS') || parent.expression === node
}

const isMember = (node, parent, name) =>
  parent.type === 'MemberExpression' && parent.object === node && !parent.computed && name.test(parent.property.name)

/** `new Date(ms)`: with an argument that is surely there. */
const isMade = (node, parent) =>
  parent.type === 'NewExpression' &&
  parent.callee === node &&
  parent.arguments.length > 0 &&
  parent.arguments[0].type !== 'SpreadElement'
