// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import { entryOf, setOf } from '@fonte/domain/test-kit/log-entries'
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { replay } from '@fonte/domain/workout/log'
import type { Finished, WorkoutEvent } from '@fonte/domain/workout/state'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { still } from '../cues/cue-settings.ts'
import { useGuided } from '../guided.ts'
import { GuidedLater } from '../parts/guided-later.tsx'
import { frameAfter, show } from '../test-kit/guided-kit.tsx'
import { FinishRecords } from './finish-records.tsx'
import { RecordNotice } from './record-notice.tsx'

const log = vi.hoisted(() => ({ current: null as unknown }))
vi.mock('../../history/log/use-training-log.ts', () => ({ useTrainingLog: () => log.current }))

const bench = 'predefined-développé-couché'
const earlier = (...sets: Parameters<typeof setOf>[]): LogEntry =>
  entryOf(
    '2025-09-01T18:00:00.000Z',
    sets.map((set) => setOf(...set)),
    { id: 'before' },
  )
const keep = (entries: readonly LogEntry[], reading = 'ready') => {
  log.current = { reading, entries, measures: [], arrived: null, retry: () => undefined }
}

const started: WorkoutEvent = { type: 'start', at: clock(0) }
const notice = () => screen.getByRole('status').textContent
const open = (...events: readonly WorkoutEvent[]) => show(<RecordNotice workoutId="now" />, [started, ...events])

beforeEach(() => keep([earlier([bench, 10, 55], [bench, 8, 65])]))
afterEach(() => {
  cleanup()
  queryClient.clear()
  still.turn(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a record in the workout under way', () => {
  it('is told once for the set just done, by the most telling of its kinds', () => {
    open(done(8, 60, clock(2)))
    expect(notice()).toBe('')
    cleanup()
    open(done(10, 67.5, clock(2)))
    expect(notice()).toBe('Record\u00a0: 1RM estimé, 90\u00a0kg Développé couché')
  })

  it('is felt once, where it was set just now and the phone may shake', () => {
    const vibrate = vi.fn<(length: number) => boolean>(() => true)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
    vi.useFakeTimers({ now: clock(2), toFake: ['Date'] })
    const { become } = open(done(10, 67.5, clock(2)))
    become({}, [started, done(10, 67.5, clock(2)), { type: 'adjust-rest', at: clock(2, 10), seconds: 15 }])
    expect(vibrate.mock.calls).toEqual([[15]])
    cleanup()
    vi.setSystemTime(clock(3))
    open(done(10, 67.5, clock(2)))
    expect(vibrate).toHaveBeenCalledOnce()
    cleanup()
    vi.setSystemTime(clock(2))
    still.turn(true)
    open(done(10, 67.5, clock(2)))
    expect(vibrate).toHaveBeenCalledOnce()
  })

  it('is looked for after the frame that shows that the set is done', async () => {
    const seen: unknown[] = []
    function Screen() {
      const { state } = useGuided()
      useLayoutEffect(() => void seen.push([state.status, notice()]), [state])
      return (
        <GuidedLater>
          <RecordNotice workoutId="now" />
        </GuidedLater>
      )
    }
    const { become } = show(<Screen />, [started])
    become({}, [started, done(10, 67.5, clock(2))])
    expect(seen).toEqual([
      ['lifting', ''],
      ['resting', ''],
    ])
    expect(notice()).toBe('')
    await frameAfter()
    expect(notice()).toBe('Record\u00a0: 1RM estimé, 90\u00a0kg Développé couché')
  })

  it('is no longer told when the next thing has happened, or the set was taken back', () => {
    const { become } = open(done(10, 67.5, clock(2)))
    become({}, [started, done(10, 67.5, clock(2)), { type: 'undo-set', at: clock(2, 10) }])
    expect(notice()).toBe('')
    become({}, [started, done(10, 67.5, clock(2)), { type: 'skip-rest', at: clock(3) }])
    expect(notice()).toBe('')
  })

  it('beats the sets before it in the same workout as well', () => {
    open(done(10, 67.5, clock(2)), { type: 'skip-rest', at: clock(3) }, done(9, 67.5, clock(5)))
    expect(notice()).toBe('')
  })

  it('is none for a warm-up, and none in the first workout of an exercise', () => {
    open({ type: 'set-done', at: clock(2), reps: 10, weight: 100, kind: 'warmup' })
    expect(notice()).toBe('')
    cleanup()
    keep([])
    open(done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }, done(10, 70, clock(5)))
    expect(notice()).toBe('')
  })

  it('is not told while the log is not whole, nor against the workout itself', () => {
    keep([earlier([bench, 8, 60])], 'loading')
    open(done(10, 67.5, clock(2)))
    expect(notice()).toBe('')
    cleanup()
    keep([earlier([bench, 8, 60]), { ...earlier([bench, 10, 67.5]), id: 'now' }])
    open(done(10, 67.5, clock(2)))
    expect(notice()).toBe('Record\u00a0: 1RM estimé, 90\u00a0kg Développé couché')
  })
})

describe('the records of a finished workout', () => {
  const finish = (...events: readonly WorkoutEvent[]) => {
    const stop: WorkoutEvent = { type: 'stop', at: clock(40), count_current: null }
    const state = replay(pushDay, [started, ...events, stop]) as Finished
    queryClient.setQueryData(exercisesQuery.queryKey, { items: [] as Exercise[] })
    render(
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute() }) as never}>
        <QueryClientProvider client={queryClient}>
          <FinishRecords workout={{ workout_id: 'now', user_id: 'lea', state }} />
        </QueryClientProvider>
      </RouterContextProvider>,
    )
  }

  it('are told for each exercise with what they beat', () => {
    finish(done(10, 67.5, clock(2)), { type: 'skip-rest', at: clock(3) }, done(8, 75, clock(5)))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Développé couché1RM estimé, 95\u00a0kgAvant\u00a0: 82,5\u00a0kg, le 1er\u00a0sept.',
    ])
  })

  it('say that nothing was lifted before where only the body was', () => {
    keep([earlier([bench, 8, 0])])
    finish(done(8, 20, clock(2)))
    expect(screen.getByText(/^Avant/).textContent).toBe('Avant\u00a0: sans charge, le 1er\u00a0sept.')
  })

  it('date what they beat as the clock showed it where it took place', () => {
    const ended = new Date(2025, 8, 1, 4, 30)
    const abroad = { completed_at: ended.toISOString(), utc_offset: -ended.getTimezoneOffset() - 300 }
    keep([{ ...earlier([bench, 8, 65]), ...abroad }])
    finish(done(8, 75, clock(2)))
    expect(screen.getByText(/^Avant/).textContent).toContain('le 31\u00a0août')
  })

  it('are not there where none was set', () => {
    finish(done(5, 40, clock(2)))
    expect(screen.queryByText('Records')).toBeNull()
  })
})
