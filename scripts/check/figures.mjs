import { codeFiles, isTest, textOf } from './files.mjs'
import { parse } from './parse.mjs'

/** The table “Figures” of docs/architecture.md. */
const bars = {
  fileMedian: 60,
  fileTenth: 150,
  fileLongest: 300,
  functionTenth: 30,
  functionLongest: 60,
  component: 80,
  folder: 14,
}

const linesOf = (path) => textOf(path).trimEnd().split('\n').length
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0

/** Lengths of files and functions, files in a folder beside their tests, lines of test to code. */
export function checkFigures() {
  const all = codeFiles()
  const own = all.filter((path) => !isTest(path) && !path.startsWith('bench/'))
  const files = lengthsOfFiles(own)
  const functions = lengthsOfFunctions(own)
  return {
    problems: [...files.problems, ...functions.problems, ...crowdedFolders(own)],
    notes: [
      files.note,
      functions.note,
      fullest(own),
      testShare('all', all, 0.8),
      testShare('domain', all, 1.5, 'packages/domain/'),
    ],
  }
}

function lengthsOfFiles(paths) {
  const lengths = paths.map(linesOf)
  const [median, tenth] = [quantile(lengths, 0.5), quantile(lengths, 0.9)]
  const problems = paths.flatMap((path, index) => tooMany(`${path} has`, lengths[index], bars.fileLongest))
  problems.push(...tooMany('the median file has', median, bars.fileMedian))
  problems.push(...tooMany('nine files of ten have up to', tenth, bars.fileTenth))
  const longest = Math.max(0, ...lengths)
  return {
    problems,
    note: `${paths.length} files: median ${median}, 90th percentile ${tenth}, longest ${longest} lines`,
  }
}

function lengthsOfFunctions(paths) {
  const found = paths.flatMap((path) => parse(path).functions.map((known) => ({ path, ...known })))
  const tenth = quantile(
    found.map(({ length }) => length),
    0.9,
  )
  const problems = found.flatMap(({ path, name, line, length }) => {
    const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
    return tooMany(`${path}:${line} ${name} has`, length, isComponent ? bars.component : bars.functionLongest)
  })
  problems.push(...tooMany('nine functions of ten have up to', tenth, bars.functionTenth))
  const longest = Math.max(0, ...found.map(({ length }) => length))
  return { problems, note: `${found.length} functions: 90th percentile ${tenth}, longest ${longest} lines` }
}

function tooMany(what, lines, bar) {
  return lines > bar ? [`${what} ${lines} lines, over ${bar}`] : []
}

/** Folders with the number of their files; those of the interface kit stand side by side, however many they are. */
function folderSizes(paths) {
  const counts = new Map()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folder.endsWith('/src/ui')) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
}

function fullest(paths) {
  const most = Math.max(0, ...folderSizes(paths).map(([, count]) => count))
  return `files of code a folder: ${most} at most`
}

function crowdedFolders(paths) {
  const crowded = folderSizes(paths).filter(([, count]) => count > bars.folder)
  return crowded.map(([folder, count]) => `${folder} has ${count} files, over ${bars.folder}`)
}

/** Lines of test to lines of code, with the share that is expected; the share of mutants caught is the bar. */
function testShare(name, paths, expected, under = '') {
  const chosen = paths.filter((path) => path.startsWith(under))
  const tests = sum(chosen.filter(isTest).map(linesOf))
  const code = sum(chosen.filter((path) => !isTest(path)).map(linesOf))
  const share = (tests / Math.max(1, code)).toFixed(2)
  return `lines of test to code, ${name}: ${share} (${tests} to ${code}), ${expected} expected`
}
