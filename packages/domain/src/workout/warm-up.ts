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

/** Shares of the working weight and the repetitions with them. The last one only prepares for few repetitions. */
const climb = [
  { share: 0.5, reps: 5 },
  { share: 0.7, reps: 3 },
  { share: 0.85, reps: 2, upTo: 6 },
] as const

const barReps = 10
const rests = { between: 60, last: 90 } as const

/**
 * The sets before a working set: the empty bar where the work is twice as heavy at least, then rising shares, each
 * rounded down to what can be loaded. Sets too near to their neighbour or to the work are left out.
 */
export function warmUp(work: WorkingSet, { bar, atMost, distance }: Loadable): readonly WarmUpSet[] {
  if (work.reps === 0 || work.weight === 0) return []
  const rising = climb.flatMap(({ reps, share, ...few }) => {
    const weight = 'upTo' in few && work.reps > few.upTo ? null : atMost(work.weight * share)
    return weight === null ? [] : [{ reps, weight }]
  })
  const first = bar !== null && work.weight >= 2 * bar ? [{ reps: barReps, weight: bar }] : []
  const kept: { reps: number; weight: number }[] = []
  for (const set of [...first, ...rising]) {
    const before = kept.at(-1)?.weight ?? Number.NEGATIVE_INFINITY
    const isApart = set.weight > 0 && set.weight - before >= distance && work.weight - set.weight >= distance
    if (isApart) kept.push(set)
  }
  return kept.map((set, index) => ({ ...set, rest: index === kept.length - 1 ? rests.last : rests.between }))
}
