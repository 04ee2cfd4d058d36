import { describe, expect, it } from 'vitest'
import { readingOf, readText } from '../../test-kit/files.ts'

/** A row of one exercise, in which what a test is about stands otherwise. */
const usual = {
  'Date (yyyy/mm/dd)': '2026/03/02',
  Workout: '12',
  'Workout Name': 'Workout A',
  'Body Weight (KG)': '',
  Exercise: 'Squat',
  'Sets×Reps': '3×5',
  'Duration (hours)': '',
  'Start Time (h:mm)': '',
  Notes: '',
  'Set 1 (Reps)': '5',
  'Set 1 (KG)': '60',
}

type Row = Readonly<Record<string, string>>

/** The file of these rows: the columns of the first one. */
function fileOf(first: Row = {}, ...others: readonly Row[]): string {
  const rows = [first, ...others].map((row): Row => ({ ...usual, ...row }))
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((fields) => fields.join(';'))
    .join('\n')
}

const read = (...rows: readonly Row[]) => readingOf(fileOf(...rows))

const setsOf = async (...rows: readonly Row[]) =>
  (await read(...rows)).workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))

describe('an export of StrongLifts', () => {
  it.each(['Date (yyyy/mm/dd)', 'Workout', 'Exercise', 'Sets×Reps'])('is none without "%s"', async (name) => {
    const text = fileOf().replace(name, 'Other')
    const known = await readText(fileOf())
    const answer = await readText(text)
    expect(known).toMatchObject({ reading: { format: 'stronglifts' } })
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { reason: 'unknown' } })
  })

  it('has columns that only follow from the others, and tells those that it does not know', async () => {
    const more = { 'Sets×Time': '1', 'Top Set (Reps×KG)': '1', 'e1RM (KG)': '1', Reps: '5', 'Volume (KG)': '300' }
    const reading = await read({
      ...more,
      'Workout Volume (KG)': '300',
      'End Time (h:mm)': '',
      Mood: 'fine',
      'Set 1234': '9',
    })
    expect(reading.ignoredColumns).toEqual(['Mood', 'Set 1234'])
  })

  it('has a workout for each day and each number', async () => {
    const { workouts } = await read({}, { Exercise: 'Dip' }, { Workout: '13' }, { 'Date (yyyy/mm/dd)': '2026/03/03' })
    expect(workouts.map(({ start, exercises }) => [start, exercises.map(({ name }) => name)])).toEqual([
      [{ day: '2026-03-02' }, ['Squat', 'Dip']],
      [{ day: '2026-03-02' }, ['Squat']],
      [{ day: '2026-03-03' }, ['Squat']],
    ])
  })

  it('says when a workout began in two columns, and what was noted of it', async () => {
    const [workout] = (await read({ 'Start Time (h:mm)': '10:56 PM', Notes: 'Felt good' })).workouts
    expect(workout).toMatchObject({ title: 'Workout A', start: { wall: '2026-03-02T22:56:00' }, note: 'Felt good' })
  })

  it('names a date that is none as it stands, with the time beside it', async () => {
    const dated = (day: string, time: string) => ({ 'Date (yyyy/mm/dd)': day, 'Start Time (h:mm)': time })
    const { problems } = await read(dated('someday', ''), dated('2026/02/30', '7:05 AM'), {}, {}, {})
    expect(problems).toEqual([
      { line: 2, what: 'date', value: 'someday' },
      { line: 3, what: 'date', value: '2026/02/30 7:05 AM' },
    ])
  })

  it.each([
    ['0.75', 2700],
    ['0,75', 2700],
    ['1.0001', 3600],
    ['0:45', 2700],
    ['12:05', 43_500],
    ['', 0],
    ['soon', 0],
    ['0:4', 0],
    ['a0:45', 0],
  ])('says how long a workout lasted in hours: "%s" is %i s', async (hours, seconds) => {
    const reading = await read({ 'Duration (hours)': hours })
    expect(reading.workouts[0]?.duration_seconds).toBe(seconds)
    expect(reading.warnings).toEqual([])
  })

  it('has the weight of the body once a workout, and none where it is nothing', async () => {
    const body = (figure: string, workout: string) => ({ 'Body Weight (KG)': figure, Workout: workout })
    const { measures } = await read(
      body('80.5', '1'),
      body('80.5', '1'),
      body('0', '2'),
      body('-3', '3'),
      body('fit', '4'),
      body('', '5'),
    )
    expect(measures).toEqual([{ line: 2, day: '2026-03-02', kind: 'weight', value: { figure: 80.5, unit: 'kg' } }])
  })
})

describe('a set of StrongLifts', () => {
  it('counts repetitions of a weight in the unit of its column', async () => {
    const { 'Set 1 (KG)': _, ...rest } = usual
    const columns = Object.keys({ ...rest, 'Set 1 (LB)': '', 'Set 2 (Reps)': '', 'Set 2 (LBS)': '' })
    const fields = [...Object.values(rest), '135', '3', '140']
    const { workouts } = await readingOf(`${columns.join(';')}\n${fields.join(';')}`)
    expect(workouts[0]?.exercises[0]?.sets).toEqual([
      { line: 2, reps: 5, weight: { figure: 135, unit: 'lb' } },
      { line: 2, reps: 3, weight: { figure: 140, unit: 'lb' } },
    ])
  })

  it.each(['sec', 'secs', 'seconds', 'time', 's'])('counts seconds in a column of "%s"', async (unit) => {
    const sets = await setsOf({ Exercise: 'Plank', 'Set 1 (Reps)': '', 'Set 1 (KG)': '', [`Set 1 (${unit})`]: '45' })
    expect(sets).toEqual([{ line: 2, reps: 0, seconds: 45 }])
  })

  it.each([
    ['3×1:00', [60, 60, 60]],
    ['1x0:45', [45]],
    ['1:00/0:45/-/0:30', [60, 45, 30]],
    ['1:02:03', [3723]],
  ])('that was held stands in the column of times alone: "%s"', async (times, held) => {
    const walk = { Exercise: 'Plank', 'Sets×Reps': '', 'Sets×Time': times, 'Set 1 (Reps)': '', 'Set 1 (KG)': '' }
    const reading = await read(walk)
    const sets = reading.workouts[0]?.exercises[0]?.sets
    expect(sets).toEqual(held.map((seconds) => ({ line: 2, reps: 0, seconds })))
    expect(reading.problems).toEqual([])
  })

  it.each([
    ['3×long', { what: 'number' }],
    ['0×1:00', { what: 'number' }],
    ['1501×1:00', { what: 'number' }],
    ['1×25:00:01', { what: 'above', limit: 86_400 }],
  ])('that was held is told where its time cannot be read: "%s"', async (times, problem) => {
    const walk = { Exercise: 'Plank', 'Sets×Time': times, 'Set 1 (Reps)': '', 'Set 1 (KG)': '' }
    const { problems, workouts } = await read(walk, {}, {})
    expect(problems).toEqual([{ line: 2, value: times, ...problem }])
    expect(workouts[0]?.exercises.map(({ name }) => name)).toEqual(['Squat'])
  })

  it('of a row with repetitions is told by these, whatever its column of times says', async () => {
    expect(await setsOf({ 'Sets×Time': '3×1:00' })).toMatchObject([{ reps: 5 }])
  })

  it('of nothing was missed before another one, and not done after the last', async () => {
    const more = {
      'Set 2 (Reps)': '0',
      'Set 2 (KG)': '60',
      'Set 3 (Reps)': '4',
      'Set 3 (KG)': '60',
      'Set 4 (Reps)': '0',
      'Set 4 (KG)': '60',
    }
    expect((await setsOf(more)).map(({ reps }) => reps)).toEqual([5, 0, 4])
  })

  it('held before the end is done, too', async () => {
    const more = { 'Set 2 (Reps)': '', 'Set 2 (KG)': '', 'Set 2 (sec)': '30', 'Set 3 (Reps)': '', 'Set 3 (sec)': '' }
    expect(await setsOf(more)).toMatchObject([{ reps: 5 }, { reps: 0, seconds: 30 }])
  })

  it.each([
    ['Set 1 (Reps)', '4.5', { what: 'number' }],
    ['Set 1 (Reps)', 'all', { what: 'number' }],
    ['Set 1 (Reps)', '1001', { what: 'above', limit: 1000 }],
    ['Set 1 (KG)', '-5', { what: 'below', limit: 0 }],
    ['Set 1 (KG)', '4410', { what: 'above', limit: 4409.25 }],
    ['Set 1 (sec)', '86401', { what: 'above', limit: 86_400 }],
  ])('in which %s is "%s" is a problem, and the others of its row stay', async (column, value, problem) => {
    const reading = await read({ [column]: value, 'Set 2 (Reps)': '3', 'Set 2 (KG)': '50' }, {})
    expect(reading.problems).toEqual([{ line: 2, value, ...problem }])
    expect(reading.workouts[0]?.exercises[0]?.sets).toMatchObject([
      { line: 2, reps: 3 },
      { line: 3, reps: 5 },
    ])
  })
})
