import { describe, expect, it } from 'vitest'
import { importBounds } from '../import-format.ts'
import { newReport } from './report.ts'
import { type RunHead, type WorkoutDraft, workoutDrafts } from './workout-drafts.ts'

const start = { day: '2024-05-01' }
const head = { line: 1, start, title: 'Push' }
const squat: RunHead = { name: 'Squat' }
const bench: RunHead = { name: 'Bench Press' }
const setOfLine = (line: number) => ({ line, reps: 5 })

/** What a workout becomes into which `fill` puts its rows, and what is said of them. */
function closed(fill: (draft: WorkoutDraft) => void, title = 'Push') {
  const report = newReport()
  const drafts = workoutDrafts(report)
  fill(drafts.of('one', () => ({ ...head, title })))
  const [workout] = drafts.close()
  return { workout, problems: report.problems, warnings: report.warnings, remarks: report.remarks() }
}

/** The exercises of such a workout, each with the lines of its sets. */
const runsOf = (...rows: readonly RunHead[]) =>
  closed((draft) => {
    for (const [index, row] of rows.entries()) draft.add(row, setOfLine(index + 1))
  }).workout?.exercises.map(({ name, sets, group }) => [name, sets.map(({ line }) => line), ...(group ? [group] : [])])

describe('the rows of a file', () => {
  it('of one key are one workout wherever they stand, which begins as its first row says', () => {
    const report = newReport()
    const drafts = workoutDrafts(report)
    drafts.of('a', () => head).add(squat, setOfLine(1))
    drafts.of('b', () => ({ ...head, line: 2, title: 'Pull' })).add(squat, setOfLine(2))
    drafts.of('a', () => ({ ...head, line: 3, title: 'Other' })).add(squat, setOfLine(3))
    expect(drafts.close()).toEqual([
      { ...head, duration_seconds: 0, exercises: [{ name: 'Squat', sets: [setOfLine(1), setOfLine(3)] }] },
      { ...head, line: 2, title: 'Pull', duration_seconds: 0, exercises: [{ name: 'Squat', sets: [setOfLine(2)] }] },
    ])
    expect(report.remarks()).toEqual([])
  })

  it('without a set make no workout, which is counted', () => {
    const noted = closed((draft) => draft.noteExercise(squat, 1, 'Deep'))
    expect(noted).toEqual({
      ...{ workout: undefined, problems: [], warnings: [] },
      remarks: [{ what: 'workouts-without-sets', count: 1 }],
    })
  })
})

describe('an exercise of a workout', () => {
  it('is a run of rows of one name: after another exercise it begins anew', () => {
    expect(runsOf(squat, squat, bench, squat)).toEqual([
      ['Squat', [1, 2]],
      ['Bench Press', [3]],
      ['Squat', [4]],
    ])
  })

  it('is one where its name differs in spaces, or beyond the hundredth character', () => {
    expect(runsOf({ name: 'Front Squat' }, { name: ' Front  Squat' })).toEqual([['Front Squat', [1, 2]]])
    const long = 'a'.repeat(100)
    expect(runsOf({ name: `${long}b` }, { name: `${long}c` })).toEqual([[long, [1, 2]]])
  })

  it('begins anew where its sets are counted from the first again', () => {
    const numbered = [1, 2, 3, 1, 2].map((setNumber) => ({ ...squat, setNumber }))
    expect(runsOf(...numbered)).toEqual([
      ['Squat', [1, 2, 3]],
      ['Squat', [4, 5]],
    ])
    expect(runsOf(...[4, 6, 5].map((setNumber) => ({ ...squat, setNumber })))).toEqual([['Squat', [1, 2, 3]]])
    expect(runsOf({ ...squat, setNumber: 2 }, squat, squat)).toEqual([['Squat', [1, 2, 3]]])
    expect(runsOf(squat, { ...squat, setNumber: 1 }, { ...squat, setNumber: 1 })).toEqual([
      ['Squat', [1, 2]],
      ['Squat', [3]],
    ])
  })

  it('is in a superset with those that share its mark, and in none where it is alone', () => {
    const rows = [
      { ...squat, superset: 'x' },
      { ...bench, superset: 'x' },
      { ...squat, superset: 'y' },
      { name: 'Curl', superset: 'z' },
      { name: 'Dip', superset: 'z' },
      { name: 'Row' },
      { name: 'Pull Up' },
    ]
    expect(runsOf(...rows)).toEqual([
      ['Squat', [1], 1],
      ['Bench Press', [2], 1],
      ['Squat', [3]],
      ['Curl', [4], 2],
      ['Dip', [5], 2],
      ['Row', [6]],
      ['Pull Up', [7]],
    ])
  })

  it('that is only noted is none', () => {
    const { workout } = closed((draft) => {
      draft.add(squat, setOfLine(1))
      draft.noteExercise(bench, 2, 'Shoulder hurts')
    })
    expect(workout?.exercises).toEqual([{ name: 'Squat', sets: [setOfLine(1)] }])
  })

  it('has the category of its first row, where that names one', () => {
    const categoryOf = (category: string) =>
      closed((draft) => draft.add({ ...squat, category }, setOfLine(1))).workout?.exercises[0]
    expect(categoryOf('Legs')).toHaveProperty('category', 'Legs')
    expect(categoryOf('')).not.toHaveProperty('category')
  })

  it('without a name is a problem of its set', () => {
    const { workout, problems } = closed((draft) => {
      expect(draft.add({ name: ' ' }, setOfLine(1))).toBe(false)
      expect(draft.add(squat, setOfLine(2))).toBe(true)
    })
    expect(problems).toEqual([{ line: 1, what: 'no-exercise', value: ' ' }])
    expect(workout?.exercises).toEqual([{ name: 'Squat', sets: [setOfLine(2)] }])
  })
})

describe('a workout that is full', () => {
  it('takes 1,500 sets, and each further one is a problem', () => {
    const { workout, problems } = closed((draft) => {
      for (let line = 1; line <= importBounds.sets; line += 1) expect(draft.add(squat, setOfLine(line))).toBe(true)
      expect(draft.add(squat, setOfLine(1501))).toBe(false)
    })
    expect(workout?.exercises[0]?.sets).toHaveLength(1500)
    expect(problems).toEqual([{ line: 1501, what: 'too-many-sets', value: 'Squat', limit: 1500 }])
  })

  it('takes 50 exercises, and of a further one none of its sets', () => {
    const numbered = (number: number) => ({ name: `Exercise ${number}` })
    const { workout, problems } = closed((draft) => {
      for (let number = 1; number <= 50; number += 1) {
        expect(draft.add(numbered(number), setOfLine(number))).toBe(true)
      }
      expect(draft.add(numbered(51), setOfLine(51))).toBe(false)
      expect(draft.add(numbered(7), setOfLine(52))).toBe(true)
    })
    expect(workout?.exercises.map(({ name }) => name).slice(-2)).toEqual(['Exercise 50', 'Exercise 7'])
    expect(problems).toEqual([{ line: 51, what: 'too-many-exercises', value: 'Exercise 51', limit: 50 }])
  })
})

describe('a workout', () => {
  it('has a name of one line and a hundred characters, and the exact moment of its file', () => {
    const { workout } = closed((draft) => draft.add(squat, setOfLine(1)), ` Leg\nday ${'x'.repeat(200)}`)
    expect(workout).toMatchObject({ line: 1, start, title: `Leg day ${'x'.repeat(92)}` })
  })

  it('lasts as long as the first row says that tells it, and what no workout lasts is told once', () => {
    const lasting = (...told: readonly (number | null)[]) => {
      const { workout, warnings } = closed((draft) => {
        draft.add(squat, setOfLine(1))
        for (const [index, seconds] of told.entries()) draft.lasts(index + 1, () => seconds)
      })
      return [workout?.duration_seconds, ...warnings]
    }
    expect(lasting(null, 3600, 1800)).toEqual([3600])
    expect(lasting(0, 1800)).toEqual([0])
    expect(lasting(86_400)).toEqual([86_400])
    expect(lasting(86_401, 90_000)).toEqual([0, { line: 1, what: 'duration', value: '86401' }])
    expect(lasting(-1)).toEqual([0, { line: 1, what: 'duration', value: '-1' }])
    expect(lasting(null)).toEqual([0])
  })

  it('has no duration read behind the first that was told', () => {
    const read: number[] = []
    closed((draft) => {
      for (const line of [1, 2, 3])
        draft.lasts(line, () => {
          read.push(line)
          return line === 1 ? null : 3600
        })
    })
    expect(read).toEqual([1, 2])
  })
})

describe('a note', () => {
  it('of the workout and of an exercise stands once, however many rows repeat it', () => {
    const { workout } = closed((draft) => {
      draft.add(squat, setOfLine(1))
      for (const text of ['Good', '', ' Good ', 'Good', 'Late']) draft.noteWorkout(1, text)
      for (const text of ['Deep', 'Deep', 'Belt']) draft.noteExercise(squat, 1, text)
    })
    expect(workout).toMatchObject({ note: 'Good\nLate', exercises: [{ name: 'Squat', note: 'Deep\nBelt' }] })
  })

  it('is none where nothing was written', () => {
    const { workout } = closed((draft) => {
      draft.add(squat, { ...setOfLine(1), note: ' ' })
      draft.noteWorkout(1, '')
      draft.noteWorkout(1, ' ')
      draft.noteExercise(squat, 1, '')
    })
    expect(workout).not.toHaveProperty('note')
    expect(workout?.exercises[0]).not.toHaveProperty('note')
    expect(workout?.exercises[0]?.sets[0]).not.toHaveProperty('note')
  })

  it('is cut to its length, of which each cut one is told', () => {
    const [ofSet, ofOthers] = ['s'.repeat(500), 'n'.repeat(2000)]
    const { workout, warnings } = closed((draft) => {
      draft.add(squat, { ...setOfLine(1), note: `${ofSet}s` })
      draft.add(squat, { ...setOfLine(2), note: ofSet })
      draft.noteExercise(squat, 3, `${ofOthers}n`)
      draft.noteWorkout(4, ofOthers)
    })
    expect(warnings).toEqual([
      { line: 1, what: 'note-cut', value: 's'.repeat(80) },
      { line: 3, what: 'note-cut', value: 'n'.repeat(80) },
    ])
    expect(workout?.exercises[0]).toMatchObject({ note: ofOthers, sets: [{ note: ofSet }, { note: ofSet }] })
    expect(workout?.note).toBe(ofOthers)
  })
})
