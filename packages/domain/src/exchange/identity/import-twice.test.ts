import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readingOf, usualAnswers } from '../../test-kit/files.ts'
import { fc } from '../../test-kit/properties.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { settleWorkouts } from '../settle/settle-workouts.ts'
import { compareEntries, countCases } from './compare-entries.ts'
import { type PlanChoices, planEntries } from './plan-entries.ts'

const header = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'

const choices: PlanChoices = {
  userId: 'anna',
  format: 'strong',
  targetOf: (name) => (name === 'Skipped' ? null : { exercise_id: `id-${name}`, exercise_name: name }),
  titleOf: ({ fileStart }) => `Séance du ${fileStart.slice(0, 10)}`,
  digest: async (text) => new Uint8Array(createHash('sha256').update(text).digest()),
}

async function planned(rows: readonly string[], changed: Partial<PlanChoices> = {}, zone = usualAnswers.zone) {
  const { workouts } = await readingOf([header, ...rows].join('\n'))
  return planEntries(settleWorkouts(workouts, { ...usualAnswers, zone }).workouts, { ...choices, ...changed })
}

const row = (day: number, name: string, order: number, reps: number) =>
  `2024-03-${String(day).padStart(2, '0')} 10:00:00,Push,1h,${name},${order},60,${reps},0,0,,,`

const workout = (day: number) => [row(day, 'Bench', 1, 5), row(day, 'Bench', 2, 5), row(day, 'Row', 1, 8)]

const standing = async (rows: readonly string[], entries: readonly LogEntry[], gone: readonly string[] = []) =>
  countCases(compareEntries(await planned(rows), { entries, gone: new Set(gone) }))

const none = { new: 0, there: 0, 'other-zone': 0, changed: 0, gone: 0, 'possible-duplicate': 0 }

const entriesOf = async (rows: readonly string[]) => (await planned(rows)).map(({ entry }) => entry)

describe('a file that is brought in again', () => {
  it('adds nothing', async () => {
    const rows = [...workout(1), ...workout(3)]
    expect(await standing(rows, [])).toEqual({ ...none, new: 2 })
    expect(await standing(rows, await entriesOf(rows))).toEqual({ ...none, there: 2 })
  })

  it('adds the difference only once it has grown, whatever the order of its workouts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }), fc.nat(5), async (days, shift) => {
        const all = [1, 2, 3, 4, 5, 6]
        const turned = [...all.slice(shift), ...all.slice(0, shift)].flatMap(workout)
        const before = await entriesOf(days.flatMap(workout))
        expect(await standing(turned, before)).toEqual({ ...none, new: 6 - days.length, there: days.length })
      }),
      { seed: 14, numRuns: 20 },
    )
  })

  it('finds two workouts of one start and name each time as two', async () => {
    const twice = [row(1, 'Bench', 1, 5).replace('Push', 'push!'), ...workout(1)]
    const entries = await entriesOf(twice)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2)
    expect(await standing(twice, entries)).toEqual({ ...none, there: 2 })
  })

  it('is the same file in another time zone', async () => {
    const ids = async (zone: string) => (await planned(workout(1), {}, zone)).map(({ entry }) => entry.id)
    expect(await ids('Asia/Tokyo')).toEqual(await ids('Europe/Paris'))
    const inTokyo = (await planned(workout(1), {}, 'Asia/Tokyo')).map(({ entry }) => entry)
    expect(await standing(workout(1), inTokyo)).toEqual({ ...none, 'other-zone': 1 })
  })
})

describe('a workout of a file', () => {
  it('has an id of its person, which is a UUID of version 8', async () => {
    const idFor = async (userId: string) => (await planned(workout(1), { userId }))[0]?.entry.id
    expect(await idFor('anna')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u)
    expect(await idFor('anna')).toBe(await idFor('anna'))
    expect(await idFor('anna')).not.toBe(await idFor('ben'))
  })

  it('is changed by a set that was edited, and not by a note', async () => {
    const entries = await entriesOf(workout(1))
    expect(await standing([...workout(1).slice(0, 2), row(1, 'Row', 1, 9)], entries)).toEqual({ ...none, changed: 1 })
    expect(
      await standing(
        workout(1).map((line) => line.replace(/,,,$/u, ',new,,')),
        entries,
      ),
    ).toEqual({ ...none, there: 1 })
  })

  it('that was deleted here stays so', async () => {
    const [entry] = await entriesOf(workout(1))
    expect(await standing(workout(1), [], [entry?.id ?? ''])).toEqual({ ...none, gone: 1 })
  })

  it('resembles one of the same exercises within two hours', async () => {
    const [entry] = await entriesOf(workout(1))
    const byHand = (minutes: number): LogEntry[] => {
      if (!entry?.started_at) return []
      const started_at = new Date(Date.parse(entry.started_at) + minutes * 60_000).toISOString()
      return [{ ...entry, id: 'hand', origin: 'hand', started_at }]
    }
    expect(await standing(workout(1), byHand(119))).toEqual({ ...none, 'possible-duplicate': 1 })
    expect(await standing(workout(1), byHand(121))).toEqual({ ...none, new: 1 })
    const lessRows = byHand(0).map((other) => ({ ...other, sets: other.sets.slice(0, 1) }))
    expect(await standing(workout(1), lessRows)).toEqual({ ...none, new: 1 })
  })

  it('is none where all its exercises are left out', async () => {
    expect(await planned([row(1, 'Skipped', 1, 5)])).toEqual([])
  })

  it('gives an exercise that stands twice in it two places, each with its note', async () => {
    const lines = [row(1, 'Run', 1, 5), row(1, 'Bench', 1, 5), row(1, 'Run', 1, 5)]
    const [plan] = await planned(lines)
    expect(plan?.entry.sets.map(({ place }) => place)).toEqual([undefined, undefined, 'id-Run#2'])
  })

  it('is called by its day where the file gives it no name', async () => {
    const [plan] = await planned(workout(1).map((line) => line.replace('Push', '')))
    expect(plan?.entry.program_name).toBe('Séance du 2024-03-01')
  })
})
