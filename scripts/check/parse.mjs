import { parseSync } from 'oxc-parser'
import { textOf } from './files.mjs'

const parsed = new Map()

/** The syntax tree of a code file, and the line of each place in it. */
export function treeOf(path, text = textOf(path)) {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return { program, module, lineAt: lineFinder(text) }
}

/** Imports and functions of a code file: `imports` as written, `functions` with name, first line and length in lines. */
export function parse(path) {
  const known = parsed.get(path)
  if (known) return known
  const text = textOf(path)
  const { program, module, lineAt } = treeOf(path, text)
  const found = { imports: [...written(module, text)], functions: [] }
  visit(program, null, (node, parent) => {
    if (node.type === 'TSImportType') found.imports.push(String(node.source?.value ?? node.argument?.value))
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) || !node.body) return
    const line = lineAt(node.start)
    found.functions.push({ name: nameOf(node, parent), line, length: lineAt(node.end) - line + 1 })
  })
  parsed.set(path, found)
  return found
}

function* written(module, text) {
  for (const { moduleRequest } of module.staticImports) yield moduleRequest.value
  for (const { entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (request) yield request.value
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal) yield literal[2]
  }
}

/** Sees a node and everything below it, each with its parent. */
export function visit(node, parent, see) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const child of node) visit(child, parent, see)
    return
  }
  if (typeof node.type === 'string') see(node, parent)
  for (const child of Object.values(node)) {
    if (child !== null && typeof child === 'object') visit(child, node, see)
  }
}

function nameOf(node, parent) {
  return node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? ''
}

function lineFinder(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
