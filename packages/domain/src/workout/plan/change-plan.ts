import type { Measure } from '../../exercise/measure.ts'
import { pastBounds } from '../../history/past/bounds.ts'
import { programBounds } from '../../program/bounds.ts'
import { withoutRow } from '../../program/groups.ts'
import { withLoad } from '../../progression/aimed-load.ts'
import { inMeasure } from '../../set/measure-of.ts'
import { setLoad } from '../../set/set-load.ts'
import { withMovedSet } from './move-set.ts'
import { blocksOf } from './order.ts'
import {
  beginsRound,
  hasTodo,
  isWarmUp,
  leftExercise,
  type WorkoutPlace,
  type WorkoutSlot,
  withSlots,
} from './place.ts'
import type { NewPlace, NewSlot, PlanEvent } from './plan-event.ts'
import type { WorkoutSetPlan } from './workout-program.ts'

type Places = readonly WorkoutPlace[]
type EventOf<T extends PlanEvent['type']> = Extract<PlanEvent, { type: T }>

/** The plan after a change; `focus` names the slot that is then to do first, absent where the change names none. */
export type PlanChange = { readonly places: Places; readonly focus?: string | undefined }

/** What an event makes of the plan; null when it makes no sense there. */
export function changeWorkoutPlan(places: Places, event: PlanEvent): PlanChange | null {
  const change = changed(places, event)
  return change && isWithinBounds(change.places) ? change : null
}

function changed(places: Places, event: PlanEvent): PlanChange | null {
  switch (event.type) {
    case 'swap-exercise':
      return swap(places, event)
    case 'add-exercise':
      return addExercise(places, event)
    case 'remove-exercise':
      return removeExercise(places, event.place)
    case 'move-exercise':
      return moveExercise(places, event)
    case 'group':
      return group(places, event.places)
    case 'ungroup':
      return ungroup(places, event.group)
    case 'add-sets':
      return addSets(places, event)
    case 'remove-set':
      return todoChange(places, event.slot, () => null)
    case 'move-set':
      return moveSet(places, event)
    case 'change-set':
      return todoChange(places, event.slot, (slot) => ({ ...slot, plan: event.plan }))
    case 'skip':
      return markSlots(places, event.slots, ['todo'], event.reason === 'trim' ? 'trimmed' : 'skipped')
    case 'unskip':
      return markSlots(places, event.slots, ['skipped', 'trimmed'], 'todo')
  }
}

const isTodo = ({ status }: WorkoutSlot) => status === 'todo'
const isDone = ({ status }: WorkoutSlot) => status === 'done'

/**
 * Recorded sets stay with their exercise; the open ones move over with their rest, and with what they count where the new
 * exercise counts the same, never with the weight. What was noted of them speaks of the old exercise, and stays with it.
 * One that stood there before, and gave its place up before any set was done, comes back as it was.
 */
function swap(places: Places, { place, to, measure, returns }: EventOf<'swap-exercise'>): PlanChange | null {
  const old = places.find(({ id }) => id === place)
  if (!old?.slots.some(isTodo) || hasId(places, to.place) || old.exercise_id === to.exercise_id) return null
  const { place: id, ...exercise } = to
  const [kept, open] = [old.slots.filter(isDone), old.slots.filter((slot) => !isDone(slot))]
  const rounds = (old.rounds_before ?? 0) + doneInRounds(old)
  const left_notes = [...(old.left_notes ?? []), ...open.flatMap(({ note }) => note ?? [])]
  const back = returns && kept.length === 0 ? stoodBefore(old, to.exercise_id) : undefined
  if (back) {
    const returned = comeBack(back, old, left_notes)
    return { places: places.map((each) => (each === old ? returned : each)) }
  }
  const fresh: WorkoutPlace = {
    ...exercise,
    id,
    default_rest: old.default_rest,
    swapped: true,
    ...(measure !== undefined && { measure }),
    ...(kept.length > 0 ? { replaces: old.id } : takenOver(old, left_notes)),
    ...(old.group === undefined ? {} : { group: old.group, group_rest: old.group_rest, rounds_before: rounds }),
    slots: open.map(({ note: _note, ...slot }) => ({ ...slot, plan: swappedSet(slot.plan, measure) })),
  }
  const noted = left_notes.length > 0 && { left_notes }
  const after = kept.length === 0 ? [fresh] : [{ ...old, ...noted, slots: kept }, fresh]
  return { places: places.flatMap((each) => (each === old ? after : [each])) }
}

/** The exercises without any recorded set before the one that takes their whole place. */
function takenOver(old: WorkoutPlace, left_notes: readonly string[]) {
  const { replaces, instead_of = [] } = old
  return { replaces, instead_of: [...instead_of, leftExercise(old, left_notes)], took: old }
}

/** The place as it was under that exercise, of those that stood there one after the other; undefined for none. */
function stoodBefore({ took }: WorkoutPlace, exerciseId: string): WorkoutPlace | undefined {
  return took && (took.exercise_id === exerciseId ? took : stoodBefore(took, exerciseId))
}

/** The place as it was, with the sets that there are by now: one that was added meanwhile is loaded as its last one. */
function comeBack(
  was: WorkoutPlace,
  { group, group_rest, rounds_before, slots, ...old }: WorkoutPlace,
  left_notes: readonly string[],
): WorkoutPlace {
  const { group: _group, group_rest: _rest, rounds_before: _rounds, ...place } = was
  const last = was.slots.at(-1)?.plan
  const { instead_of } = takenOver({ ...old, slots }, left_notes)
  const gone = was.slots.flatMap(({ id, note }) => (slots.some((slot) => slot.id === id) ? [] : (note ?? [])))
  const notes = [...(was.left_notes ?? []), ...gone]
  return {
    ...place,
    ...(group !== undefined && { group, group_rest, rounds_before }),
    ...(notes.length > 0 && { left_notes: notes }),
    instead_of: instead_of.filter(({ id }) => id !== was.id),
    slots: slots.map(({ note: _note, ...slot }) => {
      const own = was.slots.find(({ id }) => id === slot.id)
      return own
        ? { ...own, status: slot.status }
        : { ...slot, plan: last ? withLoad(slot.plan, setLoad(last)) : slot.plan }
    }),
  }
}

/** The set for the exercise that was swapped in: its weight is still to be set, and so is what the exercise counts otherwise. */
export function swappedSet(plan: WorkoutSetPlan, measure: Measure | undefined): WorkoutSetPlan {
  const { weight_lb: _pounds, assist: _kg, assist_lb: _lb, ...set } = plan
  return { ...(measure ? inMeasure(set, measure) : set), weight: 0 }
}

function addExercise(places: Places, { after, exercise, sets }: EventOf<'add-exercise'>): PlanChange | null {
  const position = after === null ? 0 : places.findIndex(({ id }) => id === after) + 1
  if ((after !== null && position === 0) || hasId(places, exercise.place) || !areNew(places, sets)) return null
  const { place: id, ...rest } = exercise
  const fresh: WorkoutPlace = { ...rest, id, slots: sets.map(toDo) }
  return { places: places.toSpliced(outsideGroup(places, position), 0, fresh) }
}

/** Nothing is put into the middle of a group: the position moves on to its end. */
function outsideGroup(places: Places, position: number): number {
  const before = places[position - 1]?.group
  let end = position
  while (before !== undefined && places[end]?.group === before) end += 1
  return end
}

function removeExercise(places: Places, id: string): PlanChange | null {
  const position = places.findIndex((each) => each.id === id)
  const place = places[position]
  if (!place) return null
  if (!place.slots.some(isDone)) return { places: withoutRow(places, position) }
  const open = place.slots.filter(isTodo).map((slot) => slot.id)
  return markSlots(places, open, ['todo'], 'skipped')
}

function moveExercise(places: Places, { place, before }: EventOf<'move-exercise'>): PlanChange | null {
  const blocks = blocksOf(places)
  const moved = blocks.find((block) => block.some(({ id }) => id === place))
  const others = blocks.filter((block) => block !== moved)
  const at = before === null ? others.length : others.findIndex((block) => block.some(({ id }) => id === before))
  if (!moved || at < 0) return null
  const after = others.toSpliced(at, 0, moved).flat()
  return after.every((each, index) => each === places[index]) ? null : { places: after }
}

/**
 * They come to stand behind the first of them, in the order of the workout. Of exercises that are grouped already it takes one
 * whole group, and others join it, from the round that is under way.
 */
function group(places: Places, ids: readonly string[]): PlanChange | null {
  const members = places.filter(({ id }) => ids.includes(id))
  const [first] = members
  const numbers = new Set(members.flatMap(({ group: number }) => number ?? []))
  const [joined] = numbers
  const whole = joined === undefined ? [] : places.filter((place) => place.group === joined)
  const isWhole = numbers.size < 2 && whole.every((place) => members.includes(place))
  if (!first || members.length < 2 || members.length !== ids.length || !isWhole || whole.length === members.length)
    return null
  const number = joined ?? Math.max(0, ...places.map((place) => place.group ?? 0)) + 1
  const rest = whole[0]?.group_rest
  const grouped = members
    .map((place) => (whole.includes(place) ? place : inGroup(place, number, roundsDone(whole))))
    .map((place, index) => (index === 0 && rest !== undefined ? { ...place, group_rest: rest } : place))
  return { places: places.flatMap((each) => (each === first ? grouped : members.includes(each) ? [] : [each])) }
}

function inGroup(place: WorkoutPlace, number: number, rounds: number): WorkoutPlace {
  const before = rounds - doneInRounds(place)
  return { ...place, group: number, ...(before > 0 && { rounds_before: before }) }
}

/** The rounds of a group that each of its exercises with sets to do has behind it. */
function roundsDone(group: Places): number {
  const open = group.filter((place) => hasTodo([place]))
  return open.length === 0 ? 0 : Math.min(...open.map((place) => (place.rounds_before ?? 0) + doneInRounds(place)))
}

const doneInRounds = ({ slots }: WorkoutPlace) => slots.filter((slot) => isDone(slot) && beginsRound(slot)).length

function ungroup(places: Places, number: number): PlanChange | null {
  if (!places.some((place) => place.group === number)) return null
  return {
    places: places.map((place) => {
      if (place.group !== number) return place
      const { group: _group, group_rest: _rest, rounds_before: _rounds, ...alone } = place
      return alone
    }),
  }
}

/** Warm-ups are done first; a set of an exercise that had nothing left is done now. */
function addSets(places: Places, { place, after, sets }: EventOf<'add-sets'>): PlanChange | null {
  const home = places.find(({ id }) => id === place)
  const position = after === null ? 0 : (home?.slots.findIndex(({ id }) => id === after) ?? -1) + 1
  const [first] = sets
  if (!home || !first || (after !== null && position === 0) || !areNew(places, sets)) return null
  const grown = { ...home, slots: home.slots.toSpliced(position, 0, ...sets.map(toDo)) }
  return {
    places: places.map((each) => (each === home ? grown : each)),
    focus: hasTodo([home]) && !isWarmUp(first) ? undefined : first.slot,
  }
}

function moveSet(places: Places, { slot, before }: EventOf<'move-set'>): PlanChange | null {
  const moved = withMovedSet(places, slot, before)
  return moved && { places: moved }
}

function todoChange(
  places: Places,
  slot: string,
  change: (slot: WorkoutSlot) => WorkoutSlot | null,
): PlanChange | null {
  const home = places.find(({ slots }) => slots.some((each) => each.id === slot && isTodo(each)))
  if (!home) return null
  const slots = home.slots.flatMap((each) => (each.id === slot ? (change(each) ?? []) : [each]))
  return { places: places.map((each) => (each === home ? { ...home, slots } : each)) }
}

function markSlots(
  places: Places,
  ids: readonly string[],
  from: readonly WorkoutSlot['status'][],
  status: WorkoutSlot['status'],
): PlanChange | null {
  const asked = new Set(ids)
  const marked = places
    .flatMap(({ slots }) => slots)
    .filter((slot) => asked.has(slot.id) && from.includes(slot.status))
    .map(({ id }) => id)
  if (marked.length === 0) return null
  return { places: withSlots(places, new Set(marked), (slot) => ({ ...slot, status })) }
}

const toDo = ({ slot: id, plan, other_side }: NewSlot): WorkoutSlot => ({
  id,
  status: 'todo',
  plan,
  ...(other_side && { other_side }),
})

const hasId = (places: Places, id: NewPlace['place']) => places.some((place) => place.id === id)

function areNew(places: Places, sets: readonly NewSlot[]): boolean {
  const known = new Set(places.flatMap(({ slots }) => slots.map(({ id }) => id)))
  return new Set(sets.map(({ slot }) => slot)).size === sets.length && sets.every(({ slot }) => !known.has(slot))
}

/** What the history takes: so many sets, of so many different exercises. */
function isWithinBounds(places: Places): boolean {
  const slots = places.reduce((sum, place) => sum + place.slots.length, 0)
  return (
    slots <= pastBounds.sets.max &&
    new Set(places.map((place) => place.exercise_id)).size <= programBounds.exercises.max
  )
}
