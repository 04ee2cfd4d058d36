import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../setup/place.mjs'

const noCode = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
])

/** Numbers from 0 to 1 that follow from a seed alone (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Lines, from 1, of each function or value that stands at the top of a file; methods of classes one by one. */
export function rangesOf(source, path) {
  const lineAt = (offset) => source.slice(0, offset).split('\n').length
  return parseSync(path, source).program.body.flatMap((statement) => {
    const declared = statement.declaration ?? statement
    if (noCode.has(declared.type) || statement.exportKind === 'type') return []
    const pieces = declared.type === 'ClassDeclaration' ? declared.body.body : [statement]
    return pieces.map((piece) => `${lineAt(piece.start)}-${lineAt(piece.end)}`)
  })
}

/** `count` places `file:line-line` among the files of some globs, drawn by a seed. */
export function drawPlaces(globs, count, seed) {
  const files = globs.flatMap((glob) => globSync(glob, { cwd: root })).filter((path) => !path.includes('.test.'))
  const places = files.sort().flatMap((path) => {
    const ranges = rangesOf(readFileSync(join(root, path), 'utf8'), path)
    return ranges.map((range) => `${path.replaceAll('\\', '/')}:${range}`)
  })
  const random = randomOf(seed)
  const drawn = []
  while (drawn.length < count && places.length > 0) {
    drawn.push(...places.splice(Math.floor(random() * places.length), 1))
  }
  return drawn.sort()
}

/** The globs of the tests for drawn places: one with `<folder>` becomes one for each folder that the places stand in. */
export function testsBeside(globs, places) {
  const folders = [...new Set(places.map((place) => basename(dirname(place))))]
  return globs.flatMap((glob) =>
    glob.includes('<folder>') ? folders.map((folder) => glob.replace('<folder>', folder)) : [glob],
  )
}
