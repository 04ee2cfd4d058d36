import { describe, expect, it } from 'vitest'
import { todaysTraining } from './today.ts'
import { noTrainingPlan, type TrainingPlan } from './training-plan.ts'

const programs = ['A', 'B', 'C'].map((id) => ({ id, is_predefined: false, updated_at: '2026-01-01T00:00:00Z' }))
const done = (program_id: string, day: string) => ({ program_id, day, completed_at: `${day}T18:00:00Z` })

/** What is to be trained on a day of November 2026; the 23rd is a Monday. */
const on = (day: number, schedule: TrainingPlan['schedule'], history: ReturnType<typeof done>[] = []) =>
  todaysTraining({ ...noTrainingPlan, schedule }, programs, history, {
    today: `2026-11-${day}`,
    at: Date.parse(`2026-11-${day}T09:00:00Z`),
  })

const week = (...days: (string | null)[]) => ({ kind: 'weekdays' as const, programs: days })
const rotation = (...ids: string[]) => ({ kind: 'rotation' as const, programs: ids })

describe('a week', () => {
  const plan = week('A', null, 'B', null, null, 'C', null)

  it('says the program of the day, from Monday to Sunday', () => {
    expect(on(23, plan)).toMatchObject({ kind: 'planned', program: { id: 'A' }, last: null })
    expect(on(25, plan, [done('B', '2026-11-18')])).toMatchObject({
      program: { id: 'B' },
      last: '2026-11-18T18:00:00Z',
    })
    expect(on(28, plan)).toMatchObject({ kind: 'planned', program: { id: 'C' } })
  })

  it('says on a day of rest when the next one is, over the end of the week', () => {
    expect(on(24, plan)).toMatchObject({ kind: 'rest', program: { id: 'B' }, in_days: 1 })
    expect(on(29, plan)).toMatchObject({ kind: 'rest', program: { id: 'A' }, in_days: 1 })
    expect(on(26, plan)).toMatchObject({ kind: 'rest', program: { id: 'C' }, in_days: 2 })
  })

  it('says when today’s is done, and what comes next, a week later where there is one day only', () => {
    const trained = [done('A', '2026-11-23')]
    expect(on(23, plan, trained)).toMatchObject({ kind: 'done', program: { id: 'B' }, in_days: 2 })
    const mondays = week('A', null, null, null, null, null, null)
    expect(on(23, mondays, trained)).toMatchObject({ kind: 'done', program: { id: 'A' }, in_days: 7 })
  })

  it('is not done by another program, nor by the same one yesterday', () => {
    expect(on(23, plan, [done('B', '2026-11-23'), done('A', '2026-11-22')])).toMatchObject({ kind: 'planned' })
  })

  it('leaves the day empty whose program is gone; without any the least recent one is proposed', () => {
    expect(on(23, week('gone', 'B', null, null, null, null, null))).toMatchObject({ kind: 'rest', in_days: 1 })
    const gone = week('gone', null, null, null, null, null, null)
    expect(on(23, gone, [done('B', '2026-11-20'), done('C', '2026-11-19')])).toMatchObject({
      kind: 'proposed',
      program: { id: 'C' },
    })
  })
})

describe('a rotation', () => {
  it('goes on after the last one done, whatever the day and whatever else was trained', () => {
    const plan = rotation('A', 'B')
    expect(on(23, plan)).toMatchObject({ kind: 'planned', program: { id: 'A' } })
    expect(on(23, plan, [done('A', '2026-11-10')])).toMatchObject({ program: { id: 'B' } })
    expect(on(23, plan, [done('C', '2026-11-20'), done('B', '2026-11-12'), done('A', '2026-11-10')])).toMatchObject({
      program: { id: 'A' },
      last: '2026-11-10T18:00:00Z',
    })
  })

  it('proposes the next one on a day on which one of it was done', () => {
    const plan = rotation('A', 'B')
    expect(on(23, plan, [done('A', '2026-11-23')])).toMatchObject({ kind: 'proposed', program: { id: 'B' } })
    expect(on(23, plan, [done('C', '2026-11-23')])).toMatchObject({ kind: 'planned', program: { id: 'A' } })
  })

  it('leaves out a program that is gone', () => {
    expect(on(23, rotation('A', 'gone', 'C'), [done('A', '2026-11-20')])).toMatchObject({ program: { id: 'C' } })
    expect(on(23, rotation('gone'), [done('B', '2026-11-20')])).toMatchObject({
      kind: 'proposed',
      program: { id: 'B' },
    })
  })
})

it('without a plan the program not done for the longest time is proposed, to nobody without programs', () => {
  const none = noTrainingPlan.schedule
  expect(on(23, none, [done('A', '2026-11-20'), done('B', '2026-11-18')])).toMatchObject({
    kind: 'proposed',
    program: { id: 'B' },
  })
  expect(todaysTraining(noTrainingPlan, [], [], { today: '2026-11-23', at: 0 })).toBeNull()
})
