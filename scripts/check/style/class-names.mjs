import { isTest, projectFiles, textOf } from '../files.mjs'
import { treeOf, visit } from '../parse.mjs'

/** Words of fewer than four letters that a class may have in its name: terms of the trade and of the interface. */
const shortWords = new Set(['bar', 'box', 'ink', 'key', 'map', 'row', 'set', 'tab', 'tag'])

/** Classes of the style sheets whose name says nothing or that no component has, and classes asked for that are none. */
export function checkClassNames() {
  const paths = projectFiles().filter((path) => /^packages\/(web|e2e)\//.test(path))
  const sheets = paths.filter((path) => path.endsWith('.css')).map((path) => ({ path, css: textOf(path) }))
  const code = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, text: textOf(path) }))
  const used = new Set(classesOfPage(textOf('packages/web/index.html')))
  for (const { path, text } of code) {
    if (!isTest(path)) for (const name of classesUsed(path, text)) used.add(name)
  }
  const known = new Set(sheets.flatMap(({ css }) => classesOf(css)))
  return {
    problems: [
      ...sheets.flatMap(({ path, css }) => problemsOf(css, used).map((problem) => `${path}: ${problem}`)),
      ...code.flatMap(({ path, text }) =>
        classesSought(path, text).flatMap((name) => (known.has(name) ? [] : [`${path}: no style sheet has .${name}`])),
      ),
    ],
  }
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
  return [...new Set([...bare.matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) => namedIn(selector)))]
}

const namedIn = (selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name)

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

/** The classes by which code looks for elements: in `querySelector` and its like, and in utilities such as `[&_.icon]:hidden`. */
export function classesSought(path, code) {
  const names = []
  visit(treeOf(path, code).program, null, (node) => {
    if (isGiven(node)) visit(node, null, (part) => names.push(...variantsIn(stringIn(part) ?? '').flatMap(namedIn)))
    if (isSearch(node)) names.push(...namedIn(stringIn(node.arguments[0] ?? {}) ?? ''))
  })
  return names
}

const variantsIn = (classes) => [...classes.matchAll(/\[&([^\]]*)\]/g)].map(([, selector]) => selector)

const isSearch = (node) =>
  node.type === 'CallExpression' && /^(querySelector(All)?|closest|locator)$/.test(node.callee.property?.name ?? '')

const isGiven = (node) =>
  (node.type === 'JSXAttribute' && node.name.name === 'className') ||
  (node.type === 'CallExpression' && node.callee.name === 'classNames')

function stringIn(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateElement' ? node.value.cooked : undefined
}
