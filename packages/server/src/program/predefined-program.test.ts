import { libraryBounds } from '@fonte/domain/library/bounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLibraryState } from '../library/library-store.ts'
import { loadLibrary } from '../library/load-library.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { auditOf, newAdmin } from '../test-kit/library.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let admin: Member
let other: Member
let member: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  admin = await newAdmin(testApp)
  other = await newAdmin(testApp)
  member = await newcomer(testApp)
})

afterAll(() => testApp.close())

const newPredefined = (changes = {}) => ({
  ...newProgram({ image_url: 'https://photos.example/haut.jpg' }),
  name_en: 'Upper body',
  description_en: 'Two movements, heavy.',
  ...changes,
})

const created = (changes = {}) => admin.client.call('create-predefined-program', { body: newPredefined(changes) })

const changedTo = (id: string, version: number, changes = {}) => {
  const { id: _, ...fields } = newPredefined(changes)
  return { params: { id }, body: { version, ...fields } }
}

const listed = async () => (await member.client.call('get-predefined-programs')).items

describe('a predefined program', () => {
  it('is there for everybody, behind the others, in both languages and with its picture', async () => {
    const { id } = await created()
    expect((await listed()).at(-1)).toMatchObject({
      id,
      name: 'Haut du corps',
      name_en: 'Upper body',
      description_en: 'Two movements, heavy.',
      image_url: 'https://photos.example/haut.jpg',
      is_predefined: true,
      user_id: null,
      version: 1,
    })
  })

  it('is created once, however often the call comes; its id names nothing else', async () => {
    const body = newPredefined()
    const calls = Array.from({ length: 4 }, () => admin.client.call('create-predefined-program', { body }))
    const [first, ...others] = await Promise.all(calls)
    for (const again of others) expect(again).toEqual(first)
    const changed = { body: { ...body, name_en: 'Other' } }
    expect((await admin.client.refusal('create-predefined-program', changed)).code).toBe('id-conflict')
    const own = await member.client.call('create-program', { body: newProgram() })
    const taken = { body: newPredefined({ id: own.id }) }
    expect((await admin.client.refusal('create-predefined-program', taken)).code).toBe('id-conflict')
  })

  it('holds global exercises alone: nobody else could read one’s own', async () => {
    const own = await admin.client.call('create-exercise', { body: newExercise() })
    const exercises = [{ exercise_id: own.id, default_rest: 60, sets: [{ reps: 1, weight: 0, rest: 0 }] }]
    const { errors } = await admin.client.refusal('create-predefined-program', { body: newPredefined({ exercises }) })
    expect(errors).toEqual([{ path: 'body.exercises.0.exercise_id', reason: 'unknown' }])
  })

  it('is changed by the first of two administrators; the other is told, with what it is now', async () => {
    const { id } = await created()
    const answers = await Promise.all([
      admin.client.send('update-predefined-program', changedTo(id, 1, { name: 'Poussée' })),
      other.client.send('update-predefined-program', changedTo(id, 1, { name: 'Tirage' })),
    ])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect([won?.status, lost?.body]).toEqual([
      200,
      expect.objectContaining({ code: 'version-conflict', current: won?.body }),
    ])
  })

  it('answers a save that comes again as the first time', async () => {
    const { id } = await created()
    const call = changedTo(id, 1, { name: 'Poussée', name_en: null })
    const saved = await admin.client.call('update-predefined-program', call)
    expect(saved).toMatchObject({ name: 'Poussée', name_en: null, version: 2 })
    expect(await admin.client.call('update-predefined-program', call)).toEqual(saved)
  })

  it('stays as an administrator has made it when the library is loaded again', async () => {
    const [shipped] = await listed()
    if (!shipped) throw new Error('no program')
    await admin.client.call('update-predefined-program', changedTo(shipped.id, shipped.version, { name: 'À nous' }))
    await loadLibrary(testApp.platform.database)
    expect((await listed()).find(({ id }) => id === shipped.id)?.name).toBe('À nous')
  })

  it('is no member’s program', async () => {
    const { id } = await member.client.call('create-program', { body: newProgram() })
    const calls = ['get-predefined-program-use', 'delete-predefined-program'] as const
    for (const operation of calls) {
      expect((await admin.client.refusal(operation, { params: { id } })).code).toBe('not-found')
    }
    expect((await admin.client.refusal('update-predefined-program', changedTo(id, 1))).code).toBe('not-found')
  })
})

it('the library holds so many programs and no more', async () => {
  const fill =
    "INSERT INTO programs (id, name, is_predefined) SELECT gen_random_uuid(), 'Plein', true FROM generate_series(1, $1::integer)"
  const { pool } = testApp.platform.database
  await pool.query(fill, [libraryBounds.programs])
  const refused = await admin.client.refusal('create-predefined-program', { body: newPredefined() })
  expect(refused.code).toBe('library-full')
  await pool.query("DELETE FROM programs WHERE name = 'Plein'")
})

describe('deleting a predefined program', () => {
  it('shows beforehand how many people did it, and harms nobody: what they did and duplicated stays', async () => {
    const program = await created()
    for (const _ of 'ab') {
      const workout = finishedWorkout(testApp.clock.now(), { program_id: program.id, program_name: program.name })
      await member.client.call('create-workout-history', { body: workout })
    }
    const doneByOthers = finishedWorkout(testApp.clock.now(), { program_id: program.id, program_name: program.name })
    await other.client.call('create-workout-history', { body: doneByOthers })
    const duplicate = await member.client.call('create-program', { body: newProgram() })
    const history = await member.client.call('get-workout-history', { query: {} })
    const params = { id: program.id }
    expect(await admin.client.call('get-predefined-program-use', { params })).toEqual({ people: 2 })
    await admin.client.call('delete-predefined-program', { params })
    expect(await member.client.call('get-workout-history', { query: {} })).toEqual(history)
    expect((await member.client.call('get-programs')).items).toContainEqual(duplicate)
    const late = finishedWorkout(testApp.clock.now(), { program_id: program.id, program_name: program.name })
    expect((await member.client.call('create-workout-history', { body: late })).program_name).toBe(program.name)
    expect((await listed()).map(({ id }) => id)).not.toContain(program.id)
    expect((await other.client.refusal('delete-predefined-program', { params })).code).toBe('not-found')
  })

  it('holds also for one that Fonte ships, and can be taken back under the same id', async () => {
    const shipped = (await listed()).at(1)
    if (!shipped) throw new Error('no program')
    await admin.client.call('delete-predefined-program', { params: { id: shipped.id } })
    await loadLibrary(testApp.platform.database)
    expect((await listed()).map(({ id }) => id)).not.toContain(shipped.id)
    const back = await created({ id: shipped.id })
    expect(back.id).toBe(shipped.id)
    testApp.clock.advance({ seconds: 1 })
    await loadLibrary(testApp.platform.database)
    expect((await listed()).find(({ id }) => id === shipped.id)?.name).toBe('Haut du corps')
    const known = (await readLibraryState([], testApp.platform.database.read)).filter(({ id }) => id === shipped.id)
    expect(known).toMatchObject([{ table: 'programs', deleted: false }])
  })

  it('notes who did what, with the fields as they were and as they are', async () => {
    const { id } = await created()
    testApp.clock.advance({ seconds: 1 })
    await admin.client.call('update-predefined-program', changedTo(id, 1, { name: 'Poussée' }))
    testApp.clock.advance({ seconds: 1 })
    await other.client.call('delete-predefined-program', { params: { id } })
    expect(await auditOf(testApp, id)).toMatchObject([
      {
        actor_id: admin.profile.id,
        action: 'create-predefined-program',
        before: null,
        after: { name: 'Haut du corps' },
      },
      { action: 'update-predefined-program', before: { name: 'Haut du corps' }, after: { name: 'Poussée' } },
      { actor_id: other.profile.id, action: 'delete-predefined-program', before: { name: 'Poussée' }, after: null },
    ])
  })
})
