import { measures } from '../exercise/measure.ts'
import type { WorkoutEvent } from '../workout/state.ts'
import { anyEvent, anyInstant } from './any-workout.ts'
import { fc } from './properties.ts'

const place = fc.constantFrom('0', '1', '2', '3', 'new-0', 'new-1', 'nowhere')
const slot = fc.oneof(
  fc.tuple(fc.nat(3), fc.nat(3)).map(([exercise, set]) => `${exercise}-${set}`),
  fc.constantFrom('slot-0', 'slot-1', 'nowhere'),
)
const plan = fc.record({ reps: fc.nat(30), weight: fc.nat(200), rest: fc.constantFrom(0, 60, null) })
const exercise = fc
  .record({ place, number: fc.nat(3) })
  .map((made) => ({ place: made.place, exercise_id: `exercise-${made.number}`, name: 'New' }))
const sets = fc.array(fc.record({ slot, plan }), { maxLength: 3 })
const measure = fc.constantFrom(...measures)
const at = anyInstant

const of = <T extends WorkoutEvent['type']>(type: T) => fc.constant(type)

/** Any change of the plan, whether it makes sense or not. */
const anyChange: fc.Arbitrary<WorkoutEvent> = fc.oneof(
  fc.record({ type: of('swap-exercise'), at, place, to: exercise, measure: fc.option(measure, { nil: undefined }) }),
  fc.record({ type: of('add-exercise'), at, after: fc.option(place), exercise, sets }),
  fc.record({ type: of('remove-exercise'), at, place }),
  fc.record({ type: of('move-exercise'), at, place, before: fc.option(place) }),
  fc.record({ type: of('group'), at, places: fc.uniqueArray(place, { maxLength: 3 }) }),
  fc.record({ type: of('ungroup'), at, group: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: of('add-sets'), at, place, after: fc.option(slot), sets }),
  fc.record({ type: of('remove-set'), at, slot }),
  fc.record({ type: of('change-set'), at, slot, plan }),
  fc.record({
    type: of('skip'),
    at,
    slots: fc.array(slot, { maxLength: 4 }),
    reason: fc.constantFrom('hand' as const, 'trim' as const),
  }),
  fc.record({ type: of('unskip'), at, slots: fc.array(slot, { maxLength: 4 }) }),
  fc.record({ type: of('go-to'), at, slot }),
  fc.record({ type: fc.constantFrom('hold-start' as const, 'hold-stop' as const), at }),
  fc.record({ type: of('note'), at, place: fc.option(place, { nil: undefined }), text: fc.string({ maxLength: 5 }) }),
  fc.record({ type: of('undo-change'), at, changed_at: anyInstant }),
  fc.record({
    type: of('set-done'),
    at,
    reps: fc.nat(30),
    weight: fc.nat(200),
    side: fc.constant('left' as const),
    other_side: slot,
  }),
)

/** What happens in a workout that changes as it goes. */
export const anyChanges: fc.Arbitrary<readonly WorkoutEvent[]> = fc.array(
  fc.oneof(anyChange, { arbitrary: anyEvent.filter(({ type }) => type !== 'stop'), weight: 2 }),
  { maxLength: 40 },
)
