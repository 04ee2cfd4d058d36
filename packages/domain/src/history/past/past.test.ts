import { describe, expect, it } from 'vitest'
import { zoneClock } from '../../exchange/dates/zone-clock.ts'
import { hardSets, volumeOf } from '../../statistics/what-counts.ts'
import { fc } from '../../test-kit/properties.ts'
import type { WorkoutSet } from '../workout-history.ts'
import { saysTheSame, toPastContent } from './content.ts'
import {
  addLifts,
  addRow,
  askNotes,
  chooseKind,
  chooseSide,
  moveLift,
  moveRow,
  noteLift,
  noteRow,
  removeLift,
  removeRow,
  restoreLift,
  typeFigure,
} from './editing.ts'
import { endingNow, liftsToRepeat, type PastForm, type PastWorkout, toPastForm } from './form.ts'
import { clockAt, instantAt } from './wall-clock.ts'

const paris = () => 60
const inParis = { unit: 'kg', offsetAt: paris } as const

const set = (exercise_id: string, reps: number, weight: number, details: Partial<WorkoutSet> = {}): WorkoutSet => ({
  exercise_id,
  exercise_name: exercise_id,
  reps,
  weight,
  ...details,
})

const workout = (changes: Partial<PastWorkout> = {}): PastWorkout => ({
  program_name: 'Haut du corps',
  duration_minutes: 50,
  started_at: '2026-11-18T17:40:20.000Z',
  completed_at: '2026-11-18T18:38:05.000Z',
  sets: [set('bench', 5, 60, { kind: 'warmup' }), set('bench', 6, 92.5, { rir: 1, at: 300, note: 'coude' })],
  ...changes,
})

const content = (form: PastForm, base: PastWorkout | null = null) => toPastContent(form, base, paris)
const opened = (base: PastWorkout) => toPastForm(base, inParis)
const withLifts = (form: PastForm, lifts: PastForm['lifts']): PastForm => ({ ...form, lifts })

describe('the form of a past workout', () => {
  it('shows the day of the place where it was done: late in Montréal is no other day in Paris', () => {
    const late = workout({ started_at: '2026-11-19T03:40:00.000Z', completed_at: '2026-11-19T04:30:00.000Z' })
    expect(opened({ ...late, utc_offset: -300 })).toMatchObject({ day: '2026-11-18', start: '22:40', minutes: '50' })
    expect(opened(late)).toMatchObject({ day: '2026-11-19', start: '04:40' })
  })

  it('begins at its duration before its end, where only that is known', () => {
    expect(opened(workout({ started_at: null }))).toMatchObject({ day: '2026-11-18', start: '18:48' })
  })

  it('says what it was opened with as long as nothing is typed: seconds, an idle end and all details', () => {
    const base = workout({ utc_offset: -300, notes: { workout: 'Lourd', places: { bench: 'Prise large' } } })
    expect(content(opened(base), base)).toEqual(base)
  })

  it('moves its end along with its start, and keeps the offset of the place', () => {
    const base = workout({ utc_offset: -300 })
    const moved = content({ ...opened(base), day: '2026-11-12' }, base)
    expect(moved).toMatchObject({
      started_at: '2026-11-12T17:40:00.000Z',
      completed_at: '2026-11-12T18:37:45.000Z',
      utc_offset: -300,
      duration_minutes: 50,
    })
  })

  it('ends its duration after its start once that is typed', () => {
    const base = workout()
    const longer = content({ ...opened(base), minutes: '75' }, base)
    expect(longer).toMatchObject({ started_at: base.started_at, completed_at: '2026-11-18T18:55:20.000Z' })
  })

  it('notes where it was filled in as soon as a day is typed', () => {
    const base = workout()
    expect(content(opened(base), base)).not.toHaveProperty('utc_offset')
    expect(content({ ...opened(base), day: '2026-11-12' }, base).utc_offset).toBe(60)
    expect(content({ ...endingNow('Jambes', 60, Date.parse('2026-11-22T12:00:00Z'), inParis) }).utc_offset).toBe(60)
  })

  it('forgets the notes of an exercise that is taken out', () => {
    const base = workout({
      notes: { places: { bench: 'Prise large' } },
      sets: [set('bench', 5, 60), set('row', 5, 60)],
    })
    const form = opened(base)
    expect(content(withLifts(form, removeLift(form.lifts, 0)), base)).not.toHaveProperty('notes')
    expect(content(withLifts(form, removeLift(form.lifts, 1)), base).notes).toEqual(base.notes)
  })
})

describe('the notes of the form', () => {
  const base = workout({ notes: { workout: 'Lourd', places: { bench: 'Prise large' } } })
  const form = opened(base)

  it('are written, changed and taken away: of the workout, of an exercise and of a set', () => {
    const lifts = noteRow(noteRow(noteLift(form.lifts, 0, ' Prise serrée '), 0, 0, 'facile'), 0, 1, ' ')
    const changed = content({ ...form, note: '', lifts }, base)
    expect(changed.notes).toEqual({ places: { bench: 'Prise serrée' } })
    expect(changed.sets.map(({ note }) => note)).toEqual(['facile', undefined])
    expect(content({ ...endingNow('Jambes', 60, 0, inParis), note: 'Enfin', lifts }).notes?.workout).toBe('Enfin')
    expect(content({ ...form, note: '', lifts: noteLift(form.lifts, 0, '') }, base)).not.toHaveProperty('notes')
  })

  it('stay where a draft of an older Fonte never asked for them', () => {
    const { note: _, lifts, ...rest } = form
    const older = lifts.map(({ note: __, rows, ...lift }) => ({
      ...lift,
      rows: rows.map(({ note: ___, ...row }) => row),
    }))
    expect(content({ ...rest, lifts: older }, base)).toEqual(content(form, base))
  })

  it('stay of an exercise of which no set was recorded, unless it was added and its note taken away', () => {
    const skipped = workout({ notes: { places: { bench: 'Prise large', row: 'Dos trop fatigué' } } })
    const all = opened(skipped)
    const places = (lifts: PastForm['lifts']) => content(withLifts(all, lifts), skipped).notes?.places
    expect(content(all, skipped)).toEqual(skipped)
    expect(places(removeLift(all.lifts, 0))).toEqual({ row: 'Dos trop fatigué' })
    const row = { exercise_id: 'row', name: 'row', rows: [] }
    expect(places([...all.lifts, row])).toEqual(skipped.notes?.places)
    expect(places([...all.lifts, { ...row, note: '' }])).toEqual({ bench: 'Prise large' })
  })

  it('are asked of each set, and are nothing that a new set takes over', () => {
    const asked = askNotes(form.lifts, 0)
    expect(asked[0]?.rows.map(({ note }) => note)).toEqual(['', 'coude'])
    expect(addRow(asked, 0, 'last')[0]?.rows[2]).not.toHaveProperty('note')
    expect(liftsToRepeat(base, inParis)[0]).not.toHaveProperty('note')
  })
})

describe('the sets of the form', () => {
  const base = workout()
  const form = opened(base)
  const sets = (lifts: PastForm['lifts'], from = form) => content(withLifts(from, lifts), base).sets

  it('are typed into, with a comma as well, and keep what is not shown', () => {
    const typed = typeFigure(typeFigure(form.lifts, 0, 1, 'weight', '95,5'), 0, 1, 'rir', '0.5')
    expect(sets(typed)[1]).toEqual({ ...base.sets[1], weight: 95.5, rir: 0.5 })
    expect(typeFigure(form.lifts, 0, 1, 'reps', '1,5')).toBe(form.lifts)
    expect(typeFigure(form.lifts, 0, 1, 'weight', '1,555')).toBe(form.lifts)
    expect(typeFigure(form.lifts, 0, 1, 'rir', '1,3')).toBe(form.lifts)
  })

  it('lose a detail whose field is emptied, and say another kind', () => {
    const typed = chooseKind(typeFigure(form.lifts, 0, 1, 'rir', ''), 0, 1, 'failure')
    expect(sets(typed)[1]).toEqual({ ...base.sets[1], kind: 'failure', rir: undefined })
    expect(sets(chooseKind(form.lifts, 0, 0, 'work'))[0]).not.toHaveProperty('kind')
  })

  it('are added like the last one, or empty: an empty one is none', () => {
    const more = addRow(form.lifts, 0, 'last')
    expect(sets(more)[2]).toEqual({ ...set('bench', 6, 92.5), rir: 1 })
    expect(sets(addRow(more, 0, 'empty'))).toHaveLength(3)
    expect(sets(removeRow(removeRow(more, 0, 0), 0, 0))).toHaveLength(1)
  })

  it('change places within their exercise, and with them their turns in a superset', () => {
    expect(sets(moveRow(form.lifts, 0, 0, 1))).toEqual(base.sets.toReversed())
    expect(moveRow(form.lifts, 0, 0, 2)).toBe(form.lifts)
    const pair = workout({ sets: [set('a', 1, 10), set('b', 1, 20), set('a', 2, 10), set('b', 2, 20)] })
    const swapped = sets(moveRow(opened(pair).lifts, 0, 0, 1), opened(pair))
    expect(swapped.map(({ exercise_id: id, reps }) => `${id}${reps}`)).toEqual(['a2', 'b1', 'a1', 'b2'])
  })

  it('keep their turns in a superset; a new one follows its exercise', () => {
    const pair = workout({
      sets: [
        set('a', 1, 10, { group: 1 }),
        set('b', 1, 20, { group: 1 }),
        set('a', 2, 10, { group: 1 }),
        set('b', 2, 20, { group: 1 }),
      ],
    })
    const { lifts } = opened(pair)
    const told = (next: PastForm['lifts']) =>
      sets(next, opened(pair)).map(({ exercise_id: id, reps }) => `${id}${reps}`)
    expect(told(lifts)).toEqual(['a1', 'b1', 'a2', 'b2'])
    expect(told(addRow(lifts, 0, 'last'))).toEqual(['a1', 'b1', 'a2', 'a2', 'b2'])
    expect(sets(addRow(lifts, 0, 'last'), opened(pair))[3]?.group).toBe(1)
    expect(told(moveLift(lifts, 0, 1))).toEqual(['b1', 'b2', 'a1', 'a2'])
    expect(told(addLifts(lifts, [{ exercise_id: 'c', name: 'C' }]))).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  it('are in pounds where their lifter lifts in pounds: what is not touched stays to the last hundredth', () => {
    const typed = workout({ sets: [set('bench', 5, 61.23, { weight_lb: 135 }), set('bench', 5, 100)] })
    const inPounds = toPastForm(typed, { unit: 'lb', offsetAt: paris })
    expect(inPounds.lifts[0]?.rows.map(({ weight }) => weight)).toEqual(['135', '220.5'])
    expect(content(inPounds, typed).sets).toEqual(typed.sets)
    const heavier = withLifts(inPounds, typeFigure(inPounds.lifts, 0, 1, 'weight', '225'))
    expect(content(heavier, typed).sets[1]).toEqual(set('bench', 5, 102.06, { weight_lb: 225 }))
    expect(content(opened(typed), typed).sets).toEqual(typed.sets)
  })

  it('of an exercise that is added, taken out and brought back are where they were', () => {
    const added = addLifts(form.lifts, [
      { exercise_id: 'row', name: 'Rowing' },
      { exercise_id: 'bench', name: 'Encore' },
    ])
    expect(added.map(({ exercise_id }) => exercise_id)).toEqual(['bench', 'row'])
    const [bench] = added
    expect(bench && restoreLift(removeLift(added, 0), 0, bench)).toEqual(added)
    expect(bench && restoreLift(added, 0, bench)).toBe(added)
  })

  it('are repeated without what was particular to that day', () => {
    const [lift] = liftsToRepeat(base, inParis)
    expect(lift?.rows).toEqual([
      { key: 0, kind: 'warmup', reps: '5', weight: '60' },
      { key: 1, kind: 'work', reps: '6', weight: '92.5', rir: '1' },
    ])
  })

  it('are repeated with their sides: left and right make one hard set and count once in the volume', () => {
    const sided = workout({ sets: [set('split', 10, 20, { side: 'left' }), set('split', 10, 20, { side: 'right' })] })
    const again = content(withLifts(endingNow('Jambes', 60, 0, inParis), liftsToRepeat(sided, inParis))).sets
    expect(volumeOf(again, { sides: 'each' }, null).weight).toBe(400)
    expect(again.reduce((sum, each) => sum + hardSets(each), 0)).toBe(1)
  })

  it('are of the side that is chosen; a new one is of the side of the last', () => {
    const sided = workout({ sets: [set('split', 10, 20, { side: 'left' })] })
    const { lifts } = opened(sided)
    const sidesOf = (next: PastForm['lifts']) => sets(next, opened(sided)).map(({ side }) => side)
    expect(sidesOf(addRow(lifts, 0, 'last'))).toEqual(['left', 'left'])
    expect(sidesOf(typeFigure(addRow(lifts, 0, 'empty'), 0, 1, 'reps', '8'))).toEqual(['left', 'left'])
    expect(sidesOf(chooseSide(lifts, 0, 0, 'right'))).toEqual(['right'])
    expect(sets(chooseSide(lifts, 0, 0, undefined), opened(sided))[0]).not.toHaveProperty('side')
  })
})

describe('the clock on the wall', () => {
  /** Paris, whose clocks were moved on 29 March 2026 at 1:00 and on 25 October at 1:00 UTC. */
  const moved = (ms: number) => (ms >= Date.UTC(2026, 2, 29, 1) && ms < Date.UTC(2026, 9, 25, 1) ? 120 : 60)

  it.each([
    ['an hour that comes twice is the earlier one', '2026-10-25', '2026-10-25T00:30:00.000Z'],
    ['an hour that is left out is read with the offset after it', '2026-03-29', '2026-03-29T00:30:00.000Z'],
  ])('%s, in the form as in a file', (_, day, instant) => {
    expect(new Date(instantAt({ day, time: '02:30' }, moved)).toISOString()).toBe(instant)
    const { ms } = zoneClock('Europe/Paris').instantOf(Date.parse(`${day}T02:30:00Z`))
    expect(new Date(ms).toISOString()).toBe(instant)
  })

  it('comes back from the instant it shows, summer time and all', () => {
    const minutes = fc.integer({ min: Date.UTC(1950, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const ms = minute * 60_000
        const back = instantAt(clockAt(ms, moved(ms)), moved)
        const isTwice = ms >= Date.UTC(2026, 9, 25, 1) && ms < Date.UTC(2026, 9, 25, 2)
        expect(back).toBe(isTwice ? ms - 3_600_000 : ms)
        expect(instantAt(clockAt(ms, -300), () => -300)).toBe(ms)
      }),
      { examples: [[Date.UTC(2026, 9, 25, 0, 30) / 60_000], [Date.UTC(2026, 9, 25, 1, 30) / 60_000]] },
    )
  })

  it.each([
    ['2026-02-29', '10:00'],
    ['2026-2-9', '10:00'],
    ['', '10:00'],
    ['2026-02-28', '24:00'],
    ['2026-02-28', ''],
  ])('shows no %s %s', (day, time) => {
    expect(instantAt({ day, time }, paris)).toBeNaN()
  })
})

it('two workouts say the same, whatever came first and however their start is told', () => {
  const one = workout({ started_at: null })
  expect(saysTheSame(one, { ...one, started_at: '2026-11-18T17:48:05.000Z' })).toBe(true)
  expect(saysTheSame(one, { ...one, program_name: 'Bas' })).toBe(false)
})
