import { isCounted, type WorkoutPlace, type WorkoutSlot } from '../plan/place.ts'

/** What the choice depends on, by the id of an exercise. */
export type TimeSetting = {
  readonly isIsolation: (exerciseId: string) => boolean
  /** Seconds that a set takes with its rest. */
  readonly seconds: (exerciseId: string) => number
}

/** The sets to leave out, and the seconds that the others take: more than there are where even the shortest is longer. */
export type TimeFit = { readonly skip: readonly string[]; readonly seconds: number }

/** Exercises that stay whatever the time. */
const kept = 2
const extras = new Set(['drop', 'cluster', 'backoff', 'amrap'])

/**
 * The sets to skip so that the rest fits into so many seconds, the least missed first: extras beside other work, then isolation sets beyond
 * two, compound sets beyond three, whole isolation exercises, isolation sets beyond one and compound ones beyond two, whole
 * exercises; each from the end, and two exercises stay. Warm-ups stay as long as their exercise does.
 */
export function fitToTime(places: readonly WorkoutPlace[], seconds: number, setting: TimeSetting): TimeFit {
  const cost = new Map(
    places.flatMap((place) => place.slots.filter(isOwnSet).map(({ id }) => [id, setting.seconds(place.exercise_id)])),
  )
  const costOf = (slots: Iterable<WorkoutSlot>) => [...slots].reduce((sum, { id }) => sum + (cost.get(id) ?? 0), 0)
  const gone = new Set<string>()
  let left = costOf(places.flatMap(({ slots }) => slots).filter(isTodo))
  for (const cut of cuts(places, setting, gone)) {
    if (left <= seconds) break
    for (const { id } of cut) gone.add(id)
    left -= costOf(cut)
  }
  return { skip: [...gone], seconds: left }
}

/** The other side goes with the set before it, which was begun. */
const isOwnSet = ({ other_side }: WorkoutSlot) => !other_side
const isTodo = ({ status }: WorkoutSlot) => status === 'todo'
const isExtra = ({ plan }: WorkoutSlot) => extras.has(plan.kind ?? '')
const isWorking = (slot: WorkoutSlot) => slot.plan.kind !== 'warmup' && isCounted(slot) && isOwnSet(slot)

/** What can go, one step after the other; a step looks at what the steps before it left. */
function* cuts(
  places: readonly WorkoutPlace[],
  { isIsolation }: TimeSetting,
  gone: ReadonlySet<string>,
): Generator<readonly WorkoutSlot[]> {
  const fromEnd = places.toReversed()
  const isolation = fromEnd.filter(({ exercise_id }) => isIsolation(exercise_id))
  const compound = fromEnd.filter(({ exercise_id }) => !isIsolation(exercise_id))
  const open = (place: WorkoutPlace) =>
    place.slots.filter((slot) => isTodo(slot) && isOwnSet(slot) && !gone.has(slot.id))
  for (const place of fromEnd) {
    if (!place.slots.some((slot) => isWorking(slot) && !isExtra(slot))) continue
    for (const slot of open(place).toReversed()) if (isExtra(slot)) yield [slot]
  }
  yield* beyond(2, isolation, gone)
  yield* beyond(3, compound, gone)
  const standing = () => places.filter(({ slots }) => slots.some((slot) => isCounted(slot) && !gone.has(slot.id)))
  for (const place of isolation) if (standing().length > kept) yield open(place)
  yield* beyond(1, isolation, gone)
  yield* beyond(2, compound, gone)
  for (const place of places.slice(kept).toReversed()) yield open(place)
}

/** The working sets to do of each exercise beyond so many, the last ones first. */
function* beyond(
  most: number,
  places: readonly WorkoutPlace[],
  gone: ReadonlySet<string>,
): Generator<readonly WorkoutSlot[]> {
  for (const { slots } of places) {
    const working = slots.filter((slot) => isWorking(slot) && !gone.has(slot.id))
    for (const slot of working.slice(most).toReversed()) if (isTodo(slot)) yield [slot]
  }
}
