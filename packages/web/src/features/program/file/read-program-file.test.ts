import type { ProgramFile } from '@fonte/domain/program/file/program-file'
import { fc } from '@fonte/domain/test-kit/properties'
import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'
import { readProgramFile } from './read-program-file.ts'

const row = { exercise_id: 'predefined-squat', default_rest: 60, sets: [{ reps: 5, weight: 0, rest: 60 }] }
const squat = { id: 'predefined-squat', name: 'Squat', equipment: 'Barre', description: '' }
const file: ProgramFile = {
  format: 'fonte-program',
  version: 1,
  program: { name: 'Jambes', description: '', exercises: [row] },
  exercises: [{ ...squat, muscle_group_id: 'legs', muscle_ids: [] }],
}
const outcomeOf = (content: unknown) => readProgramFile(content).outcome

describe('a program’s file that is read', () => {
  it('is what was written', () => {
    expect(readProgramFile(file)).toEqual({ outcome: 'read', file })
  })

  it.each([
    ['no exercise', { ...file, program: { ...file.program, exercises: [] } }],
    ['too many rows', { ...file, program: { ...file.program, exercises: Array(51).fill(row) } }],
    ['an exercise twice', { ...file, program: { ...file.program, exercises: [row, row] } }],
    ['a weight out of bounds', withSet({ reps: 5, weight: 1e9, rest: 60 })],
    ['a set that contradicts itself', withSet({ reps: 5, weight: 20, rest: 60, assist: 10 })],
    ['a field of its own', { ...file, owner: 'x' }],
    ['a picture', { ...file, program: { ...file.program, image_url: 'https://spy.example/p.png' } }],
    ['a name that is too long', { ...file, program: { ...file.program, name: 'x'.repeat(101) } }],
    ['a control character', { ...file, program: { ...file.program, name: 'a\u0000b' } }],
    ['another format', { ...file, format: 'fonte' }],
    ['an older version', { ...file, version: 0 }],
  ])('is refused with %s', (_, content) => {
    expect(outcomeOf(content)).toBe('unreadable')
  })

  it('says so when a newer Fonte wrote it', () => {
    expect(outcomeOf({ format: 'fonte-program', version: 2, more: true })).toBe('newer')
  })

  it('is never an exception, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything({ withObjectString: true })), (content) => {
        expect(outcomeOf(content)).toBe('unreadable')
        expect(['unreadable', 'newer']).toContain(outcomeOf({ ...file, version: content }))
      }),
    )
    expect(outcomeOf(JSON.parse('{"__proto__":{"format":"fonte-program","version":1}}'))).toBe('unreadable')
  })
})

function withSet(set: object) {
  return { ...file, program: { ...file.program, exercises: [{ ...row, sets: [set] }] } }
}

it.each([
  ['Push / Pull: A*', 'Push Pull A.fonte.json'],
  ['..', 'fonte.fonte.json'],
  ['Jambes\u202e', 'Jambes.fonte.json'],
])('a program called %j is saved under a name that every system takes', (name, saved) => {
  expect(fileName(name)).toBe(saved)
})
