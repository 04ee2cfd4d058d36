import { textOf } from './files.mjs'
import { treeOf, visit } from './parse.mjs'

const document = 'docs/architecture.md'

/** The aim: more named functions than that nobody keeps in mind. */
const aim = 48

/** As many as there are: the way gets no longer. Who shortens it lowers this. */
const mostHops = 48

const hop = /^\s*(\d+)\. `([\w/.-]+) :: ([#\w.-]+)`(?: \((message|from (\d+))\b)?/

/** The hops that a document lists, in its order: `from` is the number of the hop that calls it, 0 where a message brings the set. */
export function listedHops(text) {
  return text.split('\n').flatMap((line) => {
    const [, digits, path, name, way, from] = hop.exec(line) ?? []
    if (!digits) return []
    const number = Number(digits)
    return [{ number, path: `packages/${path}`, name, from: way === 'message' ? 0 : Number(from ?? number - 1) }]
  })
}

/** The way of one set is what the document says only as long as each of its functions is there, and calls the next. */
export function checkSetWalk(text = textOf(document), read = textOf, most = mostHops) {
  const hops = listedHops(text)
  const problems = hops.flatMap((one, index) => problemsOf(one, hops.slice(0, index), read))
  if (hops.length === 0) problems.push(`${document} lists no hop of the way of a set`)
  if (hops.length > most) problems.push(`the way of a set has ${hops.length} hops, over ${most}`)
  return { problems, notes: [`the way of a set: ${hops.length} hops, ${most} at most, ${aim} aimed at`] }
}

function problemsOf({ number, path, name, from }, before, read) {
  const at = `hop ${number} of ${document}, ${path} :: ${name}`
  const place = before.length + 1
  const problems = number === place ? [] : [`${at}: it stands at place ${place}`]
  if (functionsOf({ path, name }, read).length === 0) problems.push(`${at}: there is no such function`)
  if (from === 0) return problems
  const caller = before[from - 1]
  const isCalled = caller && functionsOf(caller, read).some((body) => callsOf(body).has(name.split('.').at(-1)))
  if (!isCalled) problems.push(`${at}: ${caller ? `${caller.name} does not call it` : 'nothing before it calls it'}`)
  return problems
}

/** What a file declares under a name; `outer.inner` is what stands under `inner` within `outer`. */
function functionsOf({ path, name }, read) {
  const program = programOf(path, read)
  if (!program) return []
  const words = name.split('.')
  const within = (parts, word, at) => parts.flatMap((part) => declaredIn(part, word, at < words.length - 1))
  return words.reduce(within, [program])
}

function programOf(path, read) {
  try {
    return treeOf(path, read(path)).program
  } catch {
    return undefined
  }
}

/** The functions of that name; where it is only to hold others, classes and objects too. */
function declaredIn(part, word, isOuter) {
  const atTop = new Set((part.body ?? []).flatMap?.(declaratorsOf) ?? [])
  const found = []
  visit(part, null, (node) => {
    const [key, value] = declarationOf(node)
    if (value && key === word && (isOuter || isFunction(value, atTop.has(node)))) found.push(value)
  })
  return found
}

const declaratorsOf = (statement) => (statement.declaration ?? statement).declarations ?? []

function declarationOf(node) {
  if (/^(FunctionDeclaration|ClassDeclaration)$/.test(node.type)) return [node.id?.name, node]
  if (/^(MethodDefinition|PropertyDefinition|Property)$/.test(node.type)) return [nameOf(node.key), node.value]
  return node.type === 'VariableDeclarator' ? [node.id.name, node.init] : []
}

/** A constant of a file may also be a function that another one has made. */
const isFunction = ({ type, consequent }, isAtTop) =>
  /Function/.test(type) ||
  (type === 'ConditionalExpression' && isFunction(consequent)) ||
  (isAtTop && type === 'CallExpression')

/** The names of what a function calls, draws, or hands to what it calls, that it be called there. */
function callsOf(body) {
  const names = new Set()
  visit(body, null, (node) => {
    if (node.type === 'JSXOpeningElement') names.add(nameOf(node.name))
    if (!/^(Call|New)Expression$/.test(node.type)) return
    for (const called of [node.callee, ...node.arguments]) names.add(nameOf(called.property ?? called))
  })
  return names
}

const nameOf = (key) => (key.type === 'PrivateIdentifier' ? `#${key.name}` : String(key.name ?? key.value))
