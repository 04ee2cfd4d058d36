import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSurvivor } from './count.mjs'

const identityOf = ({ location: { start, end }, mutatorName, replacement }) =>
  JSON.stringify([start.line, start.column, end.line, end.column, mutatorName, replacement])

/** The places `file:line:column-line:column` of the mistakes that a report tells as missed. Columns count from 0 here. */
export function missedPlaces(report) {
  const places = Object.entries(report.files).flatMap(([path, { mutants }]) =>
    mutants.filter(isSurvivor).map(({ location: { start, end } }) => {
      return `${path}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
    }),
  )
  return [...new Set(places)]
}

/** The report `before`, in which each mistake that was missed stands as the report `after` of those made again tells it. */
export function withAgain(before, after) {
  const files = Object.entries(before.files).map(([path, file]) => {
    const again = new Map((after.files[path]?.mutants ?? []).map((mutant) => [identityOf(mutant), mutant]))
    const mutants = file.mutants.map((mutant) =>
      isSurvivor(mutant) ? (again.get(identityOf(mutant)) ?? mutant) : mutant,
    )
    return [path, { ...file, mutants }]
  })
  return { ...before, files: Object.fromEntries(files) }
}

/** The first file that is not what it was when the report was written, so that its places no longer hold; else undefined. */
export function changedFile(report, root) {
  return Object.keys(report.files).find((path) => readFileSync(join(root, path), 'utf8') !== report.files[path].source)
}
