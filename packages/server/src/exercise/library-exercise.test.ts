import { libraryBounds } from '@fonte/domain/library/bounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import { readLibrary } from '../library/read-library.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { auditOf, newAdmin, newLibraryExercise } from '../test-kit/library.ts'
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

const created = (changes = {}) => admin.client.call('create-library-exercise', { body: newLibraryExercise(changes) })

type Created = Awaited<ReturnType<typeof created>>

const asSent = ({ version, name, name_en, aliases, aliases_en, equipment_ids, ...row }: Created) => {
  const { description, description_en, muscle_group_id, muscle_ids, image_url } = row
  const texts = { name, name_en, aliases, aliases_en, description, description_en, image_url }
  return { version, ...texts, equipment_ids: equipment_ids ?? [], muscle_group_id, muscle_ids }
}

const changed = (row: Created, changes = {}) => ({ params: { id: row.id }, body: { ...asSent(row), ...changes } })

const listed = async (id: string) =>
  (await member.client.call('get-exercises', { query: {} })).items.find((exercise) => exercise.id === id)

describe('a global exercise', () => {
  it('gets its id from its French name, and is there for everybody in both languages', async () => {
    const row = await created({ name: 'Développé  à la Planche', name_en: 'Board press' })
    expect(row).toMatchObject({ id: 'predefined-développé-à-la-planche', version: 1, creator_id: null })
    expect(await listed(row.id)).toMatchObject({
      name: 'Développé  à la Planche',
      name_en: 'Board press',
      equipment: 'Barre, banc plat',
      equipment_en: 'Barbell, flat bench',
      muscle_ids: ['pectoraux-milieu', 'triceps-longue-portion'],
    })
  })

  it('is created once, however often the call comes, also at once', async () => {
    const body = newLibraryExercise()
    const calls = Array.from({ length: 4 }, () => admin.client.call('create-library-exercise', { body }))
    const [first, ...others] = await Promise.all(calls)
    for (const again of others) expect(again).toEqual(first)
    expect(await auditOf(testApp, first?.id ?? '')).toHaveLength(1)
  })

  it('takes no name that another one has, whatever its case, nor the id of one that was renamed', async () => {
    const row = await created()
    const renamed = await admin.client.call('update-library-exercise', changed(row, { name: `${row.name} bis` }))
    for (const name of [row.name, renamed.name, renamed.name.toUpperCase()]) {
      const call = { body: newLibraryExercise({ name }) }
      expect((await admin.client.refusal('create-library-exercise', call)).code).toBe('name-taken')
    }
    const third = await created()
    const call = changed(third, { name: renamed.name.toLowerCase() })
    expect((await admin.client.refusal('update-library-exercise', call)).code).toBe('name-taken')
  })

  it('names equipment, a group and muscles that exist', async () => {
    const unknown = { equipment_ids: ['jetpack'], muscle_group_id: 'ailes', muscle_ids: ['pectoraux-milieu', 'plume'] }
    const call = { body: newLibraryExercise(unknown) }
    const { errors } = await admin.client.refusal('create-library-exercise', call)
    expect(errors?.map(({ path }) => path)).toEqual(['body.equipment_ids', 'body.muscle_group_id', 'body.muscle_ids.1'])
  })

  it('needs a name of which an id can be made: small letters may be more than the capitals', async () => {
    const call = { body: newLibraryExercise({ name: 'İ'.repeat(100) }) }
    const { status, code, errors } = await admin.client.refusal('create-library-exercise', call)
    expect([status, code, errors]).toEqual([400, 'invalid-input', [{ path: 'body.name', reason: 'too_big' }]])
    const row = await created({ name: 'İ'.repeat(60) })
    expect(await listed(row.id)).toMatchObject({ name: 'İ'.repeat(60) })
  })

  it('names each muscle and each piece of equipment once', async () => {
    const twice = { equipment_ids: ['barbell', 'barbell'], muscle_ids: ['pectoraux-milieu', 'pectoraux-milieu'] }
    const { errors } = await admin.client.refusal('create-library-exercise', { body: newLibraryExercise(twice) })
    expect(errors).toEqual([
      { path: 'body.equipment_ids', reason: 'repeated' },
      { path: 'body.muscle_ids', reason: 'repeated' },
    ])
  })

  it('shows pictures by https alone', async () => {
    const call = { body: newLibraryExercise({ image_url: 'http://photos.example/a.jpg' }) }
    const { errors } = await admin.client.refusal('create-library-exercise', call)
    expect(errors?.[0]?.path).toBe('body.image_url')
  })

  it('keeps its id when it is renamed, and is found by its former names', async () => {
    const row = await created({ aliases: ['Ancien'] })
    const call = changed(row, { name: `${row.name} nouvelle`, name_en: 'New press' })
    const renamed = await admin.client.call('update-library-exercise', call)
    expect(renamed).toMatchObject({ id: row.id, version: 2, aliases: [row.name, 'Ancien'], aliases_en: ['Press'] })
    expect(await admin.client.call('update-library-exercise', call)).toEqual(renamed)
    const { items } = await admin.client.call('get-library-exercises', { query: { search: row.name } })
    expect(items.map(({ id }) => id)).toContain(row.id)
  })

  it('is changed by the first of two administrators; the other is told, with what it is now', async () => {
    const row = await created()
    const calls = [
      admin.client.send('update-library-exercise', changed(row, { description: 'Fort.' })),
      other.client.send('update-library-exercise', changed(row, { description: 'Lentement.' })),
    ]
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status).map(({ body }) => body)
    expect(lost).toMatchObject({ code: 'version-conflict', current: won as object })
  })

  it('notes who changed which fields, as they were and as they are', async () => {
    const row = await created()
    testApp.clock.advance({ seconds: 1 })
    await admin.client.call('update-library-exercise', changed(row, { description: 'Fort.', image_url: null }))
    const actor_id = admin.profile.id
    expect(await auditOf(testApp, row.id)).toEqual([
      { actor_id, action: 'create-library-exercise', before: null, after: expect.objectContaining({ name: row.name }) },
      {
        actor_id,
        action: 'update-library-exercise',
        before: { description: 'Poussez.', image_url: row.image_url },
        after: { description: 'Fort.', image_url: null },
      },
    ])
  })

  it('stays as an administrator has made it when the library is loaded again', async () => {
    const { items } = await admin.client.call('get-library-exercises', { query: { search: 'développé couché' } })
    const [bench] = items
    if (!bench) throw new Error('no bench press')
    const call = changed(bench, { description: 'À notre façon.' })
    await admin.client.call('update-library-exercise', call)
    await admin.client.call('delete-library-exercise', { params: { id: bench.id } })
    await loadLibrary(testApp.platform.database)
    expect(await listed(bench.id)).toMatchObject({ description: 'À notre façon.', archived: true })
    await admin.client.call('restore-library-exercise', { params: { id: bench.id } })
  })

  it('that a later Fonte no longer ships can be read and saved in a program that was made without a network', async () => {
    const library = readLibrary()
    const id = 'predefined-svend-press'
    const exercises = library.exercises.filter((row) => row.id !== id)
    expect(library.programs.flatMap((program) => program.exercises.map((row) => row.exercise))).not.toContain(id)
    await loadLibrary(testApp.platform.database, { ...library, exercises })
    const asked = [{ exercise_id: id, default_rest: 60, sets: [{ reps: 10, weight: 20, rest: 60 }] }]
    const saved = await member.client.call('create-program', { body: newProgram({ exercises: asked }) })
    expect(saved.exercises).toMatchObject([{ exercise_id: id, name: 'Svend press' }])
    const { items } = await member.client.call('get-exercises', { query: {} })
    expect(items.find((row) => row.id === id)).toMatchObject({ archived: true })
    await loadLibrary(testApp.platform.database)
  })

  it('says what its sets are measured in; who says nothing of it leaves it as it is', async () => {
    const measured = { measure: 'time', sides: 'each', load: 'bodyweight' } as const
    const body = newLibraryExercise(measured)
    const held = await admin.client.call('create-library-exercise', { body })
    expect(held).toMatchObject(measured)
    const params = { id: held.id }
    const { measure: _, sides: __, load: ___, ...former } = body
    const described = { ...former, description: 'Tenez.', version: held.version }
    const changed = await admin.client.call('update-library-exercise', { params, body: described })
    expect(changed).toMatchObject({ ...measured, description: 'Tenez.' })
    const plain = { ...described, version: changed.version, sides: 'both' as const }
    expect(await admin.client.call('update-library-exercise', { params, body: plain })).toMatchObject({
      ...measured,
      sides: 'both',
    })
  })

  it('is no member’s custom exercise, which stays private', async () => {
    const { id } = await member.client.call('create-exercise', { body: newExercise({ name: 'Secret du garage' }) })
    const { items } = await admin.client.call('get-library-exercises', { query: { search: 'Secret du garage' } })
    expect(items.map((row) => row.id)).not.toContain(id)
    const calls = ['get-library-exercise-use', 'delete-library-exercise', 'restore-library-exercise'] as const
    for (const operation of calls) {
      expect((await admin.client.refusal(operation, { params: { id } })).code).toBe('not-found')
    }
    const body = { version: 1, ...newLibraryExercise() }
    expect((await admin.client.refusal('update-library-exercise', { params: { id }, body })).code).toBe('not-found')
  })
})

describe('deleting a global exercise', () => {
  it('shows beforehand what uses it', async () => {
    const { id, name } = await created()
    const row = { exercise_id: id, default_rest: 60, sets: [{ reps: 10, weight: 20, rest: 60 }] }
    const exercises = [row, { ...row, place: 'second' }]
    await member.client.call('create-program', { body: newProgram({ exercises }) })
    const sets = [{ exercise_id: id, exercise_name: name, reps: 10, weight: 20 }]
    for (const _ of 'ab') {
      await member.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now(), { sets }) })
    }
    const use = await admin.client.call('get-library-exercise-use', { params: { id } })
    expect(use).toEqual({ programs: 1, predefined_programs: 0, posts: 0, people: 1 })
  })

  it('counts what uses it up to a thousand', async () => {
    const { id } = await created()
    await testApp.platform.database.pool.query(
      `WITH made AS (
        INSERT INTO programs (id, user_id, name, description) SELECT gen_random_uuid(), $2, 'P', '' FROM generate_series(1, 1001)
        RETURNING id)
      INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
        SELECT made.id, $1, 0, 60, '[{"reps":1,"weight":1,"rest":1}]' FROM made`,
      [id, member.profile.id],
    )
    const use = await admin.client.call('get-library-exercise-use', { params: { id } })
    expect(use).toEqual({ programs: null, predefined_programs: 0, posts: 0, people: 0 })
    await testApp.platform.database.pool.query("DELETE FROM programs WHERE user_id = $1 AND name = 'P'", [
      member.profile.id,
    ])
  })

  it('archives it: it stays readable where it is used, and a device that was offline may still send it', async () => {
    const { id, name } = await created()
    const exercises = [{ exercise_id: id, default_rest: 60, sets: [{ reps: 10, weight: 20, rest: 60 }] }]
    const before = await member.client.call('create-program', { body: newProgram({ exercises }) })
    await admin.client.call('delete-library-exercise', { params: { id } })
    expect(await listed(id)).toMatchObject({ archived: true })
    expect(await member.client.call('get-program', { params: { id: before.id } })).toEqual(before)
    const late = await member.client.call('create-program', { body: newProgram({ exercises }) })
    expect(late.exercises[0]?.name).toBe(name)
    expect((await admin.client.refusal('delete-library-exercise', { params: { id } })).code).toBe('not-found')
  })

  it('can be taken back, unless another one has its name by now', async () => {
    const row = await created()
    const params = { id: row.id }
    await admin.client.call('delete-library-exercise', { params })
    const restored = await admin.client.call('restore-library-exercise', { params })
    expect(restored).toMatchObject({ archived: false, name: row.name })
    expect(await admin.client.call('restore-library-exercise', { params })).toEqual(restored)
    const renamed = await admin.client.call('update-library-exercise', changed(restored, { name: `${row.name} bis` }))
    await admin.client.call('delete-library-exercise', { params })
    const twin = await created()
    await admin.client.call('update-library-exercise', changed(twin, { name: renamed.name }))
    expect((await admin.client.refusal('restore-library-exercise', { params })).code).toBe('name-taken')
  })
})

describe('the list of global exercises', () => {
  const pages = async (query: { readonly group?: string; readonly show?: 'untranslated' | 'archived' }) => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await admin.client.call('get-library-exercises', { query: { ...query, ...(cursor && { cursor }) } })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    return ids
  }

  it('comes in pages, each exercise once, all of them of the group that is asked for', async () => {
    const { total } = await admin.client.call('get-library-exercises', { query: { group: 'pectoraux' } })
    const ids = await pages({ group: 'pectoraux' })
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
  })

  it('tells which lack English words, and which were archived', async () => {
    const untranslated = await created({ name_en: null })
    const half = await created({ description_en: null })
    const archived = await created()
    await admin.client.call('delete-library-exercise', { params: { id: archived.id } })
    const ids = await pages({ show: 'untranslated' })
    expect(ids).toEqual(expect.arrayContaining([untranslated.id, half.id]))
    const { shares } = await admin.client.call('get-library-exercises', { query: { show: 'archived' } })
    expect(shares.untranslated).toBe(ids.length)
    expect(await pages({ show: 'archived' })).toContain(archived.id)
    expect(await pages({})).not.toContain(archived.id)
  })

  it('refuses a cursor that it never gave', async () => {
    const problem = await admin.client.refusal('get-library-exercises', { query: { cursor: 'x1' } })
    expect(problem).toMatchObject({ code: 'invalid-input', errors: [{ path: 'query.cursor', reason: 'unknown' }] })
  })

  it('is never longer than the library may be', async () => {
    const fill = `INSERT INTO exercises (id, name, equipment, description, muscle_group_id)
      SELECT 'predefined-x' || n, 'X' || n, '', '', 'dos' FROM generate_series(1, $1::integer) AS n`
    await testApp.platform.database.pool.query(fill, [libraryBounds.exercises])
    const call = { body: newLibraryExercise() }
    expect((await admin.client.refusal('create-library-exercise', call)).code).toBe('library-full')
    await testApp.platform.database.pool.query("DELETE FROM exercises WHERE id LIKE 'predefined-x%' AND name LIKE 'X%'")
  })
})
