import { describe, expect, it } from 'vitest'
import {
  firstChoices,
  groupsToChoose,
  guessGroup,
  madeExercises,
  rememberedChoices,
  targetsOf,
} from './name-choices.ts'

const groups = [
  { id: 'pectoraux', names: ['Pectoraux', 'Chest', 'pecs'] },
  { id: 'biceps', names: ['Biceps', 'Biceps', 'bras'] },
]

const names = [
  { name: 'Bench Press', sets: 9, match: 'sure', candidates: ['predefined-développé-couché'] },
  { name: 'Chest Fly', sets: 4, match: 'check', candidates: ['predefined-pec-deck', 'predefined-écarté'] },
  { name: 'Magic Biceps Machine', sets: 2, match: 'missing', candidates: [] },
] as const

const id = 'custom-01990000-0000-7000-8000-000000000001' as const
const first = () => firstChoices({ names }, groups, () => id)

describe('what the names of a file stand for', () => {
  it('is at first the likeliest exercise, or a new one of the group that the name speaks of', () => {
    expect([...first()]).toEqual([
      ['Bench Press', { kind: 'exercise', id: 'predefined-développé-couché' }],
      ['Chest Fly', { kind: 'exercise', id: 'predefined-pec-deck' }],
      ['Magic Biceps Machine', { kind: 'create', id, group: 'biceps' }],
    ])
    expect(guessGroup({ name: 'Zercher Carry' }, groups)).toBe('')
    expect(guessGroup({ name: 'Zercher Carry', category: 'Biceps' }, groups)).toBe('biceps')
  })

  it('is to be told by its reader where nothing tells the group of a new exercise', () => {
    const unknown = [{ name: 'Zercher Carry', sets: 1, match: 'missing', candidates: [] }] as const
    expect(groupsToChoose(firstChoices({ names: unknown }, groups, () => id))).toBe(1)
    expect(groupsToChoose(first())).toBe(0)
  })

  it('goes into the log under the name that its reader knows, and not at all where it is left out', () => {
    const choices = new Map(first()).set('Bench Press', { kind: 'skip' })
    expect(targetsOf(choices, (exercise) => (exercise === 'predefined-pec-deck' ? 'Pec deck' : undefined))).toEqual([
      ['Bench Press', null],
      ['Chest Fly', { exercise_id: 'predefined-pec-deck', exercise_name: 'Pec deck' }],
      ['Magic Biceps Machine', { exercise_id: id, exercise_name: 'Magic Biceps Machine' }],
    ])
  })

  it('is made where it is new, measured as the file measures it', () => {
    expect(madeExercises(first(), { timed: ['Magic Biceps Machine'], far: [] })).toEqual([
      {
        id,
        name: 'Magic Biceps Machine',
        equipment: '',
        description: '',
        muscle_group_id: 'biceps',
        muscle_ids: [],
        measure: 'time',
      },
    ])
    expect(madeExercises(new Map([['Bench Press', { kind: 'skip' }]]), { timed: [], far: [] })).toEqual([])
  })

  it('is remembered where it was not certain', () => {
    expect(rememberedChoices(first(), { names })).toEqual([
      { name: 'Chest Fly', exercise_id: 'predefined-pec-deck' },
      { name: 'Magic Biceps Machine', exercise_id: id },
    ])
    expect(rememberedChoices(new Map(first()).set('Chest Fly', { kind: 'skip' }), { names })).toHaveLength(1)
  })
})
