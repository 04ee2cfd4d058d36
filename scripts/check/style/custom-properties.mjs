import { isTest, projectFiles, textOf } from '../files.mjs'

/** Custom properties that nothing reads, and read ones that nothing sets. */
export function checkCustomProperties() {
  const paths = projectFiles().filter((path) => /^packages\/web\/.*\.(css|tsx?|html|svg)$/.test(path) && !isTest(path))
  return { problems: propertyProblems(paths.map((path) => ({ path, text: textOf(path) }))) }
}

/** What is wrong with the custom properties of some files, each with its text; those of drawings are set by names put together. */
export function propertyProblems(files) {
  const read = new Set(files.flatMap(({ path, text }) => readIn(path, text)))
  const set = new Set(files.flatMap(({ path, text }) => setIn(path, text)))
  return files.flatMap(({ path, text }) => [
    ...(path.endsWith('.css') ? setIn(path, withoutTheme(text)) : [])
      .filter((name) => !read.has(name))
      .map((name) => `${path}: ${name} is read nowhere`),
    ...(path.endsWith('.svg') ? [] : readIn(path, text))
      .filter((name) => !set.has(name) && !name.startsWith(fromLibrary))
      .map((name) => `${path}: ${name} is set nowhere`),
  ])
}

/** Set by the elements of the library whose name they bear. */
const fromLibrary = '--radix-'

/** The theme gives Tailwind names that its utilities stand for. */
const withoutTheme = (css) => css.replace(/@theme[^{]*\{[^}]*\}/g, '')

const bare = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '')

const namesIn = (text, pattern) => [...new Set([...bare(text).matchAll(pattern)].map(([, name]) => name))]

/** By `var()`, and in code also by their name alone. */
const readIn = (path, text) => [
  ...namesIn(text, /var\((--[a-z0-9-]+)/g),
  ...(/\.tsx?$/.test(path) ? namesIn(text, /getPropertyValue\('(--[a-z0-9-]+)'/g) : []),
]

/** By a declaration, in a utility such as `[--gap:2px]`, in the style of an element, or by code. */
const setIn = (path, text) =>
  path.endsWith('.css')
    ? namesIn(text, /[{;\s](--[a-z0-9-]+)\s*:/g)
    : [...namesIn(text, /['"[:;\s](--[a-z0-9-]+)['"]?\]?\s*:/g), ...namesIn(text, /setProperty\('(--[a-z0-9-]+)'/g)]
