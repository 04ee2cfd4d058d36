import { projectFiles, textOf } from '../files.mjs'
import { treeOf, visit } from '../parse.mjs'

/** Words of fewer than four letters that a class may have in its name: terms of the trade and of the interface. */
const shortWords = new Set(['bar', 'box', 'ink', 'key', 'map', 'row', 'set', 'tab', 'tag'])

/** Classes of the style sheets whose name says nothing, or that no component has. */
export function checkClassNames() {
  const paths = projectFiles().filter((path) => path.startsWith('packages/web/'))
  const used = new Set(classesOfPage(textOf('packages/web/index.html')))
  for (const path of paths.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
    for (const name of classesUsed(path, textOf(path))) used.add(name)
  }
  const sheets = paths.filter((path) => path.endsWith('.css'))
  return { problems: sheets.flatMap((path) => problemsOf(textOf(path), used).map((problem) => `${path}: ${problem}`)) }
}

/** What is wrong with the classes of a style sheet, where `used` holds the classes of all components. */
export function problemsOf(css, used) {
  return classesOf(css).flatMap((name) => {
    const problems = []
    if (!isReadable(name)) problems.push(`.${name} is not made of whole words in kebab-case`)
    if (!used.has(name)) problems.push(`.${name} is used by no component`)
    return problems
  })
}

/** Whether a class is named by whole words. */
export function isReadable(name) {
  return name.split('-').every((word) => /^[a-z]{4,}$/.test(word) || shortWords.has(word))
}

/** The classes that the selectors of a style sheet name. */
export function classesOf(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""')
  const preludes = bare.matchAll(/([^{};]+)\{/g)
  const names = [...preludes].flatMap(([, selector]) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)])
  return [...new Set(names.map(([, name]) => name))]
}

/** The classes that a page of HTML gives. */
export function classesOfPage(html) {
  return [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(' '))
}

/**
 * The classes that code may give: the words of each `className` and of what is handed to `classNames`, and every string
 * that is one word and no other attribute's value, as a name may be chosen before.
 */
export function classesUsed(path, code) {
  const names = []
  const others = new Set()
  visit(treeOf(path, code).program, null, (node) => {
    if (node.type === 'JSXAttribute' && node.name.name !== 'className' && node.value) others.add(node.value)
    if (isGiven(node)) visit(node, null, (part) => names.push(...(stringIn(part)?.split(/\s+/) ?? [])))
    else if (!others.has(node)) names.push(...[stringIn(node)].filter((text) => text && !/\s/.test(text)))
  })
  return names
}

const isGiven = (node) =>
  (node.type === 'JSXAttribute' && node.name.name === 'className') ||
  (node.type === 'CallExpression' && node.callee.name === 'classNames')

function stringIn(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateElement' ? node.value.cooked : undefined
}
