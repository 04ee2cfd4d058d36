import { describe, expect, it } from 'vitest'
import { legDay } from '../test-kit/programs.ts'
import { fc } from '../test-kit/properties.ts'
import { addExercises, addSet, applyToFollowing, changeDefaultRest, changeSet, moveSet, removeSet } from './editing.ts'
import { moveExercise, removeExercise } from './editor/group-editing.ts'
import { type FormExercise, toProgramForm } from './form.ts'

const { exercises } = toProgramForm(legDay)
const lunge = { exercise_id: 'predefined-fentes', name: 'Fentes', name_en: 'Lunges' }
const calf = { exercise_id: 'predefined-mollets', name: 'Mollets', name_en: null }

function names(list: readonly FormExercise[]) {
  return list.map((exercise) => exercise.name)
}

describe('exercises', () => {
  it('are added at the end in the order picked, with one set of 10 × 20 kg and 60 s', () => {
    const more = addExercises(exercises, [calf, lunge])
    expect(names(more)).toEqual(['Squat', 'Leg curl', 'Mollets', 'Fentes'])
    expect(more[2]).toEqual({ ...calf, default_rest: '60', sets: [{ key: 0, reps: '10', weight: '20', rest: '60' }] })
  })

  it('begin with half a minute, or twenty metres, where they are measured so', () => {
    const plank = { exercise_id: 'planche', name: 'Planche', name_en: null, measure: 'time' as const }
    const walk = { ...plank, exercise_id: 'marche', measure: 'distance' as const }
    expect(addExercises([], [plank, walk]).map(({ sets }) => sets)).toEqual([
      [{ key: 0, reps: '0', weight: '0', rest: '60', seconds: '30' }],
      [{ key: 0, reps: '0', weight: '20', rest: '60', distance: '20' }],
    ])
  })

  it('stand at most once in a program', () => {
    const squat = { exercise_id: 'predefined-squat', name: 'Squat', name_en: 'Squat' }
    expect(addExercises(exercises, [squat])).toBe(exercises)
    expect(names(addExercises(exercises, [lunge, squat, lunge]))).toEqual(['Squat', 'Leg curl', 'Fentes'])
  })

  it('are fifty at most', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ exercise_id: `e${i}`, name: `E${i}`, name_en: null }))
    const full = addExercises(exercises, many)
    expect(full).toHaveLength(50)
    expect(addExercises(full, [lunge])).toBe(full)
  })

  it('keep only what is an exercise of a program from what was picked', () => {
    const picked = { ...lunge, equipment: 'Haltères' }
    expect(addExercises([], [picked])[0]).not.toHaveProperty('equipment')
  })

  it('are removed', () => {
    expect(names(removeExercise(exercises, 0))).toEqual(['Leg curl'])
    expect(removeExercise(exercises, 2)).toBe(exercises)
  })

  it('move up, down and anywhere', () => {
    const three = addExercises(exercises, [lunge])
    expect(names(moveExercise(three, 2, 1))).toEqual(['Squat', 'Fentes', 'Leg curl'])
    expect(names(moveExercise(three, 0, 1))).toEqual(['Leg curl', 'Squat', 'Fentes'])
    expect(names(moveExercise(three, 0, 2))).toEqual(['Leg curl', 'Fentes', 'Squat'])
  })

  it('do not move beyond the ends', () => {
    for (const [from, to] of [
      [0, -1],
      [1, 2],
      [2, 0],
      [1, 1],
    ] as const) {
      expect(moveExercise(exercises, from, to)).toBe(exercises)
    }
  })
})

describe('sets', () => {
  it('are added as copies of the last one', () => {
    const typed = changeSet(exercises, 0, 1, 'weight', '115')
    expect(addSet(typed, 0)[0]?.sets.at(-1)).toEqual({ key: 2, reps: '5', weight: '115', rest: '0' })
  })

  it('are thirty at most', () => {
    const full = Array.from({ length: 40 }).reduce<readonly FormExercise[]>((list) => addSet(list, 1), exercises)
    expect(full[1]?.sets).toHaveLength(30)
    expect(addSet(full, 1)).toBe(full)
  })

  it('start with the defaults in an exercise that has none', () => {
    const bare = exercises.map((exercise) => ({ ...exercise, sets: [] }))
    expect(addSet(bare, 0)[0]?.sets).toEqual([{ key: 0, reps: '10', weight: '20', rest: '60' }])
  })

  it('are removed, but never the only one', () => {
    const one = removeSet(exercises, 0, 0)
    expect(one[0]?.sets).toEqual([{ key: 1, reps: '5', weight: '110', rest: '0' }])
    expect(removeSet(one, 0, 0)).toBe(one)
    expect(removeSet(exercises, 0, 5)).toBe(exercises)
  })

  it('keep their keys while they move', () => {
    expect(moveSet(exercises, 0, 1, 0)[0]?.sets.map((set) => [set.key, set.weight])).toEqual([
      [1, '110'],
      [0, '100'],
    ])
    expect(moveSet(exercises, 0, 1, 2)).toBe(exercises)
  })
})

describe('a field', () => {
  it('takes digits or nothing', () => {
    expect(changeSet(exercises, 0, 0, 'reps', '12')[0]?.sets[0]?.reps).toBe('12')
    expect(changeSet(exercises, 0, 0, 'reps', '')[0]?.sets[0]?.reps).toBe('')
    expect(changeDefaultRest(exercises, 1, '90')[1]?.default_rest).toBe('90')
  })

  it.each(['-1', '1.5', '1,5', 'dix', '1e3', ' '])('does not take %o', (value) => {
    expect(changeSet(exercises, 0, 0, 'reps', value)).toBe(exercises)
    expect(changeDefaultRest(exercises, 0, value)).toBe(exercises)
  })

  it('keeps the comma of a weight, which is told of instead of becoming ten times as much', () => {
    const weight = (value: string) => changeSet(exercises, 0, 0, 'weight', value)[0]?.sets[0]?.weight
    expect(['62,', '62,5', '62.25'].map(weight)).toEqual(['62,', '62,5', '62.25'])
    for (const value of ['-1', '6,2,5', '1e3', 'dix'])
      expect(changeSet(exercises, 0, 0, 'weight', value)).toBe(exercises)
  })

  it('takes a rest in minutes and seconds, with what a phone has for a colon', () => {
    const rest = (value: string) => changeSet(exercises, 0, 0, 'rest', value)[0]?.sets[0]?.rest
    expect(['2:', '2:30', '2,', '2.', '150'].map(rest)).toEqual(['2:', '2:30', '2:', '2:', '150'])
    for (const value of ['2:300', ':::', '2h']) expect(changeSet(exercises, 0, 0, 'rest', value)).toBe(exercises)
    expect(changeDefaultRest(exercises, 0, '1:45')[0]?.default_rest).toBe('1:45')
    expect(changeDefaultRest(exercises, 0, '1:4:5')).toBe(exercises)
  })

  it('goes to the sets behind it, and to no other', () => {
    const four = [1, 2].reduce((list) => addSet(list, 0), changeSet(exercises, 0, 0, 'reps', '3'))
    const typed = changeSet(four, 0, 1, 'weight', '72')
    const applied = applyToFollowing(typed, 0, 1)[0]?.sets ?? []
    expect(applied[0]).toEqual(typed[0]?.sets[0])
    expect(applied.slice(1).every(({ weight }) => weight === '72')).toBe(true)
    expect(applied.map(({ key }) => key)).toEqual(typed[0]?.sets.map(({ key }) => key))
    expect(applyToFollowing(typed, 9, 0)).toBe(typed)
  })

  it('is only where there is a set', () => {
    expect(changeSet(exercises, 0, 9, 'reps', '1')).toBe(exercises)
    expect(changeSet(exercises, 9, 0, 'reps', '1')).toBe(exercises)
    expect(changeDefaultRest(exercises, 9, '1')).toBe(exercises)
    expect(addSet(exercises, 9)).toBe(exercises)
  })
})

const position = fc.integer({ min: -1, max: 4 })

const anyEdit = fc.oneof(
  fc
    .nat(6)
    .map(
      (n) => (all: readonly FormExercise[]) =>
        addExercises(all, [{ exercise_id: `e${n}`, name: `E${n}`, name_en: null }]),
    ),
  position.map((i) => (all: readonly FormExercise[]) => removeExercise(all, i)),
  fc.tuple(position, position).map(
    ([from, to]) =>
      (all: readonly FormExercise[]) =>
        moveExercise(all, from, to),
  ),
  position.map((i) => (all: readonly FormExercise[]) => addSet(all, i)),
  fc.tuple(position, position).map(
    ([i, s]) =>
      (all: readonly FormExercise[]) =>
        removeSet(all, i, s),
  ),
  fc.tuple(position, position, position).map(
    ([i, s, to]) =>
      (all: readonly FormExercise[]) =>
        moveSet(all, i, s, to),
  ),
  fc.tuple(position, position, fc.string()).map(
    ([i, s, value]) =>
      (all: readonly FormExercise[]) =>
        changeSet(all, i, s, 'weight', value),
  ),
)

describe('after any editing', () => {
  it('each exercise stands once, has a set, and its sets have keys of their own', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        const edited = edits.reduce((all, edit) => edit(all), exercises)
        expect(new Set(edited.map((exercise) => exercise.exercise_id)).size).toBe(edited.length)
        for (const { sets } of edited) {
          expect(sets.length).toBeGreaterThan(0)
          expect(new Set(sets.map((set) => set.key)).size).toBe(sets.length)
          for (const { weight } of sets) expect(weight).toMatch(/^\d*$/)
        }
      }),
    )
  })

  it('moving there and back changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(1), fc.nat(1), (from, to) => {
        expect(moveExercise(moveExercise(exercises, from, to), to, from)).toEqual(exercises)
      }),
    )
  })
})
