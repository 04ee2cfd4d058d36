import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { root } from '../setup/place.mjs'

const dist = join(root, 'packages/web/dist')

/**
 * What people open first: the names of the lazily loaded files that it takes beside those of every page, and the bar
 * for its JavaScript, in bytes after gzip.
 */
const firstScreens = {
  'every page': { parts: [], bar: 130_000 },
  '/auth': { parts: ['auth-screen'], bar: 136_000 },
  '/': { parts: ['shell', 'home-screen'], bar: 150_000 },
}

/** JavaScript that the built pages load at once, and with it what the sign-in and the home screen add. */
export function checkBundle() {
  if (!existsSync(join(dist, 'index.html')))
    return { problems: [], notes: ['the pages are not built: nothing to measure'] }
  const sizes = measureFirstScreens()
  const notes = sizes.map(({ screen, bytes }) => `${screen}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzip`)
  return { problems: notes.filter((_note, index) => sizes[index].bytes > sizes[index].bar), notes }
}

/** Bytes of JavaScript, after gzip, of each first screen of the built pages, and their bar. */
export function measureFirstScreens() {
  const entries = entriesOf(readFileSync(join(dist, 'index.html'), 'utf8'))
  const files = readdirSync(join(dist, 'assets'))
  return Object.entries(firstScreens).map(([screen, { parts, bar }]) => {
    const lazy = parts.map((part) => fileOf(part, files))
    return { screen, bar, bytes: sizeOf([...entries, ...lazy.map((file) => `assets/${file}`)]) }
  })
}

function fileOf(part, files) {
  const found = files.find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
  if (!found) throw new Error(`no file of the build is named after ${part}`)
  return found
}

function entriesOf(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const scripts = tags.filter((tag) => tag.startsWith('<script') || tag.includes('modulepreload'))
  return scripts.flatMap((tag) => /(?:src|href)="\/?([^"]+\.js)"/.exec(tag)?.[1] ?? [])
}

/** Sum of the files and everything they import at once, each counted once. */
function sizeOf(files, seen = new Set()) {
  let bytes = 0
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(join(dist, file), 'utf8')
    bytes += gzipSync(text, { level: 9 }).length
    bytes += sizeOf(
      importsOf(file, text).map((wanted) => posix.join(posix.dirname(file), wanted)),
      seen,
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
