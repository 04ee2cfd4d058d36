// @vitest-environment happy-dom
import { pushDay } from '@fonte/domain/test-kit/workouts'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OwnSummary } from './own-summary.tsx'

const log = vi.hoisted(() => ({ entries: [] as LogEntry[] }))

vi.mock('../../history/log/use-training-log.ts', () => ({ useTrainingLog: () => log }))

/** A workout with a set of each exercise of the push day every two minutes. */
const trained: LogEntry = {
  id: 'w1',
  program_id: null,
  program_name: 'Push',
  duration_minutes: 10,
  started_at: null,
  completed_at: '2026-11-20T18:00:00.000Z',
  origin: 'live',
  version: 1,
  sets: [...pushDay.exercises, ...pushDay.exercises].map(({ exercise_id, name }, index) => ({
    exercise_id,
    exercise_name: name,
    reps: 8,
    weight: 60,
    at: 60 + index * 120,
  })),
}

afterEach(cleanup)

it('a workout is timed at the pace of its lifter once each of its exercises was timed, and estimated before', () => {
  const summary = () => render(<OwnSummary program={pushDay} estimate="6 séries, environ 15 min" />)
  summary()
  expect(screen.getByText('6 séries, environ 15 min')).toBeTruthy()
  cleanup()
  log.entries = [trained]
  summary()
  expect(screen.getByText('6 séries, environ 12 min, à votre rythme')).toBeTruthy()
})
