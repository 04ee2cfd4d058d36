import type { DayKey } from '../history/day.ts'
import { type NextProgram, nextProgram } from './next-program.ts'
import { type TrainingPlan, weekdayOf, weekLength } from './training-plan.ts'

type Candidate = Parameters<typeof nextProgram>[0][number]

/** A workout of the history, and the day on which it was done. */
type Done = { readonly program_id: string | null; readonly completed_at: string; readonly day: DayKey }

/**
 * What to train: `proposed` where nothing is planned, or the next of a rotation on a day that has one of it already; `planned` for today; on a day of rest, or once today's is done, the
 * next planned one with the days until then.
 */
export type Today<P> =
  | ({ readonly kind: 'proposed' | 'planned' } & NextProgram<P>)
  | ({ readonly kind: 'rest' | 'done'; readonly in_days: number } & NextProgram<P>)

/**
 * What to train on the day `today`, at `at` (epoch ms), by the plan; null where there is nothing. Programs that are gone
 * leave their place empty. `programs` and `history` have the newest first.
 */
export function todaysTraining<P extends Candidate>(
  { schedule }: TrainingPlan,
  programs: readonly P[],
  history: readonly Done[],
  { today, at }: { readonly today: DayKey; readonly at: number },
): Today<P> | null {
  const planned = schedule.programs.map((id) => programs.find((program) => program.id === id) ?? null)
  const lastOf = ({ id }: P) => history.find(({ program_id }) => program_id === id)?.completed_at ?? null
  if (schedule.kind === 'rotation') {
    const program = nextOfRotation(planned, history)
    const isDone = history.some(
      ({ day, program_id }) => day === today && program_id !== null && schedule.programs.includes(program_id),
    )
    if (program) return { kind: isDone ? 'proposed' : 'planned', program, last: lastOf(program) }
  }
  const first = weekdayOf(today)
  const isDone = history.some(({ day, program_id }) => day === today && program_id === planned[first]?.id)
  for (let in_days = isDone ? 1 : 0; schedule.kind === 'weekdays' && in_days <= weekLength; in_days += 1) {
    const program = planned[(first + in_days) % weekLength]
    if (!program) continue
    const known = { program, last: lastOf(program) }
    return in_days === 0 ? { kind: 'planned', ...known } : { kind: isDone ? 'done' : 'rest', in_days, ...known }
  }
  const proposed = nextProgram(programs, history, at)
  return proposed && { kind: 'proposed', ...proposed }
}

/** The one after the last one done, whatever the day; the first where none was done. */
function nextOfRotation<P extends Candidate>(planned: readonly (P | null)[], history: readonly Done[]): P | undefined {
  const known = planned.filter((program) => program !== null)
  const places = history.map(({ program_id }) => known.findIndex(({ id }) => id === program_id))
  const last = places.find((place) => place >= 0) ?? -1
  return known[(last + 1) % Math.max(1, known.length)]
}
