import { isWorkingSet } from '../../set/is-work.ts'
import type { PlannedDetails } from '../../set/set-details.ts'
import type { ProgramSeries } from '../program.ts'

/** Working sets of a main group: in one day, and in a week of all its days. */
export type GroupSets = { readonly group: string; readonly day: number; readonly week: number }

/** A program, as far as its sets of a week go. */
type Day = {
  readonly id: string
  readonly series?: ProgramSeries | undefined
  readonly exercises: readonly {
    readonly exercise_id: string
    readonly sets: readonly Pick<PlannedDetails, 'kind'>[]
  }[]
}

/**
 * How many working sets the main groups of a program get, most in a week first; none where nobody has said how often it
 * comes, or while a day of its series is missing. `all` are the programs that its other days are sought in. An exercise counts for its main group alone.
 */
export function weeklySets(
  program: Day,
  all: readonly Day[],
  groupOf: (exerciseId: string) => string | undefined,
): readonly GroupSets[] {
  const { series } = program
  if (!series) return []
  const days = daysOf(program, all)
  if (days.length < series.of) return []
  const week = new Map<string, number>()
  for (const day of days) addWork(week, day, groupOf, day.series?.times ?? series.times)
  const today = new Map<string, number>()
  addWork(today, program, groupOf, 1)
  return [...week]
    .map(([group, sets]) => ({ group, day: today.get(group) ?? 0, week: sets }))
    .toSorted((one, other) => other.week - one.week)
}

/** The program itself and the other days of its series. */
const daysOf = (program: Day, all: readonly Day[]): readonly Day[] => [
  program,
  ...all.filter(({ id, series }) => id !== program.id && series && series.id === program.series?.id),
]

function addWork(
  counts: Map<string, number>,
  { exercises }: Day,
  groupOf: (exerciseId: string) => string | undefined,
  times: number,
): void {
  for (const { exercise_id, sets } of exercises) {
    const group = groupOf(exercise_id)
    const work = sets.filter(isWorkingSet).length
    if (group !== undefined && work > 0) counts.set(group, (counts.get(group) ?? 0) + work * times)
  }
}
