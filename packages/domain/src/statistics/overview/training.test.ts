import { describe, expect, it } from 'vitest'
import { anyLog, atGreenwich, entryOf, setOf } from '../../test-kit/log-entries.ts'
import { fc } from '../../test-kit/properties.ts'
import type { TrainedExercise } from './trained-exercise.ts'
import { type TrainingFacts, trainingOf } from './training.ts'
import { weightOfSum } from './weight-sum.ts'

const library: Readonly<Record<string, TrainedExercise>> = {
  bench: { group: 'pectoraux', prime: ['pectoraux'], secondary: ['epaules', 'triceps'] },
  'pull-up': { group: 'dos', prime: ['dos'], secondary: ['biceps'], body_share: 1 },
  plank: { group: 'abdominaux', prime: ['abdominaux'], secondary: [] },
}
const facts: TrainingFacts = {
  exercise: (id) => library[id] ?? { group: null, prime: [], secondary: [] },
  bodyWeightAt: () => 80,
  offsetAt: atGreenwich,
}

const bench = [
  setOf('bench', 10, 20, { kind: 'warmup' }),
  setOf('bench', 5, 60, { kind: 'warmup' }),
  setOf('bench', 6, 92.5),
  setOf('bench', 6, 92.5),
  setOf('bench', 5, 92.5),
  setOf('bench', 10, 80, { kind: 'backoff' }),
]

describe('a training log by its days', () => {
  it('counts working volume without warm-ups, a hard set for the muscles that work, half of one for those that help', () => {
    const day = trainingOf([entryOf('2026-11-18T19:00:00Z', bench)], facts).days.get('2026-11-18')
    expect(weightOfSum(day?.volume ?? { kg: 0, lb: 0, typedInPounds: false })).toEqual({ weight: 2372.5 })
    expect(Object.fromEntries(day?.hardSets ?? [])).toEqual({ pectoraux: 4, epaules: 2, triceps: 2 })
  })

  it('counts the body in a pull-up, and takes the assistance off', () => {
    const sets = [setOf('pull-up', 8, 0, { assist: 20 }), setOf('pull-up', 5, 10)]
    const day = trainingOf([entryOf('2026-11-18T19:00:00Z', sets)], facts).days.get('2026-11-18')
    expect(day?.volume.kg).toBe((480 + 450) * 100)
    expect(day?.bands.get('back')?.kg).toBe((480 + 450) * 100)
  })

  it('puts two workouts of one day together, the earlier first', () => {
    const log = [entryOf('2026-11-18T19:00:00Z', bench), entryOf('2026-11-18T07:00:00Z', bench)]
    const day = trainingOf(log, facts).days.get('2026-11-18')
    expect(day?.workouts.map(({ id }) => id)).toEqual(['2026-11-18T07:00:00Z', '2026-11-18T19:00:00Z'])
    expect(day?.volume.kg).toBe(2 * 237_250)
  })

  it('keeps a workout without sets, which counts as a workout', () => {
    const day = trainingOf([entryOf('2026-11-18T19:00:00Z')], facts).days.get('2026-11-18')
    expect([day?.workouts.length, day?.volume.kg]).toEqual([1, 0])
  })

  it('adds up pounds as they were typed', () => {
    const sets = [setOf('bench', 10, 20.41, { weight_lb: 45 })]
    const day = trainingOf([entryOf('2026-11-18T19:00:00Z', sets)], facts).days.get('2026-11-18')
    expect(weightOfSum(day?.volume ?? { kg: 0, lb: 0, typedInPounds: false })).toEqual({
      weight: 204.1,
      weight_lb: 450,
    })
  })

  it('is the same in whatever order the workouts arrive', () => {
    fc.assert(
      fc.property(
        anyLog.chain((log) =>
          fc.tuple(fc.constant(log), fc.shuffledSubarray([...log], { minLength: log.length, maxLength: log.length })),
        ),
        ([log, shuffled]) => {
          const [one, other] = [trainingOf(log, facts), trainingOf(shuffled, facts)]
          expect(other.days).toEqual(one.days)
          expect(other.exercises).toEqual(one.exercises)
        },
      ),
    )
  })
})

describe('the exercises of a log', () => {
  const of = (...log: Parameters<typeof trainingOf>[0]) => trainingOf(log, facts).exercises.get('bench')

  it('tell in how many workouts they were done, when last and under which name', () => {
    const done = of(
      entryOf('2026-11-18T19:00:00Z', [setOf('bench', 5, 80, { exercise_name: 'Développé couché' })]),
      entryOf('2026-11-11T19:00:00Z', [setOf('bench', 5, 80), setOf('plank', 0, 0, { seconds: 60 }), ...bench]),
    )
    expect([done?.workouts, done?.last.completed_at, done?.name]).toEqual([
      2,
      '2026-11-18T19:00:00Z',
      'Développé couché',
    ])
  })

  it('tell the heaviest hard set, of equal ones the one with more repetitions, and a tie keeps the earlier one', () => {
    const done = of(
      entryOf('2026-11-18T19:00:00Z', [setOf('bench', 6, 92.5), setOf('bench', 3, 120, { kind: 'warmup' })]),
      entryOf('2026-11-11T19:00:00Z', [setOf('bench', 5, 92.5), setOf('bench', 6, 92.5), setOf('bench', 0, 100)]),
    )
    expect([done?.best?.set.reps, done?.best?.set.weight]).toEqual([6, 92.5])
    expect(done?.best?.entry.completed_at).toBe('2026-11-11T19:00:00Z')
  })

  it('tell the longest hold, and the pull-up with the highest load', () => {
    const log = [
      entryOf('2026-11-18T19:00:00Z', [
        setOf('plank', 0, 0, { seconds: 60 }),
        setOf('plank', 0, 0, { seconds: 75 }),
        setOf('pull-up', 8, 0, { assist: 20 }),
        setOf('pull-up', 5, 10),
      ]),
    ]
    const { exercises } = trainingOf(log, facts)
    expect(exercises.get('plank')?.best?.set.seconds).toBe(75)
    expect(exercises.get('pull-up')?.best?.load).toBe(90)
  })

  it('have no best set while all were warm-ups or missed', () => {
    expect(of(entryOf('2026-11-18T19:00:00Z', [setOf('bench', 0, 100)]))?.best).toBeNull()
  })
})
