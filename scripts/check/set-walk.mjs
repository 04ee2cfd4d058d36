import { textOf } from './files.mjs'
import { treeOf, visit } from './parse.mjs'

const document = 'docs/architecture.md'

/** More named functions than that nobody keeps in mind. */
const mostHops = 48

const hop = /^\s*(\d+)\. `([\w/.-]+) :: (#?[\w-]+)`(.*)$/

/** The hops that a document lists, in its order; `message` is one that no call shows. */
export function listedHops(text) {
  return text.split('\n').flatMap((line) => {
    const [, number, path, name, rest] = hop.exec(line) ?? []
    return number ? [{ number: Number(number), path: `packages/${path}`, name, message: /\(message/.test(rest) }] : []
  })
}

/** The way of one set is what the document says only as long as each of its functions is there, and is called. */
export function checkSetWalk(text = textOf(document), read = textOf) {
  const hops = listedHops(text)
  const problems = hops.flatMap((one, index) => problemsOf(one, hops.slice(0, index + 1), index + 1, read))
  if (hops.length === 0) problems.push(`${document} lists no hop of the way of a set`)
  if (hops.length > mostHops) problems.push(`the way of a set has ${hops.length} hops, over ${mostHops}`)
  return { problems, notes: [`the way of a set: ${hops.length} hops, ${mostHops} at most`] }
}

function problemsOf({ number, path, name, message }, soFar, place, read) {
  const at = `hop ${number} of ${document}, ${path} :: ${name}`
  const own = namesOf(path, read)
  if (!own) return [`${at}: there is no such file`]
  const problems = number === place ? [] : [`${at}: it stands at place ${place}`]
  if (!own.declared.has(name)) problems.push(`${at}: there is no such function`)
  const isCalled = soFar.some((earlier) => namesOf(earlier.path, read)?.used.has(name))
  if (!message && !isCalled) problems.push(`${at}: no file on the way before it names it`)
  return problems
}

/** Names of the functions and methods that a file declares, and all names that it uses; undefined without such a file. */
function namesOf(path, read) {
  try {
    const { program } = treeOf(path, read(path))
    const found = { declared: new Set(), used: new Set() }
    visit(program, null, (node, parent) => see(node, parent, found))
    return found
  } catch {
    return undefined
  }
}

function see(node, parent, { declared, used }) {
  if (node.type === 'FunctionDeclaration' && node.id) declared.add(node.id.name)
  if (node.type === 'MethodDefinition' || node.type === 'Property') declared.add(nameOf(node.key))
  if (node.type === 'VariableDeclarator' && /Function/.test(node.init?.type ?? '')) declared.add(node.id.name)
  const isDeclaration = parent?.id === node || (parent?.type === 'MethodDefinition' && parent.key === node)
  if (/^(Identifier|JSXIdentifier|PrivateIdentifier)$/.test(node.type) && !isDeclaration) used.add(nameOf(node))
}

const nameOf = (key) => (key.type === 'PrivateIdentifier' ? `#${key.name}` : String(key.name ?? key.value))
