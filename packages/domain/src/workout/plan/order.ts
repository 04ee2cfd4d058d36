import { beginsRound, countedSlots, hasTodo, isWarmUp, type WorkoutPlace, type WorkoutSlot } from './place.ts'

/** A slot with the place where it stands; `round` counts from 0 within its group, where a warm-up stands before the first. */
export type PlacedSlot = { readonly place: WorkoutPlace; readonly slot: WorkoutSlot; readonly round: number }

/** Exercises that are done in turn: a superset, a circuit, or one exercise by itself. */
export type ExerciseBlock = readonly WorkoutPlace[]

/** The workout cut into its blocks: neighbours of the same group are one. */
export function blocksOf(places: readonly WorkoutPlace[]): readonly ExerciseBlock[] {
  const blocks: WorkoutPlace[][] = []
  for (const place of places) {
    const last = blocks.at(-1)
    if (last && place.group !== undefined && last[0]?.group === place.group) last.push(place)
    else blocks.push([place])
  }
  return blocks
}

/**
 * The sets of a block in the order they are done: the warm-ups, then rounds with one set of each exercise, of both sides
 * where these are done one after the other, and with the drops and clusters that go with it; skipped sets have none.
 */
export function orderOf(block: ExerciseBlock): readonly PlacedSlot[] {
  const [only] = block
  if (only && block.length === 1) return countedSlots(only).map((slot, round) => ({ place: only, slot, round }))
  // Sorting is stable: within a round the exercises keep their order.
  return block.flatMap(inRounds).toSorted((one, other) => one.round - other.round)
}

function inRounds(place: WorkoutPlace): readonly PlacedSlot[] {
  let next = place.rounds_before ?? 0
  const roundOf = (slot: WorkoutSlot) => {
    if (isWarmUp(slot)) return -1
    return beginsRound(slot) || next === 0 ? next++ : next - 1
  }
  return countedSlots(place).map((slot) => ({ place, slot, round: roundOf(slot) }))
}

/** The slot of that id, or null. A skipped one has the round 0. */
export function findSlot(places: readonly WorkoutPlace[], id: string): PlacedSlot | null {
  for (const place of places) {
    const slot = place.slots.find((each) => each.id === id)
    if (slot) return { place, slot, round: 0 }
  }
  return null
}

/** The block in which the slot stands, or none. */
export function blockWith(places: readonly WorkoutPlace[], slot: string): ExerciseBlock {
  const isHere = (place: WorkoutPlace) => place.slots.some(({ id }) => id === slot)
  const home = places.findIndex(isHere)
  const group = places[home]?.group
  if (home < 0) return []
  if (group === undefined) return places.slice(home, home + 1)
  return blocksOf(places).find((block) => block.some(isHere)) ?? []
}

const isTodo = ({ slot }: PlacedSlot) => slot.status === 'todo'

/** The first set to do, in the order of the workout, or null. */
export function firstTodo(places: readonly WorkoutPlace[]): PlacedSlot | null {
  for (const block of blocksOf(places)) {
    const found = hasTodo(block) ? orderOf(block).find(isTodo) : undefined
    if (found) return found
  }
  return null
}

/**
 * What is left to do of the slot's block: what follows it first, then what was left before it. After a change that may
 * have taken the slot away, `left` says what is still to do.
 */
export function nextInBlock(
  places: readonly WorkoutPlace[],
  slot: string,
  left: readonly WorkoutPlace[] = places,
): PlacedSlot | null {
  const order = orderOf(blockWith(places, slot))
  const here = order.findIndex((each) => each.slot.id === slot)
  const around = [...order.slice(here + 1), ...order.slice(0, Math.max(0, here))]
  return around.find((each) => findSlot(left, each.slot.id)?.slot.status === 'todo') ?? null
}

/**
 * Before which place (null: at the end) an exercise lands that is let go at a position among the others: a group moves as
 * one, and nothing lands inside another. Undefined where the order stays as it is.
 */
export function landingOf(places: readonly WorkoutPlace[], from: number, to: number): string | null | undefined {
  const blocks = blocksOf(places)
  const moved = places[from]
  const own = blocks.findIndex((block) => moved !== undefined && block.includes(moved))
  const others = blocks.toSpliced(own, own < 0 ? 0 : 1)
  const target = places.toSpliced(from, 1)[to]
  const found = target ? others.findIndex((block) => block.includes(target)) : others.length
  if (own < 0 || found < 0) return undefined
  const at = target && others[found]?.[0] !== target ? found + 1 : found
  return at === own ? undefined : (others[at]?.[0]?.id ?? null)
}
