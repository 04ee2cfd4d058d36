import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newExercise } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const [bench, squat, pullUp] = [
  'predefined-développé-couché',
  'predefined-front-squat',
  'predefined-traction-en-pronation',
]

const setOf = (exercise_id: string, reps: number) => ({ exercise_id, exercise_name: 'Mouvement', reps, weight: 60 })

/** A workout with three sets of one exercise, of which two came under the name `Bench` and one under `Press`. */
const entryOf = (ago: number, exercise = bench) =>
  importedEntry(testApp.clock.now() - ago * 86_400_000, {
    sets: [
      ...[setOf(exercise, 5), setOf(exercise, 6)],
      { ...setOf(exercise, 7), place: `${exercise}#2` },
      setOf(pullUp, 8),
    ],
    notes: { places: { [exercise]: 'Large' } },
    runs: [
      ['Bench', 2],
      ['Press', 1],
      ['Pull Up', 1],
    ],
  })

const bring = async ({ client }: Member, entries: readonly ReturnType<typeof entryOf>[]) => {
  const names = [{ name: 'Bench', exercise_id: bench }]
  const { id } = await client.call('create-import', { body: newImport({ names }) })
  await client.call('import-workouts', { params: { id }, body: { entries: [...entries] } })
  return id
}

const rename = ({ client }: Member, from: string, to: string, name = 'BENCH ') =>
  client.call('put-import-name', { body: { name, exercise_id: to, rename_from: from } })

const entry = ({ client }: Member, id: string) => client.call('get-workout-history-entry', { params: { id } })

const exercisesOf = async (member: Member, id: string) =>
  (await entry(member, id)).sets.map(({ exercise_id }) => exercise_id)

describe('a name of files that stands for another exercise', () => {
  it('renames what came under it in every workout, under a new version, and no other set', async () => {
    const member = await newcomer(testApp)
    const entries = [entryOf(1), entryOf(2), entryOf(3, squat)]
    await bring(member, entries)
    const { next } = await member.client.call('get-training-changes', { query: {} })
    expect(await rename(member, bench, squat)).toEqual({
      ...{ name: 'BENCH', exercise_id: squat },
      ...{ renamed: 2, kept: 0, stood: 1 },
    })
    const [first] = entries
    const renamed = await entry(member, first?.id ?? '')
    expect(renamed).toMatchObject({ version: 2, exercises_done: 3, total_weight_lifted: 1560 })
    expect(renamed.sets.map((set) => [set.exercise_id, set.exercise_name, set.reps])).toEqual([
      [squat, 'Front squat', 5],
      [squat, 'Front squat', 6],
      [bench, 'Mouvement', 7],
      [pullUp, 'Mouvement', 8],
    ])
    const since = await member.client.call('get-training-changes', { query: { since: next } })
    expect(since.entries).toHaveLength(2)
  })

  it('is brought back by the same the other way round, to the last place and note', async () => {
    const member = await newcomer(testApp)
    const one = entryOf(1)
    await bring(member, [one])
    const before = await entry(member, one.id)
    await rename(member, bench, pullUp)
    expect(await exercisesOf(member, one.id)).toEqual([pullUp, pullUp, bench, pullUp])
    await rename(member, pullUp, bench)
    const after = await entry(member, one.id)
    const named = (said: typeof after) => ({
      ...said,
      version: 0,
      sets: said.sets.map((set) => ({ ...set, exercise_name: '' })),
    })
    expect(named(after)).toEqual(named(before))
  })

  it('leaves what was edited since, and says how much', async () => {
    const member = await newcomer(testApp)
    const [one, other] = [entryOf(1), entryOf(2)]
    await bring(member, [one, other])
    const { id, program_name, duration_minutes, completed_at, sets } = one
    const started_at = one.started_at ?? completed_at
    const body = { program_name, duration_minutes, started_at, completed_at, sets, version: 1 }
    await member.client.call('update-workout-history', { params: { id }, body: { ...body, program_name: 'Main' } })
    expect(await rename(member, bench, squat)).toMatchObject({ renamed: 1, kept: 1 })
    expect(await exercisesOf(member, id)).toEqual([bench, bench, bench, pullUp])
  })

  it('counts no edited workout in which the exercise does not stand', async () => {
    const member = await newcomer(testApp)
    const one = entryOf(1)
    await bring(member, [one])
    const { id, program_name, duration_minutes, completed_at } = one
    const sets = [{ ...setOf(pullUp, 8), exercise_name: 'Mouvement' }]
    const started_at = one.started_at ?? completed_at
    const body = { program_name, duration_minutes, started_at, completed_at, sets, version: 1 }
    await member.client.call('update-workout-history', { params: { id }, body })
    expect(await rename(member, bench, squat)).toMatchObject({ renamed: 0, kept: 0 })
  })

  it('takes the file for the same under its new name, and lets its import be undone', async () => {
    const member = await newcomer(testApp)
    const one = entryOf(1)
    const id = await bring(member, [one])
    await rename(member, bench, squat)
    const again = await member.client.call('create-import', { body: newImport() })
    const sets = one.sets.map((set, order) => (order < 2 ? { ...set, exercise_id: squat } : set))
    const sent = { params: { id: again.id }, body: { entries: [{ ...one, sets }] } }
    expect(await member.client.call('import-workouts', sent)).toMatchObject({ present: 1, changed: 0 })
    const undone = await member.client.call('undo-import', { params: { id }, body: {} })
    expect(undone).toMatchObject({ workouts: 1, kept_workouts: 0 })
  })

  it('renames what replaced a workout, and its undo still puts back what was', async () => {
    const member = await newcomer(testApp)
    const one = entryOf(1)
    await bring(member, [one])
    const heavier = { ...one, sets: one.sets.map((set) => ({ ...set, reps: 10 })), instead: 'replace' as const }
    const id = await bring(member, [heavier])
    expect(await rename(member, bench, squat)).toMatchObject({ renamed: 1, kept: 0 })
    expect(await member.client.call('undo-import', { params: { id }, body: {} })).toMatchObject({ put_back: 1 })
    expect(await exercisesOf(member, one.id)).toEqual([bench, bench, bench, pullUp])
    expect(await rename(member, bench, squat)).toMatchObject({ renamed: 1, kept: 0 })
  })

  it('is remembered alone where nothing is to be renamed', async () => {
    const member = await newcomer(testApp)
    const one = entryOf(1)
    await bring(member, [one])
    const put = await member.client.call('put-import-name', { body: { name: 'Bench', exercise_id: squat } })
    expect(put).toMatchObject({ renamed: 0, kept: 0 })
    expect(await exercisesOf(member, one.id)).toEqual([bench, bench, bench, pullUp])
  })

  it('is not kept of a workout that names its exercises more than 200 times: it stays as it came', async () => {
    const member = await newcomer(testApp)
    const runs = Array.from({ length: 201 }, (): [string, number] => ['Bench', 1])
    const [most, over] = [200, 201].map((count) =>
      importedEntry(testApp.clock.now() - count * 86_400_000, {
        sets: Array.from({ length: count }, () => setOf(bench, 5)),
        runs: runs.slice(0, count),
      }),
    )
    if (!most || !over) throw new Error('no workouts')
    await bring(member, [most, over])
    expect(await rename(member, bench, squat)).toMatchObject({ renamed: 1, kept: 0 })
    expect(new Set(await exercisesOf(member, over.id))).toEqual(new Set([bench]))
  })

  it('becomes no exercise of somebody else, and touches nothing of theirs', async () => {
    const [member, other] = [await newcomer(testApp), await newcomer(testApp)]
    const theirs = newExercise()
    await other.client.call('create-exercise', { body: theirs })
    const [one, two] = [entryOf(1), entryOf(2)]
    await bring(member, [one])
    await bring(other, [two])
    const body = { name: 'Bench', exercise_id: theirs.id, rename_from: bench }
    expect((await member.client.refusal('put-import-name', { body })).code).toBe('not-found')
    expect((await member.client.call('get-imports')).names).toEqual([{ name: 'Bench', exercise_id: bench }])
    await rename(member, bench, squat)
    expect(await exercisesOf(other, two.id)).toEqual([bench, bench, bench, pullUp])
  })

  it('is refused with a part whose names do not cover its sets', async () => {
    const member = await newcomer(testApp)
    const { id } = await member.client.call('create-import', { body: newImport() })
    const entries = [{ ...entryOf(1), runs: [['Bench', 3]] }]
    const { body } = await member.client.send('import-workouts', { params: { id }, body: { entries } })
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ reason: 'not-all-sets' }] })
  })
})
