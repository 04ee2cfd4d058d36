// @vitest-environment happy-dom
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import { replay } from '@fonte/domain/workout/log'
import type { Finished } from '@fonte/domain/workout/state'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ComparisonLine } from './comparison-line.tsx'

const history = vi.hoisted(() => ({ lines: [] as unknown[] }))
vi.mock('../../history/history-queries.ts', () => ({ useHistory: () => history }))

afterEach(cleanup)

it('compares with the last workout of the program on the day that the clock showed where that one took place', () => {
  const state = replay(pushDay, [
    { type: 'start', at: clock(0) },
    done(10, 60, clock(2)),
    { type: 'stop', at: clock(40), count_current: null },
  ]) as Finished
  const ended = new Date(2025, 8, 1, 4, 30)
  history.lines = [
    {
      id: 'before',
      program_id: state.program.id,
      completed_at: ended.toISOString(),
      // Half past eleven in the evening of the day before.
      utc_offset: -ended.getTimezoneOffset() - 300,
      total_weight_lifted: 500,
    },
  ]
  render(<ComparisonLine workout={{ workout_id: 'now', user_id: 'lea', state }} total={600} />)
  expect(screen.getByText(/100\skg/).textContent).toContain('31\u00a0août')
})
