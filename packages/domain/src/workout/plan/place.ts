import type { Measure } from '../../exercise/measure.ts'
import { isWorkingSet } from '../../set/is-work.ts'
import type { WorkoutExercise, WorkoutProgram, WorkoutSetPlan } from './workout-program.ts'

/** To do, recorded, left out by hand, or left out so that the workout fits the time. */
export type SlotStatus = 'todo' | 'done' | 'skipped' | 'trimmed'

/** A set of the running workout, by an id that stays. */
export type WorkoutSlot = {
  readonly id: string
  readonly status: SlotStatus
  readonly plan: WorkoutSetPlan
  /** The right side of the set before it, which was done with the left alone. */
  readonly other_side?: true | undefined
  /** What its lifter noted of it before it was recorded. */
  readonly note?: string | undefined
}

/** An exercise's place in the running workout, by an id that stays: the same exercise may stand in several. */
export type WorkoutPlace = Omit<WorkoutExercise, 'sets'> & {
  readonly id: string
  readonly slots: readonly WorkoutSlot[]
  /** Rounds of its group that were done under another exercise, before a swap; absent for none. */
  readonly rounds_before?: number | undefined
  /** What was noted of sets to do that went over to another exercise. */
  readonly left_notes?: readonly string[] | undefined
  /** The exercises whose place it took before any set of theirs was recorded, in turn. */
  readonly instead_of?: readonly LeftExercise[] | undefined
  /** The place as it was under the exercise before, whose whole place it took. */
  readonly took?: WorkoutPlace | undefined
  /** Its exercise took the place of another one; `replaces` names the place where that one's recorded sets stand, if any. */
  readonly swapped?: true | undefined
  readonly replaces?: string | undefined
  /** What the exercise that was swapped in is counted in, where the swap said so. */
  readonly measure?: Measure | undefined
}

/**
 * An exercise that gave its place to another one, or was taken out, before any set of it was recorded, with what had been
 * noted of its sets.
 */
export type LeftExercise = Pick<WorkoutExercise, 'exercise_id' | 'name' | 'name_en' | 'place'> & {
  readonly id: string
  readonly left_notes: readonly string[]
}

/** What is still known of an exercise of which no set was recorded, once it leaves its place. */
export function leftExercise(
  { id, exercise_id, name, name_en, place }: WorkoutPlace,
  left_notes: readonly string[],
): LeftExercise {
  return { id, exercise_id, name, name_en, ...(place !== undefined && { place }), left_notes }
}

/** The places of a program that begins. Their ids are their positions, so that a log tells the same each time it is read. */
export function placesOf(program: WorkoutProgram): readonly WorkoutPlace[] {
  return program.exercises.map(({ sets, ...exercise }, place) => ({
    ...exercise,
    id: String(place),
    slots: sets.map((plan, set) => ({ id: `${place}-${set}`, status: 'todo', plan })),
  }))
}

/** Whether the set counts in the progress: it is done or to do. */
export function isCounted({ status }: WorkoutSlot): boolean {
  return status === 'todo' || status === 'done'
}

/** Whether it prepares for the working sets. */
export function isWarmUp({ plan }: Pick<WorkoutSlot, 'plan'>): boolean {
  return plan.kind === 'warmup'
}

/** Whether it is a round of its own in a group: no warm-up, no other side, and no drop or cluster, which goes with the set before. */
export function beginsRound({ plan, other_side }: WorkoutSlot): boolean {
  return isWorkingSet(plan) && !other_side
}

/** The sets of a place that are done or to do. */
export function countedSlots(place: WorkoutPlace): readonly WorkoutSlot[] {
  return place.slots.every(isCounted) ? place.slots : place.slots.filter(isCounted)
}

/** Whether anything is left to do. */
export function hasTodo(places: readonly WorkoutPlace[]): boolean {
  return places.some(({ slots }) => slots.some(({ status }) => status === 'todo'))
}

/** The places with each of these slots turned into what `change` makes of it; slots that are nowhere are passed over. */
export function withSlots(
  places: readonly WorkoutPlace[],
  ids: ReadonlySet<string>,
  change: (slot: WorkoutSlot) => WorkoutSlot,
): readonly WorkoutPlace[] {
  return places.map((place) =>
    place.slots.some(({ id }) => ids.has(id))
      ? { ...place, slots: place.slots.map((slot) => (ids.has(slot.id) ? change(slot) : slot)) }
      : place,
  )
}

/** The places with the slot in another status. */
export function withStatus(places: readonly WorkoutPlace[], slot: string, status: SlotStatus): readonly WorkoutPlace[] {
  return withSlots(places, new Set([slot]), (old) => ({ ...old, status }))
}
