import { describe, expect, it } from 'vitest'
import { legDay } from '../../test-kit/programs.ts'
import type { ProgramExercise } from '../program.ts'
import { type FileReader, openProgramFile } from './open-program-file.ts'
import { type FileExercise, writeProgramFile } from './program-file.ts'

const told = (id: string, name: string): FileExercise => ({
  ...{ id, name, equipment: 'Barre', description: '' },
  ...{ muscle_group_id: 'legs', muscle_ids: ['quads'] },
})
const library = new Map([
  ['predefined-squat', told('predefined-squat', 'Squat')],
  ['custom-mine', told('custom-mine', 'Mon leg curl')],
])
const [squat, curl] = legDay.exercises as readonly [ProgramExercise, ProgramExercise]
const rich = {
  ...legDay,
  exercises: [
    {
      ...squat,
      note: 'Siège 4',
      group: 1,
      group_rest: 10,
      progression: { kind: 'linear' as const, step: 5, tries: 2 },
    },
    { ...curl, exercise_id: 'custom-mine', group: 1, sets: [{ reps: 8, weight: 45.36, weight_lb: 100, rest: 60 }] },
    {
      ...squat,
      place: 'again',
      sets: [{ reps: 5, weight: 0, rest: 60, assist: 20, kind: 'backoff' as const, rir: 2 }],
    },
  ],
}
const write = (withLoads: boolean) =>
  writeProgramFile({ program: rich, exerciseOf: (id) => library.get(id), withLoads })

describe('a program as a file', () => {
  it('has its rows, groups and kinds of sets, with its exercises once each', () => {
    const { program, exercises, ...head } = write(false)
    expect(head).toEqual({ format: 'fonte-program', version: 1 })
    expect([program.name, program.description]).toEqual([legDay.name, legDay.description])
    expect(program.exercises[1]).toEqual({
      ...{ exercise_id: 'custom-mine', default_rest: 60, group: 1 },
      sets: [{ reps: 8, weight: 0, rest: 60 }],
    })
    expect(program.exercises[2]).toEqual({
      ...{ exercise_id: 'predefined-squat', place: 'again', default_rest: 180 },
      sets: [{ reps: 5, weight: 0, rest: 60, kind: 'backoff', rir: 2 }],
    })
    expect(exercises.map(({ id }) => id)).toEqual(['predefined-squat', 'custom-mine'])
  })

  it('tells of no exercise how its lifter describes it: that may be a note to oneself', () => {
    const described = (id: string) => {
      const exercise = library.get(id)
      return exercise && { ...exercise, description: 'Genou fragile' }
    }
    const { exercises } = writeProgramFile({ program: rich, exerciseOf: described, withLoads: true })
    expect(exercises.map(({ description }) => description)).toEqual(['', ''])
  })

  it('has no weight, no rule and no note unless weights are wanted, and never a note, an owner or a picture', () => {
    expect(JSON.stringify(write(false))).not.toMatch(/110|45\.36|100|assist|progression|Siège|image|user/)
    const loaded = write(true)
    expect(loaded.program.exercises[0]?.progression).toEqual({ kind: 'linear', step: 5, tries: 2 })
    expect(loaded.program.exercises[1]?.sets).toEqual(rich.exercises[1]?.sets)
    expect(JSON.stringify(loaded)).not.toMatch(/Siège|image|user/)
  })
})

const reader = (changes: Partial<FileReader> = {}): FileReader => ({
  known: (id) => (id === 'predefined-squat' ? { name: 'Squat', name_en: 'Back squat' } : undefined),
  alike: () => [],
  isGroup: (id) => id === 'legs',
  groupOf: (id) => (id === 'quads' || id === 'calves' ? 'legs' : undefined),
  anyGroup: 'legs',
  newId: () => 'custom-new',
  ...changes,
})

const opened = (file = write(true), changes: Partial<FileReader> = {}) => {
  const answer = openProgramFile(file, reader(changes))
  if ('unknown' in answer) throw new Error(`unknown: ${answer.unknown}`)
  return answer
}

describe('a program that is opened from a file', () => {
  it('uses exercises of the library, and has its own ones made under new ids', () => {
    const { exercises, made } = opened()
    expect(exercises.map(({ exercise_id, name, order }) => [exercise_id, name, order])).toEqual([
      ['predefined-squat', 'Squat', 0],
      ['custom-new', 'Mon leg curl', 1],
      ['predefined-squat', 'Squat', 2],
    ])
    expect(made).toEqual([{ ...library.get('custom-mine'), id: 'custom-new' }])
  })

  it('makes none where its reader has one alike, which stands for one of the file’s only', () => {
    const alike = () => ['predefined-squat', 'custom-old']
    const mine = opened(write(true), { alike })
    expect([mine.made, mine.exercises[1]?.exercise_id]).toEqual([[], 'custom-old'])
    const { program } = write(true)
    const twice = [...program.exercises, { ...program.exercises[1], exercise_id: 'custom-twin', group: undefined }]
    const file = { ...write(true), program: { ...program, exercises: twice as typeof program.exercises } }
    const twins = opened({ ...file, exercises: [...library.values(), told('custom-twin', 'Mon leg curl')] }, { alike })
    expect(twins.exercises.map(({ exercise_id }) => exercise_id).slice(1)).toEqual([
      'custom-old',
      'predefined-squat',
      'custom-new',
    ])
    expect(twins.made.map(({ id }) => id)).toEqual(['custom-new'])
  })

  it('gives an exercise a group and muscles that are known here', () => {
    const strange = { ...told('custom-mine', 'x'), muscle_group_id: 'wings', muscle_ids: ['quads', 'tail', 'quads'] }
    const { made } = opened({ ...write(true), exercises: [strange] })
    expect([made[0]?.muscle_group_id, made[0]?.muscle_ids]).toEqual(['legs', ['quads']])
  })

  it('shows no text that hides or turns what stands beside it', () => {
    const file = write(true)
    const named = { ...file, program: { ...file.program, name: '\u202eJambes', description: 'a\u200bb' } }
    const { name, description, made } = opened({ ...named, exercises: [told('custom-mine', '\u200b')] })
    expect([name, description, made[0]?.name]).toEqual(['Jambes', 'ab', '–'])
  })

  it('is refused where nobody tells what an exercise is', () => {
    expect(openProgramFile({ ...write(true), exercises: [] }, reader())).toEqual({ unknown: 'custom-mine' })
  })

  it('asks for the same as the one that was written', () => {
    const again = opened(write(true), { newId: () => 'custom-mine' })
    const file = writeProgramFile({ program: again, exerciseOf: (id) => library.get(id), withLoads: true })
    expect(file).toEqual(write(true))
  })
})
