import type { FileProblem, FileProblemReason, FileRemark, FileWarning } from '../file-reading.ts'

/** Takes down what a reader could not use. */
export type FileReport = {
  readonly problem: (line: number, what: FileProblemReason, value: string, limit?: number) => void
  readonly warn: (line: number, what: FileWarning['what'], value: string) => void
  /** Counts one of a kind; `always` is said once, whatever the rows. */
  readonly remark: (what: FileRemark['what'], count?: number | 'always') => void
  readonly problems: readonly FileProblem[]
  readonly warnings: readonly FileWarning[]
  readonly remarks: () => readonly FileRemark[]
}

const longestValue = 80

/** An empty report. */
export function newReport(): FileReport {
  const problems: FileProblem[] = []
  const warnings: FileWarning[] = []
  const counts = new Map<FileRemark['what'], number>()
  return {
    problem: (line, what, value, limit) =>
      problems.push({ line, what, value: shown(value), ...(limit !== undefined && { limit }) }),
    warn: (line, what, value) => warnings.push({ line, what, value: shown(value) }),
    remark: (what, count = 1) => counts.set(what, count === 'always' ? 0 : (counts.get(what) ?? 0) + count),
    problems,
    warnings,
    remarks: () => [...counts].map(([what, count]) => ({ what, count })),
  }
}

const shown = (value: string): string => visibleLine(value).slice(0, longestValue)

const visibleLine = (value: string): string => value.replace(/\s+/gu, ' ')
