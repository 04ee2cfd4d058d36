import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeTasks } from '../purge/purge.ts'
import { countStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let maker: Member
let stranger: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  maker = await newcomer(testApp)
  stranger = await newcomer(testApp)
})

afterAll(() => testApp.close())

const created = (changes = {}) => maker.client.call('create-exercise', { body: newExercise(changes) })

const listed = async (member: Member, id: string) =>
  (await member.client.call('get-exercises', { query: {} })).items.find((exercise) => exercise.id === id)

const asSent = ({ id: _, ...fields }: ReturnType<typeof newExercise>) => fields

describe('the library', () => {
  it('shows anonymous visitors the global exercises only', async () => {
    await created()
    const { items } = await testApp.client().call('get-exercises', { query: {} })
    expect(items.length).toBeGreaterThanOrEqual(180)
    expect(items.every(({ creator_id }) => creator_id === null)).toBe(true)
  })

  it('shows its creator a custom exercise, and nobody else', async () => {
    const { id } = await created()
    expect(await listed(maker, id)).toMatchObject({ creator_id: maker.profile.id, archived: false })
    expect(await listed(stranger, id)).toBeUndefined()
  })

  it('answers 304 to a device that has it already, also without a session, in one statement', async () => {
    const first = await testApp.app.inject({ url: '/api/exercises' })
    const again = await testApp.app.inject({
      url: '/api/exercises',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
    const { pool } = testApp.platform.database
    expect(await countStatements(pool, () => testApp.client().call('get-exercises', { query: {} }))).toBe(1)
  })

  it('tells its maker of each change of an exercise', async () => {
    const read = async () => {
      const items = (await maker.client.call('get-exercises', { query: {} })).items
      return items.filter(({ creator_id }) => creator_id === maker.profile.id).map(({ name }) => name)
    }
    const before = await read()
    const { id } = await created({ name: 'Tirage maison' })
    expect(await read()).toHaveLength(before.length + 1)
    const { id: _, ...fields } = newExercise({ name: 'Tirage du garage' })
    await maker.client.call('update-exercise', { params: { id }, body: fields })
    expect(await read()).toContain('Tirage du garage')
  })

  it.each(['zstd', 'br'])('travels in less than 120 kB as %s for both languages together', async (encoding) => {
    const answer = await testApp.app.inject({ url: '/api/exercises', headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.rawPayload.length).toBeLessThan(120_000)
  })

  it('names the muscles of each exercise in both languages, beside their ids', async () => {
    const { items } = await testApp.client().call('get-exercises', { query: {} })
    expect(items.find(({ id }) => id === 'predefined-développé-couché')).toMatchObject({
      muscle_group: 'Pectoraux',
      muscle_group_en: 'Chest',
      muscles: expect.arrayContaining([expect.stringContaining('riceps')]),
    })
    for (const { muscle_ids, muscles, muscles_en } of items) {
      expect([muscles?.length, muscles_en?.length]).toEqual([muscle_ids.length, muscle_ids.length])
    }
  })

  it('names the equipment by its ids, beside the words: none where a member typed it', async () => {
    const typed = newExercise({ equipment: 'Barre' })
    await maker.client.call('create-exercise', { body: typed })
    const { items } = await maker.client.call('get-exercises', { query: {} })
    const idsOf = (id: string) => items.find((exercise) => exercise.id === id)?.equipment_ids
    expect(idsOf('predefined-développé-couché')).toEqual(['barbell', 'flat-bench', 'rack'])
    expect(idsOf(typed.id)).toEqual([])
  })

  it('is another one after each change of a muscle, of a global exercise, and of nobody else’s', async () => {
    const read = async (etag: unknown) =>
      testApp.app.inject({ url: '/api/exercises', headers: { 'if-none-match': String(etag) } })
    let etag: unknown
    for (const change of [
      "UPDATE muscles SET name = name || ' ' WHERE id = (SELECT min(id) FROM muscles)",
      "UPDATE muscle_groups SET name_en = 'Chest muscles' WHERE id = 'pectoraux'",
      "UPDATE exercises SET description = 'Autrement.' WHERE id = 'predefined-développé-couché'",
      "INSERT INTO exercises (id, name, equipment, description, muscle_group_id) VALUES ('predefined-x', 'X', '', '', 'dos')",
      "DELETE FROM exercises WHERE id = 'predefined-x'",
    ]) {
      await testApp.platform.database.pool.query(change)
      const { statusCode, headers } = await read(etag)
      expect([change, statusCode]).toEqual([change, 200])
      etag = headers.etag
      expect((await read(etag)).statusCode).toBe(304)
    }
    await created()
    expect((await read(etag)).statusCode).toBe(304)
  })

  it('names every muscle group with its muscles', async () => {
    const { items } = await testApp.client().call('get-muscle-groups')
    expect(items.map(({ name }) => name)).toContain('Pectoraux')
    for (const group of items) expect(group.muscles.length).toBeGreaterThan(0)
  })
})

describe('a custom exercise', () => {
  it('is answered with the names of its muscles, in the order in which they were chosen', async () => {
    const body = newExercise({ muscle_ids: ['pectoraux-milieu', 'pectoraux-haut'] })
    const first = await maker.client.call('create-exercise', { body })
    const names = {
      muscle_group: 'Pectoraux',
      muscles: [expect.stringContaining('ilieu'), expect.stringContaining('aut')],
    }
    expect(first).toMatchObject(names)
    const { id, ...fields } = body
    const changed = { ...fields, muscle_ids: fields.muscle_ids.toReversed() }
    const second = await maker.client.call('update-exercise', { params: { id }, body: changed })
    expect(second.muscles).toEqual(first.muscles?.toReversed())
  })

  it('is not written where a call changes nothing of it', async () => {
    const body = newExercise()
    const first = await maker.client.call('create-exercise', { body })
    const text = 'SELECT xmin::text FROM exercises WHERE id = $1'
    const written = async () => (await testApp.platform.database.pool.query(text, [body.id])).rows[0].xmin
    const before = await written()
    const same = { params: { id: body.id }, body: asSent(body) }
    expect(await maker.client.call('update-exercise', same)).toEqual(first)
    expect(await written()).toBe(before)
  })

  it('is created once, however often the call comes', async () => {
    const body = newExercise()
    const first = await maker.client.call('create-exercise', { body })
    expect(await maker.client.call('create-exercise', { body })).toEqual(first)
    const other = { body: { ...body, name: 'Autre' } }
    expect((await maker.client.refusal('create-exercise', other)).code).toBe('id-conflict')
    expect((await stranger.client.refusal('create-exercise', { body })).code).toBe('id-conflict')
  })

  it('says what its sets are measured in: repetitions with a weight where nobody says, and as it was ever after', async () => {
    const plain = { measure: 'reps', sides: 'both', load: 'external', body_share: 0, mechanic: null, pattern: null }
    expect(await created()).toMatchObject({ ...plain, family: null })
    const body = newExercise({ measure: 'time', sides: 'each', load: 'bodyweight' })
    const held = await maker.client.call('create-exercise', { body })
    expect(held).toMatchObject({ measure: 'time', sides: 'each', load: 'bodyweight' })
    const { measure: _, sides: __, load: ___, ...former } = asSent(body)
    const params = { id: body.id }
    const renamed = await maker.client.call('update-exercise', { params, body: { ...former, name: 'Chaise' } })
    expect(renamed).toMatchObject({ name: 'Chaise', measure: 'time', sides: 'each', load: 'bodyweight' })
    const carried = { ...former, name: 'Chaise', measure: 'distance' as const }
    expect(await maker.client.call('update-exercise', { params, body: carried })).toMatchObject({ measure: 'distance' })
  })

  it('is created once when the call comes several times at once', async () => {
    const body = newExercise()
    const calls = Array.from({ length: 6 }, () => maker.client.call('create-exercise', { body }))
    const [first, ...others] = await Promise.all(calls)
    for (const other of others) expect(other).toEqual(first)
  })

  it('takes its secondary muscles from its main group', async () => {
    const body = newExercise({ muscle_ids: ['pectoraux-haut', 'triceps-longue-portion', 'nothing'] })
    const problem = await maker.client.refusal('create-exercise', { body })
    expect(problem.errors).toEqual([
      { path: 'body.muscle_ids.1', reason: 'other-group' },
      { path: 'body.muscle_ids.2', reason: 'unknown' },
    ])
    const unknown = { body: newExercise({ muscle_group_id: 'ailes', muscle_ids: [] }) }
    expect((await maker.client.refusal('create-exercise', unknown)).errors?.[0]?.path).toBe('body.muscle_group_id')
  })

  it('names each secondary muscle once', async () => {
    const body = newExercise({ muscle_ids: ['pectoraux-milieu', 'pectoraux-milieu'] })
    const { errors } = await maker.client.refusal('create-exercise', { body })
    expect(errors).toEqual([{ path: 'body.muscle_ids', reason: 'repeated' }])
  })

  it('gets a picture only from an administrator', async () => {
    const body = newExercise({ image_url: 'https://photos.example/sol.jpg' })
    expect((await maker.client.refusal('create-exercise', { body })).code).toBe('admin-required')
  })

  it('is changed by its creator and by nobody else', async () => {
    const { id } = await created()
    const call = { params: { id }, body: { ...asSent(newExercise()), name: 'Développé au sol, prise neutre' } }
    expect((await maker.client.call('update-exercise', call)).name).toBe('Développé au sol, prise neutre')
    expect((await stranger.client.refusal('update-exercise', call)).code).toBe('not-found')
    const global = { ...call, params: { id: 'predefined-développé-couché' } }
    expect((await maker.client.refusal('update-exercise', global)).code).toBe('not-found')
  })

  it('remembers no deletion of what nobody could have made', async () => {
    const made = `custom-${crypto.randomUUID()}`
    for (const id of ['predefined-squat', `custom-${'x'.repeat(190)}`, made]) {
      expect((await maker.client.refusal('delete-exercise', { params: { id } })).code).toBe('not-found')
    }
    const { rows } = await testApp.platform.database.pool.query(
      "SELECT id FROM deleted_rows WHERE id = $1 OR id NOT LIKE 'custom-____________________________________'",
      [made],
    )
    expect(rows).toEqual([{ id: made }])
  })

  it('is archived once deleted, where nothing uses it, too: a program that was made with it may still arrive', async () => {
    const { id, name } = await created()
    expect((await stranger.client.refusal('delete-exercise', { params: { id } })).code).toBe('not-found')
    await maker.client.call('delete-exercise', { params: { id } })
    expect(await listed(maker, id)).toMatchObject({ archived: true })
    const exercises = [{ exercise_id: id, default_rest: 60, sets: [{ reps: 10, weight: 20, rest: 60 }] }]
    const late = await maker.client.call('create-program', { body: newProgram({ exercises }) })
    expect(late.exercises[0]?.name).toBe(name)
  })

  it('goes 180 days after it was deleted, where nothing uses it, and no sooner', async () => {
    const [unused, used, kept, late] = [await created(), await created(), await created(), await created()]
    const exercises = [{ exercise_id: used.id, default_rest: 60, sets: [{ reps: 10, weight: 20, rest: 60 }] }]
    await maker.client.call('create-program', { body: newProgram({ exercises }) })
    for (const { id } of [unused, used, late]) await maker.client.call('delete-exercise', { params: { id } })
    const deleteAgo = (days: number, ...ids: string[]) =>
      testApp.platform.database.pool.query('UPDATE exercises SET archived_at = $1 WHERE id = ANY($2)', [
        new Date(testApp.clock.now() - days * 86_400_000),
        ids,
      ])
    await deleteAgo(181, unused.id, used.id)
    await deleteAgo(179, late.id)
    await purgeTasks(testApp.platform)['purge-exercises']?.(null)
    const left = await Promise.all([unused, used, kept, late].map(({ id }) => listed(maker, id)))
    expect(left.map((exercise) => exercise?.archived)).toEqual([undefined, true, false, true])
  })

  it('is archived where a program or a finished workout uses it', async () => {
    const inProgram = await created()
    const exercises = [{ exercise_id: inProgram.id, default_rest: 60, sets: [{ reps: 10, weight: 20, rest: 60 }] }]
    const program = await maker.client.call('create-program', { body: newProgram({ exercises }) })
    const inHistory = await created()
    const sets = [{ exercise_id: inHistory.id, exercise_name: inHistory.name, reps: 10, weight: 20 }]
    await maker.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now(), { sets }) })
    for (const { id } of [inProgram, inHistory]) {
      await maker.client.call('delete-exercise', { params: { id } })
      expect((await listed(maker, id))?.archived).toBe(true)
    }
    const read = await maker.client.call('get-program', { params: { id: program.id } })
    expect(read.exercises[0]?.name).toBe(inProgram.name)
  })
})
