import { describe, expect, it } from 'vitest'
import { readRestorable } from './restorable.ts'

const uuid = '019a0000-0000-7000-8000-000000000000'

const exercise = {
  id: 'custom-row',
  name: 'Rowing',
  equipment: '',
  description: '',
  muscle_group_id: 'dos',
  muscle_ids: [],
}

const set = { reps: 5, weight: 60, rest: 90 }
const program = {
  id: uuid,
  name: 'Dos',
  description: '',
  image_url: null,
  exercises: [{ exercise_id: 'custom-row', default_rest: 60, sets: [set], name: 'Rowing', name_en: null, order: 0 }],
}

const empty = {
  profile: { id: uuid },
  exercises: [],
  programs: [],
  workout_history: [],
  gym: { content: null, version: 0 },
  training_plan: { content: { schedule: { kind: 'none', programs: [] }, deload_until: null }, version: 0 },
}

describe('an export that is to be restored', () => {
  it('keeps the rows that are within the bounds of what is sent', () => {
    const read = readRestorable({ ...empty, exercises: [exercise], programs: [program] })
    const rows = [{ exercise_id: 'custom-row', default_rest: 60, sets: [set] }]
    expect(read).toEqual({
      file: expect.objectContaining({
        owner: uuid,
        exercises: [exercise],
        programs: [{ ...program, exercises: rows }],
      }),
      unreadable: 0,
    })
  })

  it('does not bring back an exercise that was deleted, unless something of the export uses it', () => {
    const deleted = { ...exercise, archived: true }
    const read = (rest: object) => {
      const outcome = readRestorable({ ...empty, exercises: [deleted, { ...exercise, id: 'custom-other' }], ...rest })
      return 'file' in outcome && outcome.file.exercises.map(({ id }) => id)
    }
    expect(read({})).toEqual(['custom-other'])
    expect(read({ programs: [program] })).toEqual(['custom-row', 'custom-other'])
    expect(read({ import_names: [{ name: 'Row', exercise_id: 'custom-row' }] })).toContain('custom-row')
  })

  it.each([['a text'], [7], [null], [[exercise]], [undefined], [true]])(
    'leaves out and counts what is no row, and does not fail by it: %o',
    (row) => {
      const read = readRestorable({
        ...empty,
        exercises: [row, exercise],
        programs: [row, { ...program, exercises: [row] }, { ...program, exercises: row }],
        workout_history: [row],
      })
      expect(read).toMatchObject({ file: { exercises: [exercise], programs: [], workouts: [] }, unreadable: 5 })
    },
  )

  it.each([[null], ['Ada'], [[{ id: uuid }]], [{ id: 7 }], [undefined]])(
    'is none where it does not say whose it is: %o',
    (profile) => expect(readRestorable({ ...empty, profile })).toEqual({ refused: 'broken' }),
  )
})
