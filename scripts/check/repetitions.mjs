import { codeFiles, isTest, textOf } from './files.mjs'

const window = 6
const bar = 0.5

/**
 * Six lines in a row that stand elsewhere too, for each 1,000 lines of code. Lines without substance (blank,
 * comments, imports, brackets alone) do not count, and overlapping finds are one.
 */
export function checkRepetitions() {
  const paths = codeFiles().filter((path) => !isTest(path))
  const seen = new Map()
  const found = []
  let total = 0
  for (const path of paths) {
    const text = textOf(path)
    total += text.trimEnd().split('\n').length
    found.push(...repetitionsIn(path, substance(text), seen))
  }
  const share = (found.length * 1000) / Math.max(1, total)
  const note = `${found.length} repetitions of ${window} lines in ${total} lines: ${share.toFixed(2)} for each 1,000`
  return {
    problems: share > bar ? [`${note}, over ${bar}`, ...found] : [],
    notes: [note, ...(share > bar ? [] : found)],
  }
}

/** Lines with substance, with their numbers. */
function substance(text) {
  const withoutImports = text.replace(/^(?:import|export)\s(?:type\s)?[^'"`;=()]*?from\s*['"].*$/gm, (statement) =>
    statement.replace(/[^\n]/g, ''),
  )
  return withoutImports.split('\n').flatMap((line, index) => {
    const content = line.trim()
    return /\w/.test(content) && !/^(\/\/|\/?\*)/.test(content) ? [{ content, number: index + 1 }] : []
  })
}

function repetitionsIn(path, lines, seen) {
  const found = []
  let until = -1
  for (let at = 0; at + window <= lines.length; at++) {
    const key = lines
      .slice(at, at + window)
      .map(({ content }) => content)
      .join('\n')
    const place = `${path}:${lines[at].number}`
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, place)
    else if (at > until) {
      found.push(`${place} repeats ${earlier}`)
      until = at + window - 1
    } else until = at + window - 1
  }
  return found
}
