import { programBounds } from '@fonte/domain/program/bounds'
import { anyLog } from '@fonte/domain/test-kit/log-entries'
import { fc } from '@fonte/domain/test-kit/properties'
import { lastTime } from '@fonte/domain/workout/last-time'
import { expect, it } from 'vitest'
import { newestFirst } from './log-change.ts'
import { lastSetsOf, overlayLastTime, totalsOf } from './log-figures.ts'
import { entry } from './test-kit/log-kit.ts'

it('totals count every set of every workout, of whatever kind', () => {
  const squat = { exercise_id: 'squat', exercise_name: 'Squat' }
  const log = [
    entry('a', 1, { sets: [{ ...squat, reps: 5, weight: 82.5 }] }),
    entry('b', 2, { duration_minutes: 20, sets: [{ ...squat, reps: 10, weight: 20, kind: 'warmup' }] }),
  ]
  expect(totalsOf(log)).toEqual({ sessions: 2, duration_minutes: 60, sets_done: 2, total_weight_lifted: 612.5 })
})

it('the last time of each exercise is that of the newest workout with work in it, and is dated by it', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const entries = log.toSorted(newestFirst)
      const last = lastSetsOf(entries)
      expect(new Map(last.map(({ exercise_id, sets }) => [exercise_id, sets]))).toEqual(lastTime(entries))
      for (const { exercise_id, completed_at } of last) {
        const dated = entries.filter((one) => one.completed_at === completed_at)
        expect(dated.some(({ sets }) => sets.some((set) => set.exercise_id === exercise_id))).toBe(true)
      }
    }),
    { seed: 14 },
  )
})

it('the last time has no more sets than a program can plan', () => {
  const most = programBounds.sets.max
  const sets = Array.from({ length: most + 1 }, (_, at) => {
    return { exercise_id: 'squat', exercise_name: 'Squat', reps: at + 1, weight: 80 }
  })
  expect(lastSetsOf([entry('a', 1, { sets })])[0]?.sets.map(({ reps }) => reps)).toEqual(
    sets.slice(0, most).map(({ reps }) => reps),
  )
})

it('until the log is there the last time is that of the server, or of what waits where that is newer', () => {
  const lift = (exercise_id: string, weight: number) => ({ exercise_id, exercise_name: exercise_id, reps: 5, weight })
  const stored = (exercise_id: string, day: number) => ({
    exercise_id,
    completed_at: entry('s', day).completed_at,
    sets: [{ reps: 5, weight: 80 }],
  })
  const waiting = [
    entry('b', 5, { sets: [lift('squat', 100), lift('row', 60)] }),
    entry('a', 3, { sets: [lift('bench', 90)] }),
  ]
  expect([...overlayLastTime([stored('squat', 4), stored('bench', 4)], waiting)]).toEqual([
    ['squat', [{ reps: 5, weight: 100 }]],
    ['bench', [{ reps: 5, weight: 80 }]],
    ['row', [{ reps: 5, weight: 60 }]],
  ])
})
