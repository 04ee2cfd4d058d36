import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { breakStatement } from '../test-kit/break-statement.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const day = 86_400_000
const none = { added: 0, present: 0, replaced: 0, changed: 0, deleted: 0, refused: 0 }

type Entry = ReturnType<typeof importedEntry>

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => importedEntry(testApp.clock.now() - (index + 1) * day))

const begin = async ({ client }: Member) => (await client.call('create-import', { body: newImport() })).id

const send = ({ client }: Member, id: string, entries: readonly Entry[]) =>
  client.call('import-workouts', { params: { id }, body: { entries } })

const totals = ({ client }: Member) => client.call('get-workout-totals')

const query = async (text: string, ...values: unknown[]) =>
  (await testApp.platform.database.pool.query(text, values)).rows

describe('beginning an import', () => {
  it('is answered the same way again: a lost answer begins nothing twice', async () => {
    const member = await newcomer(testApp)
    const exercise_ids = ['custom-018f8f6e-2c5b-7c3a-9d2e-6f1f0a7b8c9d']
    const body = newImport({ exercise_ids, program_ids: ['018f8f6e-2c5b-7c3a-9d2e-6f1f0a7b8c9e'] })
    const first = await member.client.call('create-import', { body })
    expect(await member.client.call('create-import', { body })).toEqual(first)
    expect((await member.client.call('get-imports')).items).toEqual([first])
  })

  it.each<Partial<ReturnType<typeof newImport>> & { readonly program_ids?: string[] }>([
    { format: 'hevy' },
    { file_name: 'other.csv' },
    { rows: 4 },
    { exercise_ids: ['custom-018f8f6e-2c5b-7c3a-9d2e-6f1f0a7b8c9d'] },
    { program_ids: ['018f8f6e-2c5b-7c3a-9d2e-6f1f0a7b8c9e'] },
  ])('is refused under the id of another: %j', async (other) => {
    const member = await newcomer(testApp)
    const body = newImport()
    const first = await member.client.call('create-import', { body })
    const refusal = await member.client.refusal('create-import', { body: { ...body, ...other } })
    expect([refusal.status, refusal.code]).toEqual([409, 'id-conflict'])
    expect((await member.client.call('get-imports')).items).toEqual([first])
  })
})

describe('bringing in workouts of a file', () => {
  it('stores each with all it says, and counts it in the totals', async () => {
    const member = await newcomer(testApp)
    const id = await begin(member)
    const [entry = importedEntry(0)] = entriesOf(1)
    expect(await send(member, id, [entry])).toEqual({ ...none, added: 1 })
    const { utc_offset: _, ...answered } = entry
    expect(await member.client.call('get-workout-history-entry', { params: { id: entry.id } })).toMatchObject({
      ...answered,
      exercises_done: 1,
      sets_done: 2,
      total_weight_lifted: 889.84,
    })
    expect(await totals(member)).toMatchObject({ sessions: 1, duration_minutes: 60, sets_done: 2 })
    const [row] = await query('SELECT origin, utc_offset, version FROM workout_history WHERE id = $1', entry.id)
    expect(row).toEqual({ origin: 'import', utc_offset: 60, version: 1 })
  })

  it('is answered the same way again: a lost answer counts nothing twice', async () => {
    const member = await newcomer(testApp)
    const id = await begin(member)
    const entries = entriesOf(3)
    const first = await send(member, id, entries)
    const before = await totals(member)
    expect(await send(member, id, entries)).toEqual(first)
    expect(await totals(member)).toEqual(before)
    expect((await member.client.call('get-imports')).items).toMatchObject([{ id, workouts: 3, edited: 0 }])
  })

  it('of the same file brings nothing, and of a longer one the difference', async () => {
    const member = await newcomer(testApp)
    const entries = entriesOf(3)
    await send(member, await begin(member), entries.slice(0, 2))
    expect(await send(member, await begin(member), entries)).toEqual({ ...none, present: 2, added: 1 })
    expect(await totals(member)).toMatchObject({ sessions: 3 })
  })

  it('leaves a workout that is here with other sets as it is, unless it is to be replaced', async () => {
    const member = await newcomer(testApp)
    const [entry = importedEntry(0)] = entriesOf(1)
    await send(member, await begin(member), [entry])
    const heavier = { ...entry, sets: entry.sets.map((set) => ({ ...set, reps: 10 })) }
    const id = await begin(member)
    expect(await send(member, id, [heavier])).toEqual({ ...none, changed: 1 })
    const read = () => member.client.call('get-workout-history-entry', { params: { id: entry.id } })
    expect((await read()).sets).toEqual(entry.sets)
    expect(await send(member, id, [{ ...heavier, instead: 'replace' }])).toEqual({ ...none, replaced: 1 })
    expect(await read()).toMatchObject({ sets: heavier.sets, total_weight_lifted: 1412.3 })
    expect(await totals(member)).toMatchObject({ sessions: 1, sets_done: 2, total_weight_lifted: 1412.3 })
  })

  it('takes a note that was changed in the file for no other workout', async () => {
    const member = await newcomer(testApp)
    const [entry = importedEntry(0)] = entriesOf(1)
    await send(member, await begin(member), [entry])
    const noted = { ...entry, notes: { workout: 'Autre note' } }
    expect(await send(member, await begin(member), [noted])).toEqual({ ...none, present: 1 })
  })

  it('does not bring back what was deleted here, unless it is to come back', async () => {
    const member = await newcomer(testApp)
    const [entry = importedEntry(0)] = entriesOf(1)
    await send(member, await begin(member), [entry])
    await query('DELETE FROM workout_history WHERE id = $1', entry.id)
    expect((await member.client.call('get-imports')).deleted).toEqual([entry.id])
    const id = await begin(member)
    expect(await send(member, id, [entry])).toEqual({ ...none, deleted: 1 })
    expect(await send(member, id, [{ ...entry, instead: 'restore' }])).toEqual({ ...none, added: 1 })
    expect((await member.client.call('get-imports')).deleted).toEqual([])
  })

  it('brings a deleted workout back above every version that it had: no device takes it, or edits it, for an older one', async () => {
    const member = await newcomer(testApp)
    const [entry = importedEntry(0), other = importedEntry(0)] = entriesOf(2)
    await send(member, await begin(member), [entry, other])
    await query('UPDATE workout_history SET version = 3 WHERE id = $1', entry.id)
    await query('DELETE FROM workout_history WHERE user_id = $1', member.profile.id)
    const id = await begin(member)
    await send(member, id, [
      { ...entry, instead: 'restore' },
      { ...other, instead: 'restore' },
    ])
    const rows = await query('SELECT id, version FROM workout_history WHERE user_id = $1', member.profile.id)
    expect(new Map(rows.map((row) => [row.id, row.version]))).toEqual(
      new Map([
        [entry.id, 4],
        [other.id, 2],
      ]),
    )
    const { id: entryId, started_at, completed_at, sets } = entry
    const said = {
      program_name: 'Pull',
      duration_minutes: 60,
      started_at: started_at ?? completed_at,
      completed_at,
      sets,
    }
    const stale = { params: { id: entryId }, body: { ...said, version: 1 } }
    expect((await member.client.refusal('update-workout-history', stale)).code).toBe('version-conflict')
    const { items } = await member.client.call('get-imports')
    expect(items.find((item) => item.id === id)).toMatchObject({ workouts: 2, edited: 0 })
    await query('UPDATE workout_history SET version = 5 WHERE id = $1', entry.id)
    const undone = await member.client.call('undo-import', { params: { id }, body: {} })
    expect(undone).toMatchObject({ workouts: 1, kept_workouts: 1 })
  })

  it('is listed to the last one, also where a file tells instants more exactly than to the millisecond', async () => {
    const member = await newcomer(testApp)
    const completed_at = (index: number) => `2020-01-01T10:00:00.000${900 - index}Z`
    const entries = entriesOf(25).map((entry, index) => ({
      ...entry,
      completed_at: completed_at(index),
      started_at: null,
    }))
    await send(member, await begin(member), entries)
    const first = await member.client.call('get-workout-history', { query: {} })
    const second = await member.client.call('get-workout-history', { query: { cursor: first.next ?? '' } })
    const listed = [...first.items, ...second.items].map(({ id }) => id)
    expect(listed.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
  })

  it('is all or nothing for the workouts of one call', async () => {
    const member = await newcomer(testApp)
    const id = await begin(member)
    const mend = await breakStatement(testApp.platform.database.pool, 'INSERT', 'workout_sets')
    const refused = await member.client.send('import-workouts', { params: { id }, body: { entries: entriesOf(2) } })
    expect(refused.status).toBe(500)
    await mend()
    expect(await totals(member)).toMatchObject({ sessions: 0 })
  })

  it('is done once when two devices send the same at the same moment', async () => {
    const member = await newcomer(testApp)
    const [one, other] = [await begin(member), await begin(member)]
    const entries = entriesOf(20)
    const answers = await Promise.all([
      send(member, one, entries),
      send({ ...member, client: member.client.copy() }, other, entries),
    ])
    expect(answers.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 20])
    expect(await totals(member)).toMatchObject({ sessions: 20 })
  })

  it('leaves somebody else’s workout alone that has the id', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const entries = entriesOf(1)
    await send(one, await begin(one), entries)
    expect(await send(other, await begin(other), entries)).toEqual({ ...none, refused: 1 })
    expect(await totals(one)).toMatchObject({ sessions: 1 })
  })

  it.each<readonly [string, number, Partial<Entry>, string]>([
    ['in the future', 3_600_000, {}, 'in-future'],
    ['before 1950', Date.parse('1949-05-01') - Date.now(), {}, 'before-1950'],
    ['that ends before it starts', -day, { started_at: '2100-01-01T00:00:00Z' }, 'before-start'],
  ])('refuses a workout %s, with its place, and stores none of the call', async (_, ahead, changes, reason) => {
    const member = await newcomer(testApp)
    const id = await begin(member)
    const ended = reason === 'before-1950' ? Date.parse('1949-05-01') : testApp.clock.now() + ahead
    const entries = [...entriesOf(1), importedEntry(ended, changes)]
    const { body } = await member.client.send('import-workouts', { params: { id }, body: { entries } })
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ reason }] })
    expect(await totals(member)).toMatchObject({ sessions: 0 })
  })

  it('ends where the history is full', async () => {
    const member = await newcomer(testApp)
    await query(
      `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
       SELECT gen_random_uuid(), $1, 'Jambes', 60, 1, 1, 0, now() FROM generate_series(1, 1999)`,
      member.profile.id,
    )
    await query('UPDATE workout_history SET sets_done = 1000 WHERE user_id = $1', member.profile.id)
    const id = await begin(member)
    expect(await send(member, id, entriesOf(1))).toEqual({ ...none, added: 1 })
    await query('UPDATE workout_history SET sets_done = 1001 WHERE user_id = $1', member.profile.id)
    const full = await member.client.send('import-workouts', { params: { id }, body: { entries: entriesOf(1) } })
    expect(full.body).toMatchObject({ code: 'history-full' })
  })

  it('replaces workouts of a full history by ones that are no longer', async () => {
    const member = await newcomer(testApp)
    const id = await begin(member)
    const [entry] = entriesOf(1)
    if (!entry) throw new Error('no workout')
    await send(member, id, [entry])
    await query(
      `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
       VALUES (gen_random_uuid(), $1, 'Jambes', 60, 1, $2, 0, now())`,
      ...[member.profile.id, storedLimits.sets - entry.sets.length],
    )
    const other = entry.sets.map((set) => ({ ...set, reps: 12 }))
    expect(await send(member, id, [{ ...entry, sets: other, instead: 'replace' }])).toEqual({ ...none, replaced: 1 })
    const longer = { ...entry, sets: [...other, ...other], instead: 'replace' as const }
    const full = await member.client.send('import-workouts', { params: { id }, body: { entries: [longer] } })
    expect(full.body).toMatchObject({ code: 'history-full' })
  })

  it('needs an import of one’s own that was not undone', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const id = await begin(one)
    const code = async (member: Member) =>
      (await member.client.refusal('import-workouts', { params: { id }, body: { entries: entriesOf(1) } })).code
    expect(await code(other)).toBe('not-found')
    await one.client.call('undo-import', { params: { id }, body: {} })
    expect(await code(one)).toBe('not-found')
  })

  it('stands in what one takes along, and goes with a reset', async () => {
    const member = await newcomer(testApp)
    const id = await begin(member)
    await send(member, id, entriesOf(2))
    await member.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })
    const taken = await member.client.call('export-user-data', { body: {} })
    expect(taken.imports).toMatchObject([{ id, file_name: 'strong.csv', workouts: 2 }])
    expect(taken.import_names).toEqual(newImport().names)
    await member.client.call('reset-user-data', { body: {} })
    expect(await member.client.call('get-imports')).toMatchObject({ items: [], names: [] })
  })
})
