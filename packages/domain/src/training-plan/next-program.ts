/** A program that could be trained next. */
type Candidate = { readonly id: string; readonly is_predefined: boolean; readonly updated_at: string }

/** A workout of the history; the newest comes first. */
type Done = { readonly program_id: string | null; readonly completed_at: string }

/** The program to train next and when it was last done, ISO 8601; null where it never was. */
export type NextProgram<P> = { readonly program: P; readonly last: string | null }

/** Who has not touched a program for so long (ms), four weeks, trains by others. */
const inUse = 28 * 86_400_000

/**
 * The program that was not done for the longest time, among those in use: own ones that were trained or saved in the
 * last four weeks, and predefined ones that were trained. One that was never done comes first, the longest kept before
 * others. Where none is in use, the one done last, else the newest own one; null where there is nothing to choose.
 *
 * `programs` has the newest first, `at` is now in epoch ms.
 */
export function nextProgram<P extends Candidate>(
  programs: readonly P[],
  history: readonly Done[],
  at: number,
): NextProgram<P> | null {
  const done = new Map<string, string>()
  for (const { program_id, completed_at } of history) {
    if (program_id !== null && !done.has(program_id)) done.set(program_id, completed_at)
  }
  const known = programs.map((program) => ({ program, last: done.get(program.id) ?? null }))
  const used = known.filter(({ program, last }) => {
    const touched = [last, program.is_predefined ? null : program.updated_at]
    return touched.some((moment) => moment !== null && at - new Date(moment).getTime() < inUse)
  })
  if (used.length > 0)
    return used.toReversed().reduce((best, other) => (lastTime(other) < lastTime(best) ? other : best))
  const latest = known.filter(({ last }) => last !== null).toSorted((a, b) => lastTime(b) - lastTime(a))[0]
  return latest ?? known.find(({ program }) => !program.is_predefined) ?? null
}

const lastTime = ({ last }: { readonly last: string | null }) => (last === null ? 0 : new Date(last).getTime())
