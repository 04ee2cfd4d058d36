// @vitest-environment happy-dom
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PieceTools } from '../../platform/idle/in-pieces.ts'
import type { Reading } from '../../platform/query/reading.ts'
import { someMuscles, workoutOn } from './test-kit/training-kit.ts'
import { useTraining } from './use-training.ts'

const pauses: string[] = []
const readings: number[] = []
const pieces: PieceTools = {
  // Each reading of the clock finds that a frame has passed.
  monotonicNow: () => readings.push(0) * 20,
  pause: async () => void pauses.push('pause'),
}

const library = { find: () => undefined, muscles: someMuscles }
const measures: readonly [] = []
const days = ['2026-11-18', '2026-11-19', '2026-11-20']
const workouts: readonly LogEntry[] = days.map((day) => workoutOn(day))

const open = (entries: readonly LogEntry[], reading: Reading = 'ready') =>
  renderHook((log) => useTraining(log, library, pieces), { initialProps: { entries, measures, reading } })

afterEach(cleanup)

it('a log is told in pieces between which other work comes, and is loading until then', async () => {
  const { result } = open(workouts)
  expect(result.current).toEqual({ training: null, reading: 'loading' })
  await waitFor(() => expect(result.current.reading).toBe('ready'))
  expect([...(result.current.training?.days.keys() ?? [])]).toEqual(days)
  expect(pauses).toHaveLength(workouts.length)
})

it('what was told is there at once for whoever comes back, and stays while a longer log is told', async () => {
  const first = open(workouts)
  await waitFor(() => expect(first.result.current.training).not.toBeNull())
  first.unmount()
  const { result, rerender } = open(workouts)
  expect(result.current).toEqual({ training: first.result.current.training, reading: 'ready' })
  rerender({ entries: [...workouts, workoutOn('2026-11-21')], measures, reading: 'ready' })
  expect(result.current.training?.days.size).toBe(3)
  await waitFor(() => expect(result.current.training?.days.size).toBe(4))
})

it.each(['loading', 'failed'] as const)('nothing is told of a log that is not here: %s', async (reading) => {
  const { result } = open([...workouts], reading)
  expect(result.current).toEqual({ training: null, reading })
})
