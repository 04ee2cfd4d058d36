import { usualRests } from './plan/usual-rests.ts'

/** The working set that is warmed up for, its weight in the unit of the gym. */
type WorkingSet = { readonly reps: number; readonly weight: number }

/** What a lift can be loaded to. */
export type Loadable = {
  /** The weight of the empty bar, for lifts that begin with it. */
  readonly bar: number | null
  /** The heaviest weight up to this one that can be loaded; null where none is so light. */
  readonly atMost: (weight: number) => number | null
  /** How far apart two sets are at least. */
  readonly distance: number
}

/** A warm-up set in the unit of the gym; `rest` in s. */
export type WarmUpSet = { readonly reps: number; readonly weight: number; readonly rest: number }

/** A share of the working weight, and the repetitions with it. */
export type WarmUpShare = { readonly percent: number; readonly reps: number }

/** What a warm-up climbs by until somebody says otherwise. */
export const usualWarmUp: readonly WarmUpShare[] = [
  { percent: 50, reps: 5 },
  { percent: 70, reps: 3 },
  { percent: 85, reps: 2 },
]

/** Shares from so many percent on only prepare for few repetitions. */
const heavy = { percent: 80, upTo: 6 } as const

/** By what a warm-up climbs, and the seconds between two of its sets. */
type Climb = { readonly shares?: readonly WarmUpShare[] | undefined; readonly rest?: number | undefined }

const barReps = 10
/** Seconds more before the work than between two warm-up sets. */
const restBeforeWork = 30

/**
 * The sets before a working set: the empty bar where the work is twice as heavy at least, then rising shares, each
 * rounded down to what can be loaded. Sets too near to their neighbour or to the work are left out.
 */
export function warmUp(
  work: WorkingSet,
  { bar, atMost, distance }: Loadable,
  { shares = usualWarmUp, rest = usualRests.warmup }: Climb = {},
): readonly WarmUpSet[] {
  if (work.reps === 0 || work.weight === 0) return []
  const rising = shares.flatMap(({ reps, percent }) => {
    const isTooMuch = percent >= heavy.percent && work.reps > heavy.upTo
    const weight = isTooMuch ? null : atMost((work.weight * percent) / 100)
    return weight === null ? [] : [{ reps, weight }]
  })
  const first = bar !== null && work.weight >= 2 * bar ? [{ reps: barReps, weight: bar }] : []
  const kept: { reps: number; weight: number }[] = []
  for (const set of [...first, ...rising]) {
    const before = kept.at(-1)?.weight ?? Number.NEGATIVE_INFINITY
    const isApart = set.weight > 0 && set.weight - before >= distance && work.weight - set.weight >= distance
    if (isApart) kept.push(set)
  }
  return kept.map((set, index) => ({ ...set, rest: index === kept.length - 1 ? rest + restBeforeWork : rest }))
}
