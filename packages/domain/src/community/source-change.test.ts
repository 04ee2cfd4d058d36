import { describe, expect, it } from 'vitest'
import type { ProgramExercise } from '../program/program.ts'
import { legDay } from '../test-kit/programs.ts'
import { fc } from '../test-kit/properties.ts'
import { concernsCopies, type SourceContent, sourceLines } from './source-change.ts'
import { takeLines } from './take-lines.ts'

const [squat, curl] = legDay.exercises as readonly [ProgramExercise, ProgramExercise]
const press: ProgramExercise = {
  ...curl,
  exercise_id: 'predefined-presse',
  name: 'Presse',
  name_en: 'Leg press',
  order: 2,
}
const lunge: ProgramExercise = { ...press, exercise_id: 'lunge', name: 'Fentes', name_en: null }
const base: SourceContent = legDay
const withRows = (...exercises: readonly ProgramExercise[]): SourceContent => ({
  ...base,
  exercises: exercises.map((row, order) => ({ ...row, order })),
})
const idsOf = ({ exercises }: SourceContent) => exercises.map(({ exercise_id }) => exercise_id)
const told = (now: SourceContent, mine = base) => sourceLines(base, now, mine).map(({ id }) => id)

describe('what an author changed since a program was copied', () => {
  it('is nothing where a working set now says that it is one, and is told where it became a warm-up', () => {
    const saying = (kind: 'work' | 'warmup') =>
      withRows({ ...squat, sets: squat.sets.map((set) => ({ ...set, kind })) }, curl)
    expect(told(saying('work'))).toEqual([])
    expect(told(saying('warmup'))).toEqual(['sets:predefined-squat'])
  })

  it('is told line by line, with both sides', () => {
    const heavier = { ...squat, default_rest: 240, sets: [{ reps: 3, weight: 120, rest: 180 }] }
    const now = { ...withRows(press, heavier), name: 'Jambes, lourd' }
    expect(told(now)).toEqual([
      'name',
      'exercise-removed:predefined-leg-curl',
      'exercise-added:predefined-presse',
      'rest:predefined-squat',
      'sets:predefined-squat',
    ])
    const [name, , , rest, sets] = sourceLines(base, now, base)
    expect([name?.before?.text, name?.after?.text]).toEqual(['Jambes du jeudi', 'Jambes, lourd'])
    expect([rest?.exercise?.name, rest?.before?.rest, rest?.after?.rest]).toEqual(['Squat', 180, 240])
    expect(sets?.after?.sets).toEqual(heavier.sets)
  })

  it('is told as an order where the same exercises change places', () => {
    const [line] = sourceLines(base, withRows(curl, squat), base)
    expect(line?.kind).toBe('order')
    expect(line?.after?.order?.map(({ name }) => name)).toEqual(['Leg curl', 'Squat'])
  })

  it('is nothing where only weights differ, or where the copy has it already', () => {
    const lighter = { ...squat, sets: squat.sets.map((set) => ({ ...set, weight: 20 })) }
    expect(told(withRows(lighter, curl))).toEqual([])
    const now = withRows(squat, curl, press)
    expect(told(now, now)).toEqual([])
    expect(told(withRows(squat), withRows(squat))).toEqual([])
  })

  it('says nothing of exercises that the copy does not have any more', () => {
    const changed = { ...curl, default_rest: 10, sets: [{ reps: 3, weight: 1, rest: 1 }] }
    expect(told(withRows(squat, changed), withRows(squat))).toEqual([])
  })
})

describe('an exercise at two places', () => {
  const second: ProgramExercise = { ...squat, place: 'second', sets: [{ reps: 12, weight: 60, rest: 60 }], order: 2 }
  const copied = withRows(squat, curl, second)

  it('is told by its places, and each is taken over by itself', () => {
    const longer = { ...second, sets: [{ reps: 15, weight: 60, rest: 60 }] }
    const now = withRows(squat, curl, longer)
    const lines = sourceLines(copied, now, copied)
    expect(lines.map(({ id }) => id)).toEqual(['sets:second'])
    expect(takeLines(copied, now, lines).exercises).toEqual(now.exercises)
    expect(sourceLines(copied, base, copied).map(({ id }) => id)).toEqual(['exercise-removed:second'])
    expect(takeLines(copied, base, sourceLines(copied, base, copied)).exercises).toEqual(base.exercises)
    expect(takeLines(base, copied, sourceLines(base, copied, base)).exercises).toEqual(copied.exercises)
  })
})

describe('lines that are taken over', () => {
  it('tear no group apart: what no longer stands beside it stands alone', () => {
    const grouped = withRows({ ...squat, group: 1, group_rest: 10 }, { ...curl, group: 1 }, press)
    const now = withRows(squat, press, curl)
    const lines = sourceLines(grouped, now, grouped)
    expect(lines.map(({ kind }) => kind)).toEqual(['order'])
    expect(takeLines(grouped, now, lines).exercises.map(({ group }) => group)).toEqual([1, undefined, undefined])
    const added = takeLines(grouped, withRows(squat, { ...lunge, group: 1 }, curl, press), [
      { id: 'exercise-added:lunge', kind: 'exercise-added', exercise: lunge, before: null, after: null },
    ])
    expect(added.exercises.map(({ group }) => group)).toEqual([1, undefined, undefined, undefined])
  })

  it('keep one’s own weights; a set beyond one’s last has the weight of that', () => {
    const mine = withRows({ ...squat, sets: [{ reps: 5, weight: 62.5, rest: 150 }] }, curl)
    const sets = [3, 3, 3].map((reps) => ({ reps, weight: 200, rest: 60 }))
    const now = withRows({ ...squat, sets }, curl)
    const next = takeLines(mine, now, sourceLines(base, now, mine))
    expect(next.exercises[0]?.sets).toEqual([3, 3, 3].map((reps) => ({ reps, weight: 62.5, rest: 60 })))
  })

  it('put a new exercise behind the one that it follows, and leave one’s own where they are', () => {
    const own = { ...press, exercise_id: 'custom-mine' }
    const mine = withRows(own, squat, curl)
    const now = withRows(squat, press, curl)
    expect(idsOf(takeLines(mine, now, sourceLines(base, now, mine)))).toEqual([
      'custom-mine',
      'predefined-squat',
      'predefined-presse',
      'predefined-leg-curl',
    ])
    const first = withRows(press, squat, curl)
    expect(idsOf(takeLines(base, first, sourceLines(base, first, base)))[0]).toBe('predefined-presse')
    const turned = withRows(curl, squat)
    const between = withRows(squat, own, curl)
    expect(idsOf(takeLines(between, turned, sourceLines(base, turned, between)))).toEqual([
      'predefined-leg-curl',
      'custom-mine',
      'predefined-squat',
    ])
  })

  it('may be some of them: the others are told again', () => {
    const now = { ...withRows(squat, curl, press), name: 'Autre', description: 'Autrement' }
    const lines = sourceLines(base, now, base)
    const some = lines.filter(({ kind }) => kind === 'name')
    const [next, seen] = [takeLines(base, now, some), takeLines(base, now, some)]
    expect(sourceLines(seen, now, next).map(({ id }) => id)).toEqual([
      'description',
      'exercise-added:predefined-presse',
    ])
  })
})

const anySet = fc.record({ reps: fc.nat({ max: 20 }), weight: fc.nat({ max: 200 }), rest: fc.nat({ max: 300 }) })
const anyRow = fc.record({
  id: fc.nat({ max: 7 }),
  rest: fc.nat({ max: 3 }),
  sets: fc.array(anySet, { minLength: 1, maxLength: 4 }),
})
const anyContent: fc.Arbitrary<SourceContent> = fc
  .record({
    name: fc.constantFrom('A', 'B'),
    description: fc.constantFrom('', 'c'),
    rows: fc.uniqueArray(anyRow, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }),
  })
  .map(({ name, description, rows }) => ({
    name,
    description,
    exercises: rows.map(({ id, rest, sets }, order) => ({
      exercise_id: `e${id}`,
      name: `Exercice ${id}`,
      name_en: null,
      order,
      default_rest: rest,
      sets,
    })),
  }))

/** A program without its weights. */
const plain = ({ name, description, exercises }: SourceContent) => ({
  name,
  description,
  rows: exercises.map((row) => [row.exercise_id, row.default_rest, row.sets.map(({ reps, rest }) => [reps, rest])]),
})

describe('any change of any program', () => {
  it('is no line from a program to itself', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (one, mine) => {
        expect(sourceLines(one, one, mine)).toEqual([])
      }),
    )
  })

  it('concerns copies where it makes a line for an untouched one', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (one, other) => {
        expect(concernsCopies(one, other)).toBe(sourceLines(one, other, one).length > 0)
      }),
    )
  })

  it('makes an untouched copy the author’s program, apart from the weights', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (from, to) => {
        const taken = takeLines(from, to, sourceLines(from, to, from))
        expect(sourceLines(from, to, taken).filter(({ kind }) => kind !== 'order')).toEqual([])
        expect(new Set(idsOf(taken))).toEqual(new Set(idsOf(to)))
        const again = takeLines(taken, to, sourceLines(from, to, taken))
        expect(plain(again)).toEqual({ ...plain(to), rows: expect.arrayContaining(plain(to).rows) })
      }),
    )
  })

  it('has lines of different ids, is settled once taken, and numbers the exercises in their order', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (from, to, mine) => {
        const lines = sourceLines(from, to, mine)
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
        const next = takeLines(mine, to, lines)
        expect(sourceLines(from, to, next)).toEqual([])
        expect(next.exercises.map(({ order }) => order)).toEqual(next.exercises.map((_, at) => at))
        expect(takeLines(mine, to, [])).toBe(mine)
      }),
    )
  })

  it('changes no weight of a set that the copy had', () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (from, to, mine) => {
        const next = takeLines(mine, to, sourceLines(from, to, mine))
        for (const row of next.exercises) {
          const own = mine.exercises.find(({ exercise_id }) => exercise_id === row.exercise_id)
          const kept = own?.sets.slice(0, row.sets.length).map(({ weight }) => weight)
          if (own) expect(row.sets.slice(0, own.sets.length).map(({ weight }) => weight)).toEqual(kept)
        }
      }),
    )
  })
})
