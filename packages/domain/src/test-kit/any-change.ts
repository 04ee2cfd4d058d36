import { measures } from '../exercise/measure.ts'
import type { WorkoutSlot } from '../workout/plan/place.ts'
import type { WorkoutEvent, WorkoutState } from '../workout/state.ts'
import { anyInstant } from './any-workout.ts'
import { fc } from './properties.ts'

/** An event that names places and slots of the workout in which it happens. */
export type EventIn = (state: WorkoutState) => WorkoutEvent

/** One of these ids by a number, mostly; else one that is nowhere. */
const idAt = (ids: readonly string[], number: number): string =>
  (number % 10 === 9 ? undefined : ids[Math.floor(number / 10) % ids.length]) ?? 'nowhere'

const placeAt = ({ places }: WorkoutState, number: number) =>
  idAt(
    places.map(({ id }) => id),
    number,
  )

const slotAt = ({ places }: WorkoutState, number: number, isWanted = (_: WorkoutSlot) => true) =>
  idAt(
    places.flatMap(({ slots }) => slots.filter(isWanted).map(({ id }) => id)),
    number,
  )

const isLeftOut = ({ status }: WorkoutSlot) => status === 'skipped' || status === 'trimmed'

const number = fc.integer({ min: 0, max: 999 })
const numbers = fc.array(number, { maxLength: 4 })
const at = anyInstant

const plan = fc.record({ reps: fc.nat(30), weight: fc.nat(200), rest: fc.constantFrom(0, 60, null) })
const newSlot = fc.nat(40).map((made) => `slot-${made}`)
const newSets = fc.array(fc.record({ slot: newSlot, plan }), { maxLength: 3 })
const newPlace = fc
  .record({ place: fc.nat(9), exercise: fc.nat(3) })
  .map(({ place, exercise }) => ({ place: `new-${place}`, exercise_id: `exercise-${exercise}`, name: 'New' }))
const measure = fc.option(fc.constantFrom(...measures), { nil: undefined })

/** How exercises change: swapped, added, removed, moved, and done by turns or no longer so. */
const ofExercises: readonly fc.Arbitrary<EventIn>[] = [
  fc.record({ at, number, to: newPlace, measure }).map(({ number: place, ...event }) => (state) => {
    return { type: 'swap-exercise', place: placeAt(state, place), ...event }
  }),
  fc
    .record({ at, after: fc.option(number), exercise: newPlace, sets: newSets })
    .map(({ after, ...event }) => (state) => {
      return { type: 'add-exercise', after: after === null ? null : placeAt(state, after), ...event }
    }),
  fc.record({ at, number }).map(({ at: when, number: place }) => (state) => {
    return { type: 'remove-exercise', at: when, place: placeAt(state, place) }
  }),
  fc.record({ at, number, before: fc.option(number) }).map(({ at: when, number: place, before }) => (state) => {
    const next = before === null ? null : placeAt(state, before)
    return { type: 'move-exercise', at: when, place: placeAt(state, place), before: next }
  }),
  fc.record({ at, numbers }).map(({ at: when, numbers: places }) => (state) => {
    return { type: 'group', at: when, places: [...new Set(places.map((place) => placeAt(state, place)))] }
  }),
  fc.record({ at, other: fc.nat(9) }).map(({ at: when, other }) => (state) => {
    const group = state.places.find((place) => place.group !== undefined)?.group
    return { type: 'ungroup', at: when, group: other === 9 ? other : (group ?? 1) }
  }),
]

/** How sets change: added, removed, planned otherwise, left out and taken up again. */
const ofSets: readonly fc.Arbitrary<EventIn>[] = [
  fc.record({ at, number, after: fc.option(number), sets: newSets }).map(({ number: home, after, ...event }) => {
    return (state) => {
      const place = placeAt(state, home)
      const slots = state.places.find(({ id }) => id === place)?.slots.map(({ id }) => id) ?? []
      return { type: 'add-sets', place, after: after === null ? null : idAt(slots, after), ...event }
    }
  }),
  fc.record({ at, number }).map(({ at: when, number: slot }) => (state) => {
    return { type: 'remove-set', at: when, slot: slotAt(state, slot) }
  }),
  fc.record({ at, number, before: fc.option(number) }).map(({ at: when, number: slot, before }) => (state) => {
    const moved = slotAt(state, slot, ({ status }) => status === 'todo')
    const own = state.places.find(({ slots }) => slots.some(({ id }) => id === moved))?.slots.map(({ id }) => id) ?? []
    return { type: 'move-set', at: when, slot: moved, before: before === null ? null : idAt(own, before) }
  }),
  fc.record({ at, number, plan }).map(({ number: slot, ...event }) => (state) => {
    return { type: 'change-set', slot: slotAt(state, slot), ...event }
  }),
  fc.record({ at, numbers, reason: fc.constantFrom('hand' as const, 'trim' as const) }).map((skip) => (state) => {
    return { type: 'skip', at: skip.at, slots: skip.numbers.map((slot) => slotAt(state, slot)), reason: skip.reason }
  }),
  fc.record({ at, numbers }).map(({ at: when, numbers: slots }) => (state) => {
    return { type: 'unskip', at: when, slots: slots.map((slot) => slotAt(state, slot, isLeftOut)) }
  }),
]

/** What else knows the plan: the set that is gone to, notes, the second side of a set, and the way back. */
const besides: readonly fc.Arbitrary<EventIn>[] = [
  fc.record({ at, number }).map(({ at: when, number: slot }) => (state) => {
    return { type: 'go-to', at: when, slot: slotAt(state, slot) }
  }),
  fc.record({ at, place: fc.option(number), text: fc.string({ maxLength: 5 }) }).map(({ place, ...event }) => {
    return (state) => ({ type: 'note', place: place === null ? undefined : placeAt(state, place), ...event })
  }),
  fc.record({ at, number, text: fc.string({ maxLength: 5 }) }).map(({ number: slot, ...event }) => (state) => {
    return { type: 'set-note', slot: slotAt(state, slot), ...event }
  }),
  fc.record({ at, reps: fc.nat(30), weight: fc.nat(200), other_side: newSlot }).map((lift) => () => {
    return { type: 'set-done', side: 'left', ...lift }
  }),
  fc.record({ at, other: fc.option(anyInstant, { freq: 1 }) }).map(({ at: when, other }) => (state) => {
    const last = 'before' in state ? state.before?.changed_at : undefined
    return { type: 'undo-change', at: when, changed_at: other ?? last ?? when }
  }),
]

/** A set that is held by the clock, and let go. */
const anyHold: fc.Arbitrary<EventIn> = fc.record({ at, other: fc.nat(9) }).map(({ at: when, other }) => (state) => {
  const isHeld = state.status === 'lifting' && state.hold?.ended_at === null
  const isStop = other === 9 ? !isHeld : isHeld
  return { type: isStop ? 'hold-stop' : 'hold-start', at: when }
})

/** Any change of the plan, whether it makes sense or not; mostly of what there is. */
export const anyChange: fc.Arbitrary<EventIn> = fc.oneof(...ofExercises, ...ofSets, ...besides, {
  arbitrary: anyHold,
  weight: 3,
})
