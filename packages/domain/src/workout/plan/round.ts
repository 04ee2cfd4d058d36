import { blockWith, type ExerciseBlock, orderOf, type PlacedSlot } from './order.ts'
import type { WorkoutPlace } from './place.ts'

/** A set in a round; `member` counts the exercises of the group from 1. */
export type RoundSet = PlacedSlot & { readonly member: number }

/** A round of a superset or circuit: which (from 0) of how many, and the set of each exercise that still takes part. */
export type Round = { readonly round: number; readonly total: number; readonly sets: readonly RoundSet[] }

/** Which exercise of its group each place is, from 1: one that was swapped in counts as the one that it took over from. */
export function memberNumbers(block: ExerciseBlock): readonly number[] {
  const beginning = (place: WorkoutPlace): WorkoutPlace => {
    const before = block.find(({ id }) => id === place.replaces)
    return before ? beginning(before) : place
  }
  const members = [...new Set(block.map(beginning))]
  return block.map((place) => members.indexOf(beginning(place)) + 1)
}

/** The round in which the slot stands; null for a warm-up, and for an exercise by itself. */
export function roundWith(places: readonly WorkoutPlace[], slot: string): Round | null {
  const block = blockWith(places, slot)
  const order = orderOf(block)
  const round = order.find((each) => each.slot.id === slot)?.round ?? -1
  if (block.length < 2 || round < 0) return null
  const members = memberNumbers(block)
  const sets = block.flatMap((place, index): RoundSet[] => {
    const own = order.filter((each) => each.place === place && each.round === round)
    // Of two sides the one that is asked for, else the last.
    const set = own.find((each) => each.slot.id === slot) ?? own.at(-1)
    return set ? [{ ...set, member: members[index] ?? 0 }] : []
  })
  return { round, total: Math.max(...order.map((each) => each.round)) + 1, sets }
}
