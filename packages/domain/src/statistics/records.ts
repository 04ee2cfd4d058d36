import { toHundredth } from '../units/hundredth.ts'
import { type EstimateChoice, estimateOf } from './e1rm.ts'
import type { LoadedSet, Performance } from './performances.ts'
import { isHardSet } from './what-counts.ts'

/** What a record may be in, the most telling first. */
export const recordKinds = ['one-rep-max', 'heaviest', 'hold', 'distance', 'n-rep', 'reps', 'set', 'workout'] as const

export type RecordKind = (typeof recordKinds)[number]

/** The best so far: kg, repetitions, seconds or metres, and when it was done, by which set or by the workout as a whole. */
export type Best = {
  readonly value: number
  readonly workout: Performance
  readonly done: LoadedSet | null
  /** What stood before that workout; undefined where this is a starting point. */
  readonly before?: Best | undefined
}

/** A best that is strictly more than what stood before its workout. The first time is a starting point and no record. */
export type PersonalRecord = Best & {
  readonly kind: RecordKind
  readonly before: Best
  /** How many repetitions at least an `n-rep` record is for. */
  readonly reps?: number | undefined
}

/** What stands after the last of the performances. */
export type Bests = {
  readonly one_rep_max: Best | null
  /** At [n] the highest load of a set of n repetitions or more: [1] is the heaviest. */
  readonly loads: readonly (Best | undefined)[]
  /** The most repetitions at each load that was ever used, in kg. */
  readonly reps: ReadonlyMap<number, Best>
  readonly set: Best | null
  readonly workout: Best | null
  /** Those that no other is as long and as loaded as. */
  readonly holds: readonly Best[]
  readonly distances: readonly Best[]
}

export type RecordBook = Bests & { readonly records: readonly PersonalRecord[] }

/** `n` in n-rep records. */
export const mostRecordReps = 12

type OpenBook = { -readonly [Name in keyof Bests]: Bests[Name] } & {
  readonly loads: (Best | undefined)[]
  readonly reps: Map<number, Best>
  holds: Best[]
  distances: Best[]
  readonly records: PersonalRecord[]
}

/** The records of an exercise in the order in which they were set, from its performances, oldest first. A tie keeps the earlier one. */
export function recordBook(performances: readonly Performance[], choice: EstimateChoice): RecordBook {
  const book: OpenBook = {
    one_rep_max: null,
    loads: [],
    reps: new Map(),
    set: null,
    workout: null,
    holds: [],
    distances: [],
    records: [],
  }
  for (const workout of performances) {
    for (const done of workout.sets) {
      if (isHardSet(done.set)) addSet(book, { workout, done }, choice)
    }
    const { weight } = workout.volume
    if (weight > 0 && workout.sets.every(({ is_whole }) => is_whole)) {
      book.workout = better(book, 'workout', book.workout, { value: weight, workout, done: null })
    }
  }
  return book
}

type Done = { readonly workout: Performance; readonly done: LoadedSet }

function addSet(book: OpenBook, at: Done, choice: EstimateChoice): void {
  const { set, load, is_whole } = at.done
  if (set.distance !== undefined)
    book.distances = further(book, 'distance', book.distances, { ...at, value: set.distance })
  else if (set.reps > 0) addReps(book, at)
  else if (set.seconds !== undefined) book.holds = further(book, 'hold', book.holds, { ...at, value: set.seconds })
  if (!is_whole || load.weight <= 0 || set.reps === 0) return
  const estimate = estimateOf(set, load.weight, choice)
  if (estimate !== null) {
    book.one_rep_max = better(book, 'one-rep-max', book.one_rep_max, { ...at, value: estimate })
  }
  book.set = better(book, 'set', book.set, { ...at, value: toHundredth(set.reps * load.weight) })
}

/** The better of both; where the new one beats another, it is a record. */
function better(book: OpenBook, kind: RecordKind, last: Best | null, next: Best): Best {
  if (last && next.value <= last.value) return last
  return enter(book, kind, last, next)
}

/** The new best, with what it beat of an earlier workout, entered as a record where there is such a one. */
function enter(book: OpenBook, kind: RecordKind, last: Best | null | undefined, next: Best, reps?: number): Best {
  const best = { ...next, before: bestBefore(last, next) }
  if (best.before) book.records.push({ ...best, kind, before: best.before, reps })
  return best
}

/** What stood before the workout of the next best. */
function bestBefore(last: Best | null | undefined, next: Pick<Best, 'workout'>): Best | undefined {
  return last?.workout === next.workout ? last.before : (last ?? undefined)
}

/** Heaviest, n-rep records and the most repetitions at the load. */
function addReps(book: OpenBook, at: Done): void {
  const { reps } = at.done.set
  const value = at.done.load.weight
  addMostReps(book, at)
  const beaten: PersonalRecord[] = []
  for (let n = reps; n >= 1; n -= 1) {
    const last = book.loads[n]
    // Who lifted as much more often lifted it that often as well: nothing further down is beaten either.
    if (last && last.value >= value) break
    const before = bestBefore(last, at)
    book.loads[n] = { ...at, value, before }
    const kind = n === 1 ? 'heaviest' : 'n-rep'
    if (before && n <= mostRecordReps) beaten.push({ ...at, value, before, kind, reps: n })
  }
  book.records.push(...beaten.filter(({ kind }, index) => index === 0 || kind === 'heaviest'))
}

/** A record only where no set with that load or more had as many repetitions. */
function addMostReps(book: OpenBook, at: Done): void {
  const value = at.done.set.reps
  const load = at.done.load.weight
  const last = book.reps.get(load)
  if (last && last.value >= value) return
  const asMany = book.loads[value]
  const isOutdone = asMany !== undefined && asMany.value >= load
  const next = { ...at, value }
  book.reps.set(load, isOutdone ? { ...next, before: bestBefore(last, at) } : enter(book, 'reps', last, next))
}

/**
 * The longest or farthest with at least that load: those bests that none outdoes in both. Where nothing as heavy was held yet,
 * it beats the longest of the lighter ones that it outdoes.
 */
function further(book: OpenBook, kind: 'hold' | 'distance', bests: Best[], next: Best): Best[] {
  const load = loadOfBest(next)
  const asLoaded = longest(bests.filter((each) => loadOfBest(each) >= load))
  if (asLoaded && asLoaded.value >= next.value) return bests
  const best = enter(book, kind, asLoaded ?? longest(bests.filter((each) => each.value < next.value)), next)
  return [...bests.filter((each) => loadOfBest(each) > load || each.value > best.value), best]
}

const longest = (bests: readonly Best[]): Best | null =>
  bests.reduce<Best | null>((most, each) => (most && most.value >= each.value ? most : each), null)

const loadOfBest = ({ done }: Best): number => done?.load.weight ?? 0

/** Those of the records that were set in that workout, of each kind the last, the most telling first. */
export function recordsOfWorkout(records: readonly PersonalRecord[], entryId: string): readonly PersonalRecord[] {
  const own = records.filter(({ workout }) => workout.entry.id === entryId)
  return recordKinds.flatMap((kind) => own.findLast((record) => record.kind === kind) ?? [])
}
