import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { root } from '../setup/place.mjs'

const dist = join(root, 'packages/web/dist')

/**
 * What people open first: under which name the built page lists the files that it takes beside those of every page, and the
 * bar for its JavaScript, in bytes after gzip.
 */
const firstScreens = {
  'every page': { bar: 130_000 },
  '/auth': { list: 'auth', bar: 136_000 },
  '/': { list: 'home', bar: 150_000 },
}

/** What comes late to a first screen: the beginning of its file's name, and the bar for what it adds, in bytes after gzip. */
const lateParts = { 'charts of /stats': { file: 'stats-charts-', bar: 15_000 } }

/** Who is signed in has these on every page: what the screens list, and what comes behind the first of them. */
const signedIn = {
  lists: ['home', 'workout', 'stats', 'community', 'settings'],
  files: ['behind-', 'guided-', 'workout-behind-'],
}

/** JavaScript that the built pages load at once, and with it what the sign-in and the home screen add. */
export function checkBundle() {
  if (!existsSync(join(dist, 'index.html')))
    return { problems: [], notes: ['the pages are not built: nothing to measure'] }
  const sizes = [...measureFirstScreens(), ...measureLateParts()]
  const notes = sizes.map(({ screen, bytes }) => `${screen}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzip`)
  return { problems: notes.filter((_note, index) => isOver(sizes[index])), notes }
}

/** Whether more is loaded than the bar allows. */
export const isOver = ({ bytes, bar }) => bytes > bar

/** Bytes of JavaScript, after gzip, that each late part adds to its screen, and their bar. */
export function measureLateParts() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const names = readdirSync(join(dist, 'assets'))
  const asset = (beginning) => `assets/${lateFile(names, beginning)}`
  const lists = signedIn.lists.flatMap((list) => listedFiles(html, list))
  const first = [...entriesOf(html), ...lists, ...signedIn.files.map(asset)]
  return Object.entries(lateParts).map(([screen, { file, bar }]) => {
    return { screen, bar, bytes: addedBytes(first, [asset(file)]) }
  })
}

/** The built file whose name begins so. @throws where there is none: what nobody finds would weigh nothing */
export function lateFile(names, beginning) {
  const found = names.find((name) => name.startsWith(beginning) && name.endsWith('.js'))
  if (!found) throw new Error(`the build has no file ${beginning}`)
  return found
}

/** What the late files and all that they import at once weigh beside what the first ones have brought already. */
export function addedBytes(first, late, read = built) {
  const seen = new Set()
  sizeOf(first, seen, read)
  return sizeOf(late, seen, read)
}

const built = (file) => readFileSync(join(dist, file), 'utf8')

/** Bytes of JavaScript, after gzip, of each first screen of the built pages, and their bar. */
export function measureFirstScreens() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const entries = entriesOf(html)
  return Object.entries(firstScreens).map(([screen, { list, bar }]) => {
    const lazy = list ? listedFiles(html, list) : []
    return { screen, bar, bytes: sizeOf([...entries, ...lazy]) }
  })
}

/** The files that the built page lists for a first screen. @throws where it lists none */
export function listedFiles(html, list) {
  const files = new RegExp(`\\bdata-${list}="([^"]+)"`).exec(html)?.[1]
  if (!files) throw new Error(`the built page lists no files for ${list}`)
  return files.split(' ').map((file) => file.replace(/^\//, ''))
}

function entriesOf(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const scripts = tags.filter((tag) => tag.startsWith('<script') || tag.includes('modulepreload'))
  return scripts.flatMap((tag) => /(?:src|href)="\/?([^"]+\.js)"/.exec(tag)?.[1] ?? [])
}

/** Sum of the files and everything they import at once, each counted once. */
function sizeOf(files, seen = new Set(), read = built) {
  let bytes = 0
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = read(file)
    bytes += gzipSync(text, { level: 9 }).length
    bytes += sizeOf(
      importsOf(file, text).map((wanted) => posix.join(posix.dirname(file), wanted)),
      seen,
      read,
    )
  }
  return bytes
}

/** What a file imports at once, by an import or by exporting it again: lazily loaded files of packed screens do the latter. */
export function importsOf(file, text) {
  const { staticImports, staticExports } = parseSync(file, text).module
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
  return [...new Set(requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))]
}
