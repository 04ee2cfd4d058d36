import { describe, expect, it } from 'vitest'
import { clock, done, pushDay, pushDayAfter, wholePushDay } from '../../test-kit/workouts.ts'
import { replay } from '../log.ts'
import { workoutReducer } from '../machine.ts'
import type { WorkoutEvent } from '../state.ts'
import { workoutNotes, workoutSets } from './kept-workout.ts'

const start = { type: 'start', at: clock(0) } as const
const skipRest = { type: 'skip-rest', at: clock(3) } as const
const bench = 'predefined-développé-couché'
const dips = 'custom-0199d1c0-0000-7000-8000-000000000002'

describe('the sets for the history', () => {
  const state = pushDayAfter(start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }, done(7, 70, clock(5)))

  it('are in the order they were done, with the exercise as it was called', () => {
    expect(workoutSets(state, 'fr')).toEqual([
      { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché', reps: 10, weight: 60, at: 120 },
      { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché', reps: 7, weight: 70, at: 300 },
    ])
  })

  it("name the exercise in the lifter's language, and an untranslated one in French", () => {
    expect(workoutSets(state, 'en').map((set) => set.exercise_name)).toEqual(['Bench press', 'Bench press'])
    expect(workoutSets(pushDayAfter(...wholePushDay), 'en').at(-1)?.exercise_name).toBe('Dips')
  })

  it('are none before the start', () => {
    expect(workoutSets(pushDayAfter(), 'fr')).toEqual([])
  })

  it('keep their details, corrected ones too', () => {
    const detailed = pushDayAfter(
      start,
      { type: 'set-done', at: clock(2), slot: '0-0', reps: 10, weight: 61.23, weight_lb: 135, rir: 2, kind: 'amrap' },
      { type: 'edit-set', at: clock(3), index: 0, reps: 9, weight: 61.23, rir: 1, note: 'coude' },
    )
    expect(workoutSets(detailed, 'fr')).toMatchObject([
      { reps: 9, weight: 61.23, weight_lb: 135, rir: 1, kind: 'amrap', note: 'coude' },
    ])
    const lighter = workoutReducer(detailed, { type: 'edit-set', at: clock(4), index: 0, reps: 9, weight: 60 })
    expect(workoutSets(lighter, 'fr')[0]).not.toHaveProperty('weight_lb')
  })

  it('name the place of an exercise that stands twice, and the superset', () => {
    const twice: readonly WorkoutEvent[] = [
      start,
      done(10, 60, clock(2)),
      skipRest,
      { type: 'swap-exercise', at: clock(3), place: '0', to: { place: 'p', exercise_id: dips, name: 'Dips' } },
      done(9, 0, clock(4)),
      { type: 'group', at: clock(4), places: ['1', '2'] },
      skipRest,
      done(8, 40, clock(5)),
      done(12, 0, clock(6)),
    ]
    const sets = workoutSets(pushDayAfter(...twice), 'fr')
    expect(sets.map(({ exercise_name, place, group }) => [exercise_name, place, group])).toEqual([
      ['Développé couché', undefined, undefined],
      ['Dips', 'p', undefined],
      ['Développé militaire', undefined, 1],
      ['Dips', undefined, 1],
    ])
  })
})

describe('the notes for the history', () => {
  it('are those of the workout and of its exercises, and none where nothing was noted', () => {
    expect(workoutNotes(pushDayAfter(...wholePushDay), 'fr')).toBeUndefined()
    const noted = pushDayAfter(
      start,
      { type: 'note', at: clock(1), text: 'fatigue' },
      { type: 'note', at: clock(1), place: '2', text: 'lent' },
    )
    expect(workoutNotes(noted, 'fr')).toEqual({ workout: 'fatigue', places: { [dips]: 'lent' } })
  })

  it('say that a week was one of lighter training, where there is room for it', () => {
    const deload = { ...pushDay, deload: true } as const
    const noted = (text: string) => replay(deload, [start, { type: 'note', at: clock(1), text }])
    expect(workoutNotes(replay(deload, [start]), 'en')).toEqual({ workout: 'Deload week' })
    expect(workoutNotes(noted('fatigue'), 'fr')).toEqual({ workout: 'Semaine allégée\nfatigue' })
    const long = 'n'.repeat(1_990)
    expect(workoutNotes(noted(long), 'fr')).toEqual({ workout: long })
  })

  describe('of sets that were never done', () => {
    const of = (slot: string, text: string): WorkoutEvent => ({ type: 'set-note', at: clock(1), slot, text })

    it('go below the note of their exercise, whether the set was skipped or the workout stopped', () => {
      const state = pushDayAfter(
        start,
        { type: 'note', at: clock(1), place: '0', text: 'coude' },
        of('0-0', 'lent'),
        of('0-1', 'épaule'),
        of('2-0', 'genou'),
        { type: 'skip', at: clock(2), slots: ['2-0'], reason: 'hand' },
        done(10, 60, clock(3)),
        { type: 'stop', at: clock(4), count_current: null },
      )
      expect(workoutNotes(state, 'fr')).toEqual({ places: { [bench]: 'coude\népaule', [dips]: 'genou' } })
      expect(workoutSets(state, 'fr').map(({ note }) => note)).toEqual(['lent'])
    })

    it('stay out where the history has no room, which takes the workout all the same', () => {
      const full = 'n'.repeat(2_000)
      const state = pushDayAfter(start, { type: 'note', at: clock(1), place: '0', text: full }, of('0-1', 'épaule'))
      expect(workoutNotes(state, 'fr')).toEqual({ places: { [bench]: full } })
    })
  })

  describe('of an exercise that was taken out before any set of it was recorded', () => {
    const remove: WorkoutEvent = { type: 'remove-exercise', at: clock(3), place: '2' }
    const noted: readonly WorkoutEvent[] = [
      start,
      { type: 'note', at: clock(1), place: '2', text: 'épaule' },
      { type: 'set-note', at: clock(1), slot: '2-0', text: 'lesté' },
    ]

    it('stay, with its name in the language of its lifter', () => {
      const state = pushDayAfter(...noted, remove)
      expect(workoutNotes(state, 'fr')).toEqual({ places: { [dips]: 'Dips\u00a0: épaule\nlesté' } })
      expect(workoutNotes(state, 'en')).toEqual({ places: { [dips]: 'Dips: épaule\nlesté' } })
    })

    it('stay also with what is noted later, and to the end', () => {
      const later: WorkoutEvent = { type: 'note', at: clock(4), text: 'fatigue' }
      const state = pushDayAfter(...noted, remove, later, { type: 'stop', at: clock(5), count_current: null })
      expect(workoutNotes(state, 'en')).toEqual({ workout: 'fatigue', places: { [dips]: 'Dips: épaule\nlesté' } })
    })

    it('are its own again where it is brought back', () => {
      const undo: WorkoutEvent = { type: 'undo-change', at: clock(4), changed_at: clock(3) }
      const state = pushDayAfter(...noted, remove, undo)
      expect(workoutNotes(state, 'fr')).toEqual({ places: { [dips]: 'épaule\nlesté' } })
      const again = replay(pushDay, [...noted, remove, undo, { ...remove, at: clock(6) }])
      expect(workoutNotes(again, 'en')).toEqual({ places: { [dips]: 'Dips: épaule\nlesté' } })
    })

    it('stay without the name where the history has no room for it', () => {
      const full = 'n'.repeat(2_000)
      const state = pushDayAfter(start, { type: 'note', at: clock(1), place: '2', text: full }, remove)
      expect(workoutNotes(state, 'fr')).toEqual({ places: { [dips]: full } })
    })

    it('stay of what it had taken the place of, too', () => {
      const to = { place: 'new', exercise_id: 'pompes', name: 'Pompes' } as const
      const swap: WorkoutEvent = { type: 'swap-exercise', at: clock(2), place: '2', to }
      const state = pushDayAfter(...noted, swap, { ...remove, place: 'new' })
      expect(workoutNotes(state, 'fr')).toEqual({ places: { [dips]: 'Dips\u00a0: épaule\nlesté' } })
    })

    it('say the name where another exercise took its place, too: nothing else in the history does', () => {
      const to = { place: 'new', exercise_id: 'pompes', name: 'Pompes' } as const
      const swap: WorkoutEvent = { type: 'swap-exercise', at: clock(2), place: '2', to }
      expect(workoutNotes(pushDayAfter(...noted, swap), 'en')).toEqual({ places: { [dips]: 'Dips: épaule\nlesté' } })
    })
  })
})
