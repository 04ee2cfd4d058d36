import { describe, expect, it } from 'vitest'
import { readingOf, readText } from '../../../test-kit/files.ts'

const start = Date.UTC(2024, 4, 1, 16)
const hour = 3_600_000

type Fields = Readonly<Record<string, unknown>>

const set = (fields: Fields = {}) => ({ completedReps: 5, completedWeight: { value: 60, unit: 'kg' }, ...fields })
const entry = (fields: Fields = {}) => ({ exercise: { id: 'squat' }, sets: [set()], ...fields })
const workout = (fields: Fields = {}) => ({ startTime: start, dayName: 'Day 1', entries: [entry()], ...fields })
const stateOf = (workouts: readonly unknown[], more: Fields = {}) => JSON.stringify({ history: workouts, ...more })

const read = (...workouts: readonly unknown[]) => readingOf(stateOf(workouts))

/** The sets of one exercise of these, and problems besides. */
async function readSets(...sets: readonly unknown[]) {
  const { workouts, problems } = await read(workout({ entries: [entry({ sets })] }))
  return { sets: workouts[0]?.exercises[0]?.sets, problems }
}

const nameOf = async (exercise: unknown, more: Fields = {}) =>
  (await readingOf(stateOf([workout({ entries: [entry({ exercise })] })], more))).workouts[0]?.exercises[0]?.name

describe('the state of Liftosaur', () => {
  it('is the whole file, or its storage', async () => {
    const storage = { history: [workout()] }
    for (const text of [stateOf([workout()]), stateOf([], { storage }), JSON.stringify({ storage })]) {
      expect(await readingOf(text)).toMatchObject({ format: 'liftosaur', workouts: [{ title: 'Day 1' }] })
    }
  })

  it('is known by the entries of one workout at least', async () => {
    expect(await readingOf(stateOf([{}, workout()]))).toMatchObject({ format: 'liftosaur', rows: 1 })
    for (const text of [stateOf([{}]), stateOf([{ entries: 'none' }]), '{"history":{"entries":[]}}']) {
      expect(await readText(text)).toEqual({ outcome: 'refused', refusal: { reason: 'unknown', columns: ['history'] } })
    }
  })

  it('tells that its programs are not read, where it has some', async () => {
    const programs = [{ name: 'GZCLP' }]
    expect((await readingOf(stateOf([workout()], { programs }))).remarks).toEqual([
      { what: 'programs-not-read', count: 1 },
    ])
    expect((await readingOf(stateOf([workout()], { programs: [] }))).remarks).toEqual([])
  })

  it('is refused where it has more sets than a file may', async () => {
    const sets = Array.from({ length: 1000 }, () => ({}))
    const workouts = Array.from({ length: 100 }, () => workout({ entries: [{ ...entry(), sets }] }))
    expect(await readText(stateOf(workouts))).toMatchObject({ refusal: { reason: 'no-workout' } })
    expect(await readText(stateOf([...workouts, workout()]))).toEqual({
      outcome: 'refused',
      refusal: { reason: 'too-large', limit: 'rows', most: 100_000 },
    })
  })
})

describe('a workout of Liftosaur', () => {
  it('lasts from its start to its end, and says what was noted of it and of its exercises', async () => {
    const told = workout({ endTime: start + hour + 400, notes: 'Good', entries: [entry({ notes: 'Pause' })] })
    expect((await read(told)).workouts).toMatchObject([
      {
        start: { instant: '2024-05-01T16:00:00.000Z' },
        duration_seconds: 3600,
        note: 'Good',
        exercises: [{ note: 'Pause' }],
      },
    ])
    expect((await read(workout())).workouts[0]?.duration_seconds).toBe(0)
  })

  it('begins at its date where it names no start', async () => {
    const { workouts } = await read(workout({ startTime: undefined, date: '2024-05-01T16:00:00.000Z' }))
    expect(workouts).toMatchObject([{ start: { instant: '2024-05-01T16:00:00.000Z' } }])
  })

  it('is its own by its start and its name', async () => {
    const { workouts } = await read(
      workout(),
      workout(),
      workout({ dayName: 'Day 2' }),
      workout({ startTime: start + 1 }),
    )
    expect(workouts.map(({ title, exercises }) => [title, exercises[0]?.sets.length])).toEqual([
      ['Day 1', 2],
      ['Day 2', 1],
      ['Day 1', 1],
    ])
  })

  it('was between 1950 and a day from now', async () => {
    const dayFromNow = Date.UTC(2026, 10, 23, 12)
    const first = Date.UTC(1950, 0, 1)
    const { workouts } = await read(workout({ startTime: first }), workout({ startTime: dayFromNow }))
    expect(workouts.map(({ start: told }) => told)).toEqual([
      { instant: '1950-01-01T00:00:00.000Z' },
      { instant: '2026-11-23T12:00:00.000Z' },
    ])
    const outside = [workout({ startTime: first - 1 }), workout({ startTime: dayFromNow + 1 })]
    const undated = workout({ startTime: undefined, date: 'someday' })
    const { problems } = await read(...outside, undated, workout(), workout(), workout())
    expect(problems).toEqual([
      { line: 1, what: 'date', value: String(first - 1) },
      { line: 2, what: 'date', value: String(dayFromNow + 1) },
      { line: 3, what: 'date', value: 'someday' },
    ])
  })
})

describe('an exercise of Liftosaur', () => {
  it.each([
    [{ id: 'squat' }, 'Squat'],
    [{ id: 'bentOverOneArmRow' }, 'Bent Over One Arm Row'],
    [{ id: 'benchPress', equipment: 'leverageMachine' }, 'Bench Press, Leverage Machine'],
    [{ id: 'élevé' }, 'Élevé'],
  ])('%j is "%s"', async (exercise, name) => {
    expect(await nameOf(exercise)).toBe(name)
  })

  it('of one’s own has the name of the settings, of the file or of its storage, without equipment', async () => {
    const settings = { exercises: { abc: { name: 'my Landmine' } } }
    for (const more of [{ settings }, { storage: { settings } }]) {
      expect(await nameOf({ id: 'abc', equipment: 'barbell' }, more)).toBe('my Landmine')
      expect(await nameOf({ id: 'other', equipment: 'barbell' }, more)).toBe('Other, Barbell')
    }
  })

  it('without a name is a problem of each of its sets', async () => {
    const { problems, workouts } = await read(workout({ entries: [entry(), { sets: [set()] }] }))
    expect(problems).toEqual([{ line: 2, what: 'no-exercise', value: '' }])
    expect(workouts[0]?.exercises).toHaveLength(1)
  })
})

describe('a set of Liftosaur', () => {
  it('that was not done is none', async () => {
    const { sets, problems } = await readSets({ weight: { value: 60, unit: 'kg' } }, set())
    expect(sets).toEqual([{ line: 2, reps: 5, weight: { figure: 60, unit: 'kg' } }])
    expect(problems).toEqual([])
  })

  it('is of the weight that was done, else of the planned one, in its unit', async () => {
    const planned = { value: 100, unit: 'lb' }
    const { sets } = await readSets(set({ weight: planned }), set({ completedWeight: null, weight: planned }), {
      completedReps: 9,
    })
    expect(sets).toEqual([
      { line: 1, reps: 5, weight: { figure: 60, unit: 'kg' } },
      { line: 2, reps: 5, weight: { figure: 100, unit: 'lb' } },
      { line: 3, reps: 9 },
    ])
  })

  it('warms up, or goes as far as it can', async () => {
    const warmupSets = [set({ isAmrap: true })]
    const { workouts } = await read(
      workout({ entries: [entry({ warmupSets, sets: [set({ isAmrap: true }), set({ isAmrap: 1 })] })] }),
    )
    expect(workouts[0]?.exercises[0]?.sets.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'warmup'],
      [2, 'amrap'],
      [3, undefined],
    ])
  })

  it('says its reserve by its effort, and its moment within a day of the start', async () => {
    const at = (ms: number) => set({ timestamp: start + ms })
    const { sets } = await readSets(
      set({ completedRpe: 8.5 }),
      at(0),
      at(1400),
      at(24 * hour),
      at(-1000),
      at(24 * hour + 1000),
    )
    expect(sets?.map(({ rir, at: told }) => [rir, told])).toEqual([
      [1.5, undefined],
      [undefined, 0],
      [undefined, 1],
      [undefined, 86_400],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  it('whose sides were counted is two, the left one first', async () => {
    const { sets } = await readSets(set({ completedReps: 8, completedRepsLeft: 7 }), { completedRepsLeft: 3 })
    expect(sets?.map(({ line, reps, side }) => [line, reps, side])).toEqual([
      [1, 7, 'left'],
      [1, 8, 'right'],
      [2, 3, 'left'],
    ])
  })

  it.each([
    [{ completedReps: 1001 }, { what: 'above', value: '1001', limit: 1000 }],
    [{ completedReps: 4.5 }, { what: 'number', value: '4.5' }],
    [{ completedRepsLeft: -1 }, { what: 'below', value: '-1', limit: 0 }],
    [{ completedWeight: { value: 5000, unit: 'lb' } }, { what: 'above', value: '5000', limit: 4409.25 }],
  ])('of %j is a problem that names its figure, and the others stay', async (fields, problem) => {
    const { sets, problems } = await readSets(set(fields), set())
    expect(problems).toEqual([{ line: 1, ...problem }])
    expect(sets).toMatchObject([{ line: 2 }])
  })
})
