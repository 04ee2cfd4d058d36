import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let owner: Member
let stranger: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  owner = await newcomer(testApp)
  stranger = await newcomer(testApp)
})

afterAll(() => testApp.close())

const created = async (changes = {}) => owner.client.call('create-program', { body: newProgram(changes) })

const asSent = ({ id: _, ...fields }: ReturnType<typeof newProgram>) => fields

describe('creating a program', () => {
  it('keeps its exercises and sets in their order, with the names of both languages', async () => {
    const program = await created()
    expect(program).toMatchObject({ version: 1, is_predefined: false, is_public: false, user_id: owner.profile.id })
    expect(program.exercises.map(({ name, name_en, order }) => [name, name_en, order])).toEqual([
      ['Développé couché', 'Bench press', 0],
      [expect.stringContaining('raction'), expect.any(String), 1],
    ])
    expect(program.exercises[0]?.sets).toEqual(newProgram().exercises[0]?.sets)
    expect(await owner.client.call('get-program', { params: { id: program.id } })).toEqual(program)
  })

  it('changes nothing when the same call comes again', async () => {
    const body = newProgram()
    const first = await owner.client.call('create-program', { body })
    expect(await owner.client.call('create-program', { body })).toEqual(first)
    const { items } = await owner.client.call('get-programs')
    expect(items.filter(({ id }) => id === body.id)).toHaveLength(1)
  })

  it('answers alike when the same call comes several times at once', async () => {
    const body = newProgram()
    const calls = Array.from({ length: 6 }, () => owner.client.call('create-program', { body }))
    const [first, ...others] = await Promise.all(calls)
    for (const other of others) expect(other).toEqual(first)
  })

  it('refuses an id that already names something else', async () => {
    const body = newProgram()
    await owner.client.call('create-program', { body })
    const other = { body: { ...body, name: 'Autre chose' } }
    expect((await owner.client.refusal('create-program', other)).code).toBe('id-conflict')
    expect((await stranger.client.refusal('create-program', { body })).code).toBe('id-conflict')
  })

  it('refuses exercises that do not exist or belong to somebody else', async () => {
    const theirs = await stranger.client.call('create-exercise', { body: newExercise() })
    for (const exercise_id of [theirs.id, 'predefined-nothing']) {
      const exercises = [{ exercise_id, default_rest: 60, sets: [{ reps: 1, weight: 0, rest: 0 }] }]
      const problem = await owner.client.refusal('create-program', { body: newProgram({ exercises }) })
      expect(problem).toMatchObject({
        status: 400,
        errors: [{ path: 'body.exercises.0.exercise_id', reason: 'unknown' }],
      })
    }
  })

  it('names every field that breaks a bound', async () => {
    const [row] = newProgram().exercises
    const body = {
      ...newProgram(),
      name: '   ',
      image_url: 'http://photos.example/banc.jpg',
      exercises: [{ ...row, sets: [{ reps: 1001, weight: 2.555, rest: -1 }] }, row],
    }
    const { status, body: problem } = await owner.client.send('create-program', { body })
    expect(status).toBe(400)
    const { errors } = problem as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'body.name',
        'body.image_url',
        'body.exercises.0.sets.0.reps',
        'body.exercises.0.sets.0.weight',
        'body.exercises.0.sets.0.rest',
      ]),
    )
  })

  it('refuses the 301st of a person, whatever others have; one of the 300 is still saved', async () => {
    const full = await newcomer(testApp)
    const [first, last] = [newProgram(), newProgram()]
    const stored = await full.client.call('create-program', { body: first })
    await testApp.platform.database.pool.query(
      "INSERT INTO programs (id, user_id, name) SELECT gen_random_uuid(), $1, 'Plein' FROM generate_series(1, 298)",
      [full.profile.id],
    )
    await full.client.call('create-program', { body: last })
    expect((await full.client.refusal('create-program', { body: newProgram() })).code).toBe('programs-full')
    expect((await full.client.call('get-programs')).items).toHaveLength(300)
    const save = { params: { id: first.id }, body: { ...asSent({ ...first, name: 'Autre nom' }), version: 1 } }
    expect((await full.client.call('update-program', save)).version).toBe(stored.version + 1)
    expect((await created()).version).toBe(1)
  })

  it('refuses the same exercise twice', async () => {
    const [row] = newProgram().exercises
    const { body } = await owner.client.send('create-program', { body: { ...newProgram(), exercises: [row, row] } })
    expect(body).toMatchObject({ errors: [{ path: 'body.exercises', reason: 'repeated-exercise' }] })
  })
})

describe('saving a program', () => {
  it('replaces what it holds and raises the version', async () => {
    const program = await created()
    const fields = asSent(newProgram({ name: 'Haut du corps, lourd', exercises: newProgram().exercises.toReversed() }))
    const body = { ...fields, version: program.version }
    const saved = await owner.client.call('update-program', { params: { id: program.id }, body })
    expect(saved).toMatchObject({ name: 'Haut du corps, lourd', version: 2 })
    expect(saved.exercises.map(({ exercise_id }) => exercise_id)).toEqual(
      program.exercises.map(({ exercise_id }) => exercise_id).toReversed(),
    )
  })

  it('answers an older version with the current program and changes nothing', async () => {
    const program = await created()
    const params = { id: program.id }
    const save = (name: string) => ({ params, body: { ...asSent(newProgram({ name })), version: 1 } })
    const current = await owner.client.call('update-program', save('Sur le téléphone'))
    const problem = await owner.client.refusal('update-program', save('Sur le portable'))
    expect(problem).toMatchObject({ status: 409, code: 'version-conflict', current })
    expect(await owner.client.call('get-program', { params })).toEqual(current)
  })

  it('takes a save whose first answer was lost as done', async () => {
    const program = await created()
    const call = { params: { id: program.id }, body: { ...asSent(newProgram({ name: 'Deux fois' })), version: 1 } }
    const first = await owner.client.call('update-program', call)
    expect(await owner.client.call('update-program', call)).toEqual(first)
  })
})

describe('the programs of a person', () => {
  it('are theirs alone, newest first', async () => {
    const lifter = await newcomer(testApp)
    const own: string[] = []
    for (const name of ['Premier', 'Deuxième', 'Troisième']) {
      own.unshift((await lifter.client.call('create-program', { body: newProgram({ name }) })).id)
    }
    expect((await lifter.client.call('get-programs')).items.map(({ id }) => id)).toEqual(own)
  })

  it('are not sent again to who has them until one of them changes', async () => {
    const { client } = await newcomer(testApp)
    const read = (etag?: unknown) => {
      const headers = { cookie: client.jar.header() ?? '', 'accept-encoding': 'gzip, deflate, br, zstd' }
      return testApp.app.inject({ url: '/api/programs', headers: { ...headers, 'if-none-match': String(etag) } })
    }
    const tags = new Set<unknown>()
    const expectNewAnswer = async () => {
      const { statusCode, headers } = await read([...tags].at(-1))
      expect([statusCode, tags.has(headers.etag)]).toEqual([200, false])
      tags.add(headers.etag)
      expect((await read(headers.etag)).statusCode).toBe(304)
    }
    const { id } = await client.call('create-program', { body: newProgram() })
    await expectNewAnswer()
    const body = { ...asSent(newProgram({ name: 'Autrement' })), version: 1 }
    await client.call('update-program', { params: { id }, body })
    await expectNewAnswer()
    const exercise = await client.call('create-exercise', { body: newExercise() })
    const exercises = [{ exercise_id: exercise.id, default_rest: 60, sets: [{ reps: 1, weight: 0, rest: 0 }] }]
    await client.call('create-program', { body: newProgram({ exercises }) })
    await expectNewAnswer()
    const { id: _, ...renamed } = newExercise({ name: 'Développé du salon' })
    await client.call('update-exercise', { params: { id: exercise.id }, body: renamed })
    await expectNewAnswer()
    await testApp.platform.database.pool.query(
      "UPDATE exercises SET name = 'Bench' WHERE id = 'predefined-développé-couché'",
    )
    await expectNewAnswer()
    await client.call('delete-program', { params: { id } })
    await expectNewAnswer()
  })

  it('do not exist for anybody else, nor can they be changed or deleted', async () => {
    const { id } = await created()
    const params = { id }
    const body = { ...asSent(newProgram()), version: 1 }
    expect((await stranger.client.refusal('get-program', { params })).code).toBe('not-found')
    expect((await stranger.client.refusal('update-program', { params, body })).code).toBe('not-found')
    expect((await stranger.client.refusal('delete-program', { params })).code).toBe('not-found')
    expect((await owner.client.call('get-program', { params })).id).toBe(id)
  })

  it('can be deleted, predefined ones cannot', async () => {
    const { id } = await created()
    await owner.client.call('delete-program', { params: { id } })
    expect((await owner.client.refusal('get-program', { params: { id } })).code).toBe('not-found')
    const [predefined] = (await owner.client.call('get-predefined-programs')).items
    const params = { id: predefined?.id ?? '' }
    expect((await owner.client.refusal('delete-program', { params })).code).toBe('not-found')
  })

  it('come in the same number of statements however many there are', async () => {
    const reader = await newcomer(testApp)
    const statements = () => countStatements(testApp.platform.database.pool, () => reader.client.call('get-programs'))
    const create = () => reader.client.call('create-program', { body: newProgram() })
    await create()
    const few = await statements()
    for (let count = 0; count < 5; count += 1) await create()
    expect(await statements()).toBe(few)
  })
})

describe('the predefined programs', () => {
  const read = async (headers: Record<string, string> = {}) => {
    const cookie = owner.client.jar.header() ?? ''
    return testApp.app.inject({ url: '/api/predefined-programs', headers: { cookie, ...headers } })
  }

  it('are the same for everybody who is signed in, in the library’s order', async () => {
    const { rows } = await testApp.platform.database.pool.query(
      'SELECT id FROM programs WHERE is_predefined ORDER BY position',
    )
    const { items } = await owner.client.call('get-predefined-programs')
    expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(items.length).toBeGreaterThanOrEqual(8)
    expect(await stranger.client.call('get-predefined-programs')).toEqual({ items })
    expect((await testApp.client().refusal('get-predefined-programs')).code).toBe('signed-out')
  })

  it('are not sent again, compressed or not, until the library changes', async () => {
    const first = await read({ 'accept-encoding': 'zstd' })
    expect(first.headers).toMatchObject({
      'content-encoding': 'zstd',
      'content-type': 'application/json; charset=utf-8',
    })
    const known = { 'if-none-match': String(first.headers.etag) }
    await created()
    expect((await read(known)).statusCode).toBe(304)
    await testApp.platform.database.pool.query(
      "UPDATE programs SET name = 'Full body' WHERE is_predefined AND position = (SELECT min(position) FROM programs WHERE is_predefined)",
    )
    expect((await read(known)).statusCode).toBe(200)
  })
})
