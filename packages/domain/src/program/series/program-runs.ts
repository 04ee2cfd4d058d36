import type { Program, ProgramSeries } from '../program.ts'

/** Programs that stand together: the days of a series in their order, or programs that are each one whole. */
export type ProgramRun = {
  /** What the first day says of the series; null for programs that stand alone. */
  readonly series: ProgramSeries | null
  readonly programs: readonly Program[]
}

/** The series of a program with more than one day. */
const sharedSeries = ({ series }: Program): ProgramSeries | null => (series && series.of > 1 ? series : null)

/** The days of one series together, where the first of them stands; what stands alone stays in its order between them. */
export function programRuns(programs: readonly Program[]): readonly ProgramRun[] {
  const runs: { readonly series: ProgramSeries | null; readonly programs: Program[] }[] = []
  for (const program of programs) {
    const series = sharedSeries(program)
    const open = series ? runs.find((run) => run.series?.id === series.id) : runs.at(-1)
    if (open && open.series?.id === series?.id) open.programs.push(program)
    else runs.push({ series, programs: [program] })
  }
  return runs.map((run) => (run.series ? { ...run, programs: run.programs.toSorted(byDay) } : run))
}

/** The ids of the programs in the order in which their runs show them. */
export const idsInRuns = (programs: readonly Program[]): readonly string[] =>
  programRuns(programs).flatMap((run) => run.programs.map(({ id }) => id))

const byDay = (one: Program, other: Program): number => (one.series?.day ?? 0) - (other.series?.day ?? 0)
