import type { ComparedEntry } from '@fonte/domain/exchange/identity/compare-entries'
import type { FileMonth, FilePlan } from './file-summary.ts'

/** The day of a workout by the clock of its place, `yyyy-MM-dd`. */
const dayOf = ({ entry: { started_at, completed_at, utc_offset = 0 } }: ComparedEntry): string =>
  new Date(Date.parse(started_at ?? completed_at) + utc_offset * 60_000).toISOString().slice(0, 10)

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}

/** The workouts of a file by months, from the first to the last without gaps. */
export function monthsOf(compared: readonly ComparedEntry[]): Pick<FilePlan, 'months' | 'first' | 'last'> {
  const days = compared.map(dayOf).toSorted()
  const [first = null, last = null] = [days[0], days.at(-1)]
  if (first === null || last === null) return { months: [], first, last }
  const counts = new Map<string, { fresh: number; known: number }>()
  for (const each of compared) {
    const month = dayOf(each).slice(0, 7)
    const count = counts.get(month) ?? { fresh: 0, known: 0 }
    count[each.standing.case === 'new' ? 'fresh' : 'known'] += 1
    counts.set(month, count)
  }
  const months: FileMonth[] = []
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = monthAfter(month)) {
    months.push({ month, ...(counts.get(month) ?? { fresh: 0, known: 0 }) })
  }
  return { months, first, last }
}
