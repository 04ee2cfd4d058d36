import type { WorkoutPlace, WorkoutSlot } from './place.ts'

type Places = readonly WorkoutPlace[]
type Slots = readonly WorkoutSlot[]

const isTodo = ({ status }: WorkoutSlot) => status === 'todo'
const placeWith = (places: Places, slot: string) => places.find(({ slots }) => slots.some(({ id }) => id === slot))
const positionOf = (slots: Slots, slot: string) => slots.findIndex(({ id }) => id === slot)

/**
 * The places with a set that is to do before another one of its exercise (`before`; null: at its end). It passes none that
 * is done, and never parts the two sides of a set; null where it would, or stays where it is.
 */
export function withMovedSet(places: Places, slot: string, before: string | null): Places | null {
  const home = placeWith(places, slot)
  const slots = home && movedSlots(home.slots, positionOf(home.slots, slot), before)
  return slots ? places.map((place) => (place === home ? { ...home, slots } : place)) : null
}

function movedSlots(slots: Slots, from: number, before: string | null): Slots | null {
  const slot = slots[from]
  const others = slots.toSpliced(from, 1)
  const to = before === null ? others.length : positionOf(others, before)
  if (!slot || !isTodo(slot) || to < 0 || to === from) return null
  const passed = from < to ? others.slice(from, to) : others.slice(to, from)
  const isOneSide = [slot, ...passed, others[from], others[to]].some((each) => each?.other_side)
  return isOneSide || passed.some(({ status }) => status === 'done') ? null : others.toSpliced(to, 0, slot)
}

/** Before which set (null: at the end) a set goes on its way up or down past the next one to do; undefined: it cannot. */
export type SetMoves = { readonly up: string | undefined; readonly down: string | null | undefined }

/** Where a set can go within its exercise, one set to do further at a time. */
export function setMoves(places: Places, slot: string): SetMoves {
  const slots = placeWith(places, slot)?.slots ?? []
  const from = positionOf(slots, slot)
  const above = slots.slice(0, Math.max(0, from)).findLast(isTodo)?.id
  const below = slots.findIndex((each, position) => position > from && isTodo(each))
  const under = slots[below + 1]?.id ?? null
  const goes = (before: string | null) => movedSlots(slots, from, before) !== null
  return {
    up: above !== undefined && goes(above) ? above : undefined,
    down: below > from && goes(under) ? under : undefined,
  }
}

/** The set to do after a move: the first to do from where the set stood or stands that was to do before it. */
export function focusAfterMove(before: Places, focus: string, after: Places): string {
  const then = placeWith(before, focus)?.slots ?? []
  const now = placeWith(after, focus)?.slots ?? []
  const first = Math.max(0, Math.min(positionOf(then, focus), positionOf(now, focus)))
  return now.slice(first).find(isTodo)?.id ?? focus
}
