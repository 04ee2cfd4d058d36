import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeTasks } from '../purge/purge.ts'
import { recordStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newExercise } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

type Entry = ReturnType<typeof importedEntry>

const begin = async ({ client }: Member, changes = {}) =>
  (await client.call('create-import', { body: newImport({ names: [], ...changes }) })).id

/** Brings the workouts in the place of what is here, and answers the import. */
const bring = async (member: Member, entries: readonly Entry[]) => {
  const id = await begin(member)
  const sent = entries.map((entry) => ({ ...entry, instead: 'replace' as const }))
  await member.client.call('import-workouts', { params: { id }, body: { entries: sent } })
  return id
}

const undo = ({ client }: Member, id: string) => client.call('undo-import', { params: { id }, body: {} })

const withReps = (entry: Entry, reps: number): Entry => ({
  ...entry,
  sets: entry.sets.slice(0, reps % 3).map((set) => ({ ...set, reps })),
  program_name: `Reps ${reps}`,
})

/** Everything that devices hear of the log but for how often it changed. */
const log = async ({ client }: Member) => {
  const { entries, exercises } = await client.call('get-training-changes', { query: {} })
  return entries
    .map(({ version: _, ...entry }) => ({
      ...entry,
      sets: entry.sets.map(([n, ...set]) => [exercises[Number(n)], ...set]),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id))
}

const versionOf = async (id: string): Promise<number> => {
  const { rows } = await testApp.platform.database.pool.query('SELECT version FROM workout_history WHERE id = $1', [id])
  return rows[0]?.version
}

const copies = async ({ profile }: Member): Promise<number> => {
  const count = 'SELECT count(*)::integer AS count FROM replaced_workouts WHERE user_id = $1'
  return (await testApp.platform.database.pool.query(count, [profile.id])).rows[0].count
}

const entryOf = () => importedEntry(testApp.clock.now() - 86_400_000)

describe('undoing an import that replaced workouts', () => {
  it('puts back all that they said, under a version that every device takes for newer, and in the totals', async () => {
    const member = await newcomer(testApp)
    const [entry, other] = [entryOf(), entryOf()]
    await bring(member, [entry, other])
    const [before, totals] = [await log(member), await member.client.call('get-workout-totals')]
    const { next } = await member.client.call('get-training-changes', { query: {} })
    const id = await bring(member, [withReps(entry, 10), other])
    expect(await log(member)).not.toEqual(before)
    const { items } = await member.client.call('get-imports')
    expect(items.find((item) => item.id === id)).toMatchObject({ workouts: 0, replaced: 1 })
    expect(await undo(member, id)).toMatchObject({
      workouts: 0,
      put_back: 1,
      kept_workouts: 0,
      import: { replaced: 0 },
    })
    expect(await log(member)).toEqual(before)
    expect(await member.client.call('get-workout-totals')).toEqual(totals)
    expect([await versionOf(entry.id), await copies(member)]).toEqual([3, 0])
    const heard = await member.client.call('get-training-changes', { query: { since: next } })
    expect(heard.entries.map((each) => [each.id, each.version])).toEqual([[entry.id, 3]])
    expect(await undo(member, id)).toMatchObject({ put_back: 0, workouts: 0 })
  })

  it('takes the same file for the same afterwards, and counts the first import as unedited', async () => {
    const member = await newcomer(testApp)
    const entry = entryOf()
    const first = await bring(member, [entry])
    await undo(member, await bring(member, [withReps(entry, 10)]))
    const id = await begin(member)
    const again = await member.client.call('import-workouts', { params: { id }, body: { entries: [entry] } })
    expect(again).toMatchObject({ present: 1, changed: 0 })
    expect(await undo(member, first)).toMatchObject({ workouts: 1, kept_workouts: 0 })
  })

  it('leaves a workout that was edited since, and says so', async () => {
    const member = await newcomer(testApp)
    const entry = entryOf()
    await bring(member, [entry])
    const id = await bring(member, [withReps(entry, 10)])
    const { started_at, completed_at, sets } = entry
    const said = { program_name: 'Main', duration_minutes: 60, started_at: started_at ?? completed_at, completed_at }
    const body = { ...said, version: 2, sets }
    await member.client.call('update-workout-history', { params: { id: entry.id }, body })
    expect(await undo(member, id)).toMatchObject({ put_back: 0, kept_workouts: 1 })
    expect(await log(member)).toMatchObject([{ name: 'Main' }])
  })

  it.each([
    ['the last first', [2, 1, 0], [1, 1, 0]],
    ['the first first', [0, 1, 2], [0, 0, 0]],
    ['the middle one first', [1, 0, 2], [0, 0, 0]],
    ['the middle one last', [0, 2, 1], [0, 1, 0]],
  ])('in whatever order leaves nothing of three imports of one workout: %s', async (_, order, putBack) => {
    const member = await newcomer(testApp)
    const entry = entryOf()
    const ids = [await bring(member, [entry])]
    ids.push(await bring(member, [withReps(entry, 10)]), await bring(member, [withReps(entry, 20)]))
    const told: number[] = []
    for (const index of order) told.push((await undo(member, ids[index] ?? '')).put_back)
    expect(told).toEqual(putBack)
    expect([await log(member), await copies(member)]).toEqual([[], 0])
  })

  it('says what stayed of workouts that the import itself had brought: each once, and only those', async () => {
    const member = await newcomer(testApp)
    const [entry, edited] = [entryOf(), entryOf()]
    const id = await bring(member, [entry, edited])
    const sent = [entry, edited].map((each) => ({ ...withReps(each, 10), instead: 'replace' as const }))
    await member.client.call('import-workouts', { params: { id }, body: { entries: sent } })
    const { started_at, completed_at, sets } = edited
    const said = { program_name: 'Main', duration_minutes: 60, started_at: started_at ?? completed_at, completed_at }
    const body = { ...said, version: 2, sets }
    await member.client.call('update-workout-history', { params: { id: edited.id }, body })
    const answer = await undo(member, id)
    expect(answer).toMatchObject({ workouts: 1, kept_workouts: 1, import: { workouts: 1, edited: 1, replaced: 0 } })
    expect((await member.client.call('get-imports')).items).toEqual([answer.import])
    expect(await log(member)).toMatchObject([{ name: 'Main' }])
  })

  it('does not bring a workout back that its person deleted since', async () => {
    const member = await newcomer(testApp)
    const entry = entryOf()
    await bring(member, [entry])
    const id = await bring(member, [withReps(entry, 10)])
    await member.client.call('delete-workout-history', { params: { id: entry.id } })
    expect(await undo(member, id)).toMatchObject({ put_back: 0, kept_workouts: 0 })
    expect(await log(member)).toEqual([])
  })

  it('puts back more workouts than go with one statement', async () => {
    const member = await newcomer(testApp)
    const entries = Array.from({ length: 260 }, entryOf)
    const parts = [entries.slice(0, 100), entries.slice(100, 200), entries.slice(200)]
    for (const part of parts) await bring(member, part)
    const totals = await member.client.call('get-workout-totals')
    const id = await begin(member)
    for (const part of parts) {
      const sent = part.map((entry) => ({ ...withReps(entry, 10), instead: 'replace' as const }))
      await member.client.call('import-workouts', { params: { id }, body: { entries: sent } })
    }
    expect(await undo(member, id)).toMatchObject({ put_back: 260, workouts: 0 })
    expect(await member.client.call('get-workout-totals')).toEqual(totals)
    expect(await copies(member)).toBe(0)
  })

  it('finds nothing of somebody else’s', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const entry = entryOf()
    await bring(one, [entry])
    await bring(one, [withReps(entry, 10)])
    const before = await log(one)
    await undo(other, await bring(other, [withReps(entry, 20)]))
    expect([await log(one), await copies(one)]).toEqual([before, 1])
  })
})

describe('what imports replaced', () => {
  const replaced = async () => {
    const member = await newcomer(testApp)
    const entry = entryOf()
    await bring(member, [entry])
    await bring(member, [withReps(entry, 10)])
    return member
  }

  it('is forgotten after the 30 days, and no sooner', async () => {
    const member = await replaced()
    const purge = () => purgeTasks(testApp.platform)['purge-replaced']?.(null)
    await purge()
    expect(await copies(member)).toBe(1)
    testApp.clock.advance({ days: 30, seconds: 1 })
    await purge()
    expect(await copies(member)).toBe(0)
  })

  it('is not unpacked to see whether an exercise is used, however many workouts there are', async () => {
    const member = await newcomer(testApp)
    const { pool } = testApp.platform.database
    await pool.query(
      `WITH entry AS (
         INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
         SELECT gen_random_uuid(), $1, 'Jambes', 60, 5, 5, 0, now() FROM generate_series(1, 3000) RETURNING id)
       INSERT INTO replaced_workouts (import_id, entry_id, user_id, version, made_version, sets_done, entry, sets)
       SELECT $2, id, $1, 1, 2, 5, '{}', (
         SELECT jsonb_agg(jsonb_build_object('exercise_id', concat('custom-', ascii(id::text), number)))
         FROM generate_series(1, 5) AS number) FROM entry`,
      [member.profile.id, await begin(member)],
    )
    await pool.query('ANALYZE replaced_workouts')
    const { id } = await member.client.call('create-exercise', { body: newExercise() })
    const later = await begin(member, { exercise_ids: [id] })
    const sent = await recordStatements(pool, () => undo(member, later))
    const asked = sent.filter(({ text }) => text.includes('FROM replaced_workouts') && text.includes('unnest'))
    const plans = asked.map(({ text, values }) => pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...values]))
    const plan = JSON.stringify((await Promise.all(plans)).map(({ rows }) => rows))
    expect(plan).toContain('"Relation Name":"replaced_workouts"')
    expect(plan).not.toMatch(/jsonb_array_elements|"Seq Scan"[^{}]+"replaced_workouts"|"Rows Removed by [^"]+":[1-9]/)
  })

  it('goes with a reset, and with the account', async () => {
    const [one, other] = [await replaced(), await replaced()]
    await one.client.call('reset-user-data', { body: {} })
    await testApp.platform.database.pool.query('DELETE FROM users WHERE id = $1', [other.profile.id])
    expect([await copies(one), await copies(other)]).toEqual([0, 0])
  })
})
