import { defaultGyms } from '@fonte/domain/gym/gym'
import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const day = 86_400_000

const query = async (text: string, ...values: unknown[]) =>
  (await testApp.platform.database.pool.query(text, values)).rows

const exerciseOf = (id: string) => [{ exercise_id: id, exercise_name: 'Développé au sol', reps: 5, weight: 20 }]

/** An import of three workouts, the last with an exercise that was made for it. */
const bring = async ({ client }: Member) => {
  const exercise = newExercise()
  await client.call('create-exercise', { body: exercise })
  const names = [...newImport().names, { name: 'Floor Press', exercise_id: exercise.id }]
  const { id } = await client.call('create-import', { body: newImport({ names, exercise_ids: [exercise.id] }) })
  const entries = [1, 2, 3].map((ago) =>
    importedEntry(testApp.clock.now() - ago * day, ago === 3 ? { sets: exerciseOf(exercise.id) } : {}),
  )
  await client.call('import-workouts', { params: { id }, body: { entries } })
  return { id, entries, exercise }
}

const undo = ({ client }: Member, id: string) => client.call('undo-import', { params: { id }, body: {} })

const standing = async ({ client }: Member) => ({
  totals: await client.call('get-workout-totals'),
  names: (await client.call('get-imports')).names,
  exercises: (await client.call('get-exercises', { query: {} })).items.filter(({ creator_id }) => creator_id !== null),
})

describe('undoing an import', () => {
  it('leaves everything as it was before: workouts, totals, exercises, names', async () => {
    const member = await newcomer(testApp)
    await member.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })
    await member.client.call('put-import-name', { body: { name: 'Squat (Barbell)', exercise_id: 'predefined-squat' } })
    const before = await standing(member)
    const { id } = await bring(member)
    const answer = await undo(member, id)
    expect(answer).toMatchObject({ workouts: 3, exercises: 1, names: 2, kept_workouts: 0, kept_exercises: 0 })
    expect(answer.import.undone_at).not.toBeNull()
    expect(await standing(member)).toEqual(before)
  })

  it('keeps what was edited since, and what something else uses, and says how much', async () => {
    const member = await newcomer(testApp)
    const { id, entries, exercise } = await bring(member)
    await query('UPDATE workout_history SET version = 2 WHERE id = $1', entries[0]?.id)
    const rows = [{ exercise_id: exercise.id, default_rest: 60, sets: [{ reps: 5, weight: 20, rest: 60 }] }]
    await member.client.call('create-program', { body: newProgram({ exercises: rows }) })
    expect(await undo(member, id)).toMatchObject({ workouts: 2, kept_workouts: 1, exercises: 0, kept_exercises: 1 })
    expect(await member.client.call('get-workout-totals')).toMatchObject({ sessions: 1 })
    expect((await standing(member)).exercises).toMatchObject([{ id: exercise.id, archived: false }])
  })

  it('keeps a name that stands for something else since by its person’s hand', async () => {
    const member = await newcomer(testApp)
    const { id } = await bring(member)
    const kept = { name: 'Floor press', exercise_id: 'predefined-développé-couché' }
    await member.client.call('put-import-name', { body: kept })
    expect(await undo(member, id)).toMatchObject({ names: 1 })
    expect((await member.client.call('get-imports')).names).toEqual([kept])
    await member.client.call('put-import-name', { body: { name: 'FLOOR PRESS', exercise_id: null } })
    expect((await member.client.call('get-imports')).names).toEqual([])
  })

  it('keeps an exercise that was there long before, whatever the import said was made for it', async () => {
    const member = await newcomer(testApp)
    const old = newExercise()
    await member.client.call('create-exercise', { body: old })
    await query("UPDATE exercises SET created_at = created_at - interval '2 hours' WHERE id = $1", old.id)
    const made = newExercise()
    await member.client.call('create-exercise', { body: made })
    const { id } = await member.client.call('create-import', { body: newImport({ exercise_ids: [old.id, made.id] }) })
    expect(await undo(member, id)).toMatchObject({ exercises: 1, kept_exercises: 0 })
    expect((await standing(member)).exercises).toMatchObject([{ id: old.id }])
  })

  it('keeps an exercise of which a workout speaks that a later import replaced', async () => {
    const member = await newcomer(testApp)
    const { id, entries, exercise } = await bring(member)
    const [one, two, three] = entries
    if (!one || !two || !three) throw new Error('no workouts')
    const later = await member.client.call('create-import', { body: newImport({ names: [] }) })
    const instead = { ...three, sets: one.sets, instead: 'replace' as const }
    await member.client.call('import-workouts', { params: { id: later.id }, body: { entries: [instead] } })
    await member.client.call('delete-exercise', { params: { id: exercise.id } })
    expect((await standing(member)).exercises).toMatchObject([{ id: exercise.id, archived: true }])
    expect(await undo(member, later.id)).toMatchObject({ put_back: 1 })
    expect(await undo(member, id)).toMatchObject({ workouts: 3 })
  })

  it('a second time deletes nothing more', async () => {
    const member = await newcomer(testApp)
    const { id } = await bring(member)
    const first = await undo(member, id)
    expect(await undo(member, id)).toMatchObject({ import: first.import, workouts: 0, exercises: 0, names: 0 })
  })

  it('lets the same file bring all of it again', async () => {
    const member = await newcomer(testApp)
    const { id, entries } = await bring(member)
    await undo(member, id)
    expect((await member.client.call('get-imports')).deleted).toEqual([])
    const again = await member.client.call('create-import', { body: newImport() })
    const sent = { params: { id: again.id }, body: { entries } }
    expect(await member.client.call('import-workouts', sent)).toMatchObject({ added: 3, deleted: 0 })
  })

  it('deletes again what its person had deleted before it was brought back: devices and the same file know it so', async () => {
    const member = await newcomer(testApp)
    const { entries } = await bring(member)
    const [one = importedEntry(0), two = importedEntry(0)] = entries
    await member.client.call('delete-workout-history', { params: { id: one.id } })
    const again = await member.client.call('create-import', { body: newImport({ names: [] }) })
    const fresh = importedEntry(testApp.clock.now() - 9 * day)
    const back = { entries: [{ ...one, instead: 'restore' as const }, two, fresh] }
    expect(await member.client.call('import-workouts', { params: { id: again.id }, body: back })).toMatchObject({
      added: 2,
      present: 1,
    })
    const { next } = await member.client.call('get-training-changes', { query: {} })
    expect(await undo(member, again.id)).toMatchObject({ workouts: 2 })
    expect((await member.client.call('get-imports')).deleted).toEqual([one.id])
    const heard = await member.client.call('get-training-changes', { query: { since: next } })
    expect(heard.gone.toSorted()).toEqual([one.id, fresh.id].toSorted())
    const third = await member.client.call('create-import', { body: newImport({ names: [] }) })
    const sent = { params: { id: third.id }, body: { entries: [one, fresh] } }
    expect(await member.client.call('import-workouts', sent)).toMatchObject({ deleted: 1, added: 1 })
  })

  it('leaves deleted what a device deletes by hand that has not heard of it', async () => {
    const member = await newcomer(testApp)
    const { id, entries } = await bring(member)
    const [one = importedEntry(0), ...others] = entries
    await undo(member, id)
    await member.client.call('delete-workout-history', { params: { id: one.id } })
    expect((await member.client.call('get-imports')).deleted).toEqual([one.id])
    const again = await member.client.call('create-import', { body: newImport({ names: [] }) })
    const sent = { params: { id: again.id }, body: { entries } }
    expect(await member.client.call('import-workouts', sent)).toMatchObject({ deleted: 1, added: others.length })
  })

  it('is possible for 30 days, and only for its owner', async () => {
    const [member, other] = [await newcomer(testApp), await newcomer(testApp)]
    const { id } = await bring(member)
    const call = { params: { id }, body: {} }
    expect((await other.client.refusal('undo-import', call)).code).toBe('not-found')
    await query("UPDATE imports SET created_at = created_at - interval '31 days' WHERE id = $1", id)
    expect((await member.client.refusal('undo-import', call)).code).toBe('undo-conflict')
    expect(await member.client.call('get-workout-totals')).toMatchObject({ sessions: 3 })
  })

  it('touches and counts nothing of who had an import with its id before that is forgotten', async () => {
    const [before, member] = [await newcomer(testApp), await newcomer(testApp)]
    const { id } = await bring(before)
    const { names } = await before.client.call('get-imports')
    await query('DELETE FROM imports WHERE id = $1', id)
    expect(await member.client.call('create-import', { body: newImport({ id, names: [] }) })).toMatchObject({
      workouts: 0,
      edited: 0,
    })
    expect(await undo(member, id)).toMatchObject({ workouts: 0, names: 0 })
    expect((await before.client.call('get-imports')).names).toEqual(names)
  })

  it('deletes 200 workouts with one statement at most', async () => {
    const member = await newcomer(testApp)
    const { id } = await member.client.call('create-import', { body: newImport({ names: [] }) })
    const entries = Array.from({ length: 201 }, (_, ago) => importedEntry(testApp.clock.now() - ago * 60_000))
    for (const from of [0, 100, 200]) {
      const body = { entries: entries.slice(from, from + 100) }
      await member.client.call('import-workouts', { params: { id }, body })
    }
    await query(`CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ASSERT (SELECT count(*) <= 200 FROM gone), 'so many at once'; RETURN NULL; END $$`)
    await query(`CREATE TRIGGER many_deleted AFTER DELETE ON workout_history
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`)
    try {
      expect(await undo(member, id)).toMatchObject({ workouts: 201, import: { workouts: 0 } })
    } finally {
      await query('DROP FUNCTION refuse_many CASCADE')
    }
    const [noted] = await query('SELECT count(*) FROM deleted_rows WHERE user_id = $1 AND undone', member.profile.id)
    expect(Number(noted?.count)).toBe(201)
  })

  it('tells the devices of the person that workouts are gone', async () => {
    const member = await newcomer(testApp)
    const { id, entries } = await bring(member)
    await undo(member, id)
    const gone = await query('SELECT id FROM deleted_rows WHERE user_id = $1 AND seq IS NOT NULL', member.profile.id)
    expect(gone.map((row) => row.id).toSorted()).toEqual(entries.map((entry) => entry.id).toSorted())
  })
})

describe('undoing the restoring of a gym and a training plan', () => {
  const plan = { ...noTrainingPlan, goal: 3 }

  const restored = async () => {
    const member = await newcomer(testApp)
    const { client } = member
    const { id } = await client.call('create-import', { body: newImport({ format: 'fonte', names: [] }) })
    await client.call('put-gym', { body: { content: defaultGyms.lb, version: 0, import_id: id } })
    await client.call('put-training-plan', { body: { content: plan, version: 0, import_id: id } })
    return { member, client, id }
  }

  it('takes both back, which is said before and after, and once', async () => {
    const { member, client, id } = await restored()
    expect((await client.call('get-imports')).items).toMatchObject([{ gym: true, plan: true }])
    expect(await undo(member, id)).toMatchObject({ gym: true, plan: true, import: { gym: false, plan: false } })
    expect(await client.call('get-gym')).toEqual({ content: null, version: 2 })
    expect(await client.call('get-training-plan')).toEqual({ content: noTrainingPlan, version: 2 })
    expect(await undo(member, id)).toMatchObject({ gym: false, plan: false })
  })

  it.each([
    ['other than they were', defaultGyms.kg, { ...plan, goal: 4 }],
    ['as they are', defaultGyms.lb, plan],
  ])('keeps what its person saved since, %s', async (_, gym, content) => {
    const { member, client, id } = await restored()
    await client.call('put-gym', { body: { content: gym, version: 1 } })
    await client.call('put-training-plan', { body: { content, version: 1 } })
    expect(await undo(member, id)).toMatchObject({ gym: false, plan: false })
    expect(await client.call('get-gym')).toMatchObject({ content: gym })
    expect(await client.call('get-training-plan')).toMatchObject({ content })
  })

  it('keeps what a server of the version before saved, which does not know the import', async () => {
    const { member, client, id } = await restored()
    await query(
      'UPDATE gyms SET content = $2, version = version + 1 WHERE user_id = $1',
      member.profile.id,
      defaultGyms.kg,
    )
    await query('UPDATE training_plans SET version = version + 1 WHERE user_id = $1', member.profile.id)
    expect((await client.call('get-imports')).items).toMatchObject([{ gym: false, plan: false }])
    expect(await undo(member, id)).toMatchObject({ gym: false, plan: false })
    expect(await client.call('get-gym')).toEqual({ content: defaultGyms.kg, version: 2 })
    expect(await client.call('get-training-plan')).toEqual({ content: plan, version: 2 })
  })

  it('keeps out what of both arrives later, and takes what is sent twice for the same', async () => {
    const { member, client, id } = await restored()
    const gym = { content: defaultGyms.lb, version: 0, import_id: id }
    expect(await client.call('put-gym', { body: gym })).toMatchObject({ version: 1 })
    await undo(member, id)
    expect((await client.refusal('put-gym', { body: { ...gym, version: 2 } })).code).toBe('already-deleted')
    const late = { body: { content: plan, version: 2, import_id: id } }
    expect((await client.refusal('put-training-plan', late)).code).toBe('already-deleted')
  })

  it('touches nothing of somebody else who names the import', async () => {
    const { member, id } = await restored()
    const other = await newcomer(testApp)
    await other.client.call('put-gym', { body: { content: defaultGyms.kg, version: 0, import_id: id } })
    await other.client.call('put-training-plan', { body: { content: plan, version: 0, import_id: id } })
    expect(await undo(member, id)).toMatchObject({ gym: true, plan: true })
    expect(await other.client.call('get-gym')).toEqual({ content: defaultGyms.kg, version: 1 })
    expect(await other.client.call('get-training-plan')).toEqual({ content: plan, version: 1 })
  })
})

describe('what is kept of imports', () => {
  it('is 200 of them at most: the oldest is forgotten, what it brought stays', async () => {
    const member = await newcomer(testApp)
    const { id } = await bring(member)
    await query(
      `INSERT INTO imports (id, user_id, format, file_name, rows, exercise_ids, created_at)
       SELECT gen_random_uuid(), $1, 'hevy', 'hevy.csv', 1, '{}', now() + interval '1 hour' FROM generate_series(1, 199)`,
      member.profile.id,
    )
    await query("UPDATE imports SET created_at = created_at - interval '1 hour' WHERE id = $1", id)
    await member.client.call('create-import', { body: newImport() })
    const { items } = await member.client.call('get-imports')
    expect([items.length, items.some((item) => item.id === id)]).toEqual([200, false])
    expect(await member.client.call('get-workout-totals')).toMatchObject({ sessions: 3 })
  })
})
