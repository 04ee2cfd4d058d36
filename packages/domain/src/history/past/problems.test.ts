import { describe, expect, it } from 'vitest'
import { addRow, noteRow, removeRow, typeFigure } from './editing.ts'
import { type PastForm, type PastWorkout, toPastForm } from './form.ts'
import { isLongWorkout, pastProblems } from './problems.ts'

const now = Date.parse('2026-11-22T12:00:00.000Z')
const offsetAt = () => 60

const base: PastWorkout = {
  program_name: 'Jambes',
  duration_minutes: 50,
  started_at: '2026-11-18T17:00:00.000Z',
  completed_at: '2026-11-18T17:50:00.000Z',
  sets: [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }],
}
const form = toPastForm(base, { unit: 'kg', offsetAt })
const problems = (changes: Partial<PastForm>) =>
  pastProblems({ ...form, ...changes }, { base, now, offsetAt }).map(({ path, reason }) => [path, reason])

describe('a past workout can be saved', () => {
  it('as it was', () => {
    expect(problems({})).toEqual([])
  })

  it.each<[string, Partial<PastForm>, [string, string]]>([
    ['with a name', { name: ' ' }, ['name', 'blank']],
    ['with a name that can be seen', { name: '\u200b\u3164' }, ['name', 'blank']],
    ['with a name of 100 characters', { name: 'a'.repeat(101) }, ['name', 'too_long']],
    ['on a day that there is', { day: '2026-02-30' }, ['day', 'not_a_day']],
    ['at a time that there is', { start: '25:00' }, ['start', 'not_a_time']],
    ['with a duration', { minutes: '' }, ['minutes', 'not_a_number']],
    ['within a day', { minutes: '1441' }, ['minutes', 'too_large']],
    ['once it has begun', { day: '2026-11-23' }, ['day', 'in_future']],
    ['once it is over', { day: '2026-11-22', start: '12:12' }, ['minutes', 'ends_in_future']],
    ['from 1950 on', { day: '1949-12-31' }, ['day', 'before_1950']],
    ['with a set', { lifts: [] }, ['lifts', 'too_few']],
  ])('%s only', (_, changes, problem) => {
    expect(problems(changes)).toEqual([problem])
  })

  it('up to the minute in which it ends', () => {
    expect(problems({ day: '2026-11-22', start: '12:11' })).toEqual([])
    expect(problems({ day: '1950-01-02' })).toEqual([])
  })

  it('with 1,500 sets at most, of which an empty row is none', () => {
    const [squat] = form.lifts
    const rows = Array.from({ length: 1500 }, (_, key) => ({ key, kind: 'work', reps: '5', weight: '100' }) as const)
    const lifts = squat ? [{ ...squat, rows }] : []
    expect(problems({ lifts: addRow(lifts, 0, 'empty') })).toEqual([])
    expect(problems({ lifts: addRow(lifts, 0, 'last') })).toEqual([['lifts', 'too_many']])
    expect(problems({ lifts: removeRow(form.lifts, 0, 0) })).toEqual([['lifts', 'too_few']])
  })

  it('with notes that are not too long, each of them and all together', () => {
    const [squat] = form.lifts
    const lifts = (length: number, count = 1) =>
      Array.from({ length: count }, (_, index) => ({ place: `p${index}`, note: 'n'.repeat(length) })).flatMap(
        (noted) => (squat ? [{ ...squat, ...noted }] : []),
      )
    expect(problems({ note: 'n'.repeat(2001) })).toEqual([['note', 'too_long']])
    expect(problems({ lifts: lifts(2001) })).toEqual([['lifts.0.note', 'too_long']])
    expect(problems({ lifts: noteRow(form.lifts, 0, 0, 'n'.repeat(501)) })).toEqual([
      ['lifts.0.rows.0.note', 'too_long'],
    ])
    expect(problems({ lifts: lifts(2000, 10) })).toEqual([])
    expect(problems({ note: 'n', lifts: lifts(2000, 10) })).toEqual([['note', 'notes_too_long']])
  })

  it('with notes that are not too long together with those of exercises without a set', () => {
    const notes = { places: Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`p${at}`, 'n'.repeat(2000)])) }
    const noted = (note: string) => pastProblems({ ...form, note }, { base: { ...base, notes }, now, offsetAt })
    expect(noted('')).toEqual([])
    expect(noted('n')).toEqual([{ path: 'note', reason: 'notes_too_long' }])
  })

  it('with sound figures in each row that says something', () => {
    const row = (field: Parameters<typeof typeFigure>[3], value: string) => ({
      lifts: typeFigure(form.lifts, 0, 0, field, value),
    })
    expect(problems(row('reps', ''))).toEqual([['lifts.0.rows.0.reps', 'missing']])
    expect(problems(row('reps', '0'))).toEqual([])
    expect(problems(row('reps', '1001'))).toEqual([['lifts.0.rows.0.reps', 'too_large']])
    expect(problems(row('weight', '2001'))).toEqual([['lifts.0.rows.0.weight', 'too_large']])
    expect(problems(row('assist', '20'))).toEqual([['lifts.0.rows.0.assist', 'assist_with_weight']])
    expect(problems(row('rir', '11'))).toEqual([['lifts.0.rows.0.rir', 'too_large']])
  })
})

it('asks about a workout of over five hours', () => {
  expect([isLongWorkout({ minutes: '300' }), isLongWorkout({ minutes: '301' })]).toEqual([false, true])
})
