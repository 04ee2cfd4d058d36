// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TrainingStart } from './training-start.tsx'

/** Noon in Paris on a Thursday. */
const noon = Date.UTC(2026, 10, 19, 11)
const program = { id: 'upper', exercises: [] }
const thursdays = [null, null, null, 'upper', null, null, null]
const { shown, late } = vi.hoisted(() => ({
  shown: vi.fn((_: { training: { kind: string } }) => null),
  late: { id: 'w', program_id: 'upper', completed_at: '2026-11-19T04:30:00.000Z', utc_offset: -300 },
}))

vi.mock('../../../platform/clock.ts', async (original) => ({ ...(await original<object>()), useNow: () => noon }))
vi.mock('../../history/history-queries.ts', () => ({ useLatestHistory: () => ({ lines: [late], reading: 'ready' }) }))
vi.mock('../training-plan-queries.ts', () => ({
  useTrainingPlan: () => ({
    plan: { schedule: { kind: 'weekdays', programs: thursdays } },
    isLoading: false,
    refused: [],
  }),
}))
vi.mock('./next-workout.tsx', () => ({ NextWorkout: shown }))

it('a workout counts for the day on which it was done where it took place: late in Montréal is not today in Paris', () => {
  vi.stubEnv('TZ', 'Europe/Paris')
  const programs = { items: [program], own: [program], predefined: [] }
  render(<TrainingStart programs={programs as never} library={{} as never} onBegin={async () => undefined} />)
  expect(shown.mock.lastCall?.[0].training.kind).toBe('planned')
  vi.unstubAllEnvs()
})
