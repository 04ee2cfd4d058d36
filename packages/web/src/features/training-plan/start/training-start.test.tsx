// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TrainingStart } from './training-start.tsx'

/** A Thursday, where the reader is. */
const noon = new Date(2026, 10, 19, 12).getTime()
const program = { id: 'upper', exercises: [] }
const thursdays = [null, null, null, 'upper', null, null, null]
const { shown, late, read } = vi.hoisted(() => {
  const ended = new Date(2026, 10, 19, 4, 30)
  // Five hours behind the reader: before midnight.
  const abroad = { completed_at: ended.toISOString(), utc_offset: -ended.getTimezoneOffset() - 300 }
  return {
    shown: vi.fn((_: { training: { kind: string } }) => null),
    late: { id: 'w', program_id: 'upper', ...abroad },
    read: vi.fn<() => object>(),
  }
})

vi.mock('../../../platform/clock.ts', async (original) => ({ ...(await original<object>()), useNow: () => noon }))
vi.mock('../../history/history-queries.ts', () => ({ useLatestHistory: () => ({ lines: [late], reading: 'ready' }) }))
vi.mock('../training-plan-queries.ts', () => ({ useTrainingPlan: read }))
vi.mock('../training-plan-conflict.tsx', () => ({ TrainingPlanConflict: () => <p>Deux plannings</p> }))
vi.mock('./next-workout.tsx', () => ({ NextWorkout: shown }))

const plan = { schedule: { kind: 'weekdays', programs: thursdays } }

beforeEach(() => {
  read.mockReturnValue({ plan, isLoading: false, refused: [] })
})

afterEach(cleanup)

it('a workout counts for the day on which it was done where it took place: late in the evening there is not this morning here', () => {
  const programs = { items: [program], own: [program], predefined: [] }
  render(<TrainingStart programs={programs as never} library={{} as never} onBegin={async () => undefined} />)
  expect(shown.mock.lastCall?.[0].training.kind).toBe('planned')
})

it('a plan that was changed elsewhere is asked about where there is nothing to train, too', () => {
  read.mockReturnValue({ plan, isLoading: false, refused: [{}] })
  const programs = { items: [], own: [], predefined: [] }
  render(<TrainingStart programs={programs} library={{} as never} onBegin={async () => undefined} />)
  expect(screen.getByText('Deux plannings')).toBeTruthy()
})
