import { libraryBounds } from '@fonte/domain/library/bounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLibraryState } from '../library/library-store.ts'
import { loadLibrary } from '../library/load-library.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { auditOf, newAdmin, newLibraryExercise } from '../test-kit/library.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newExercise } from '../test-kit/training.ts'

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

let made = 0

const group = (changes = {}) => {
  made += 1
  return admin.client.call('create-muscle-group', { body: { name: `Groupe ${made}`, name_en: 'Group', ...changes } })
}

const muscle = (id: string, name = 'Partie haute') =>
  admin.client.call('create-muscle', { params: { id }, body: { name, name_en: 'Upper part', region: 'mollets' } })

const listed = async () => (await member.client.call('get-muscle-groups')).items

describe('a muscle group', () => {
  it('is there for everybody, behind the others, and so are its muscles', async () => {
    const { id } = await group({ name: 'Cou et  Nuque', name_en: 'Neck' })
    expect(id).toBe('cou-et-nuque')
    expect(await muscle(id)).toMatchObject({ id: 'cou-et-nuque-partie-haute', version: 1, exercises: 0 })
    expect((await listed()).at(-1)).toMatchObject({
      id,
      name: 'Cou et  Nuque',
      name_en: 'Neck',
      muscles: [{ name: 'Partie haute', name_en: 'Upper part', region: 'mollets' }],
    })
  })

  it('is created once, however often the call comes, and so is a muscle', async () => {
    const body = { name: 'Pieds', name_en: null }
    const calls = Array.from({ length: 4 }, () => admin.client.call('create-muscle-group', { body }))
    const [first, ...others] = await Promise.all(calls)
    for (const again of others) expect(again).toEqual(first)
    expect(await muscle('pieds')).toEqual(await muscle('pieds'))
  })

  it('needs a name that no other has, whatever its case; a muscle one that no other of its group has', async () => {
    const [one, two] = [await group({ name: 'Mains' }), await group({ name: 'Poignets' })]
    const taken = { name: 'MAINS', name_en: null }
    expect((await admin.client.refusal('create-muscle-group', { body: taken })).code).toBe('name-taken')
    const rename = { params: { id: two.id }, body: { version: 1, ...taken } }
    expect((await admin.client.refusal('update-muscle-group', rename)).code).toBe('name-taken')
    await muscle(one.id, 'Paume')
    const dos = await muscle(one.id, 'Dos de la main')
    await muscle(two.id, 'Paume')
    const twin = { params: { id: dos.id }, body: { version: 1, name: 'paume', name_en: null, region: null } }
    expect((await admin.client.refusal('update-muscle', twin)).code).toBe('name-taken')
    for (const name of ['', '   ']) {
      const { code } = await admin.client.refusal('create-muscle-group', { body: { name, name_en: null } })
      expect(code).toBe('invalid-input')
    }
  })

  it('needs a name of which an id can be made, and so does a muscle: an id is 200 characters at most', async () => {
    const { id } = await group({ name: 'İ'.repeat(50) })
    const body = { name: 'İ'.repeat(50), name_en: 'Part', region: null }
    const { status, code, errors } = await admin.client.refusal('create-muscle', { params: { id }, body })
    expect([status, code, errors]).toEqual([400, 'invalid-input', [{ path: 'body.name', reason: 'too_big' }]])
    const part = await muscle(id, 'İ\u0323')
    const params = { id: part.id }
    const renamed = { ...body, name: 'Autre', version: 1 }
    expect(await admin.client.call('update-muscle', { params, body: renamed })).toMatchObject({ name: 'Autre' })
  })

  it('is renamed by the first of two administrators; the other is told. It is the same for muscles', async () => {
    const { id } = await group()
    const rename = (name: string) => ({ params: { id }, body: { version: 1, name, name_en: null } })
    const groups = await Promise.all([
      admin.client.send('update-muscle-group', rename('Un')),
      other.client.send('update-muscle-group', rename('Deux')),
    ])
    expect(groups.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const part = await muscle(id)
    const change = (name: string) => ({
      params: { id: part.id },
      body: { version: 1, name, name_en: null, region: null },
    })
    const saved = await admin.client.call('update-muscle', change('Trois'))
    expect(await admin.client.call('update-muscle', change('Trois'))).toEqual(saved)
    const late = await other.client.refusal('update-muscle', change('Quatre'))
    expect(late).toMatchObject({ code: 'version-conflict', current: saved as object })
  })

  it('reads with its new name everywhere at once', async () => {
    const { id } = await group()
    const { id: exercise } = await member.client.call('create-exercise', {
      body: newExercise({ muscle_group_id: id, muscle_ids: [] }),
    })
    await admin.client.call('update-muscle-group', {
      params: { id },
      body: { version: 1, name: 'Renommé', name_en: null },
    })
    const { items } = await member.client.call('get-exercises', { query: {} })
    expect(items.find((row) => row.id === exercise)?.muscle_group).toBe('Renommé')
  })
})

it('the library holds so many groups and muscles, and no more', async () => {
  const { pool } = testApp.platform.database
  const { id } = await group()
  const fill =
    "INSERT INTO muscles (id, muscle_group_id, name) SELECT 'm' || n, $1, 'M' || n FROM generate_series(1, $2::integer) AS n"
  await pool.query(fill, [id, libraryBounds.muscles])
  const fillGroups =
    "INSERT INTO muscle_groups (id, name) SELECT 'g' || n, 'G' || n FROM generate_series(1, $1::integer) AS n"
  await pool.query(fillGroups, [libraryBounds.groups])
  const muscleBody = { name: 'De trop', name_en: null, region: null }
  const refusals = [
    await admin.client.refusal('create-muscle', { params: { id }, body: muscleBody }),
    await admin.client.refusal('create-muscle-group', { body: { name: 'De trop', name_en: null } }),
  ]
  expect(refusals.map(({ code }) => code)).toEqual(['library-full', 'library-full'])
  await pool.query("DELETE FROM muscles WHERE name ~ '^M[0-9]+$'")
  await pool.query("DELETE FROM muscle_groups WHERE name ~ '^G[0-9]+$'")
})

/** Deletes a group that Fonte ships, if it is still there, with all that names it. */
const deleteCalves = async () => {
  const { pool } = testApp.platform.database
  await pool.query(
    "DELETE FROM programs WHERE is_predefined AND id IN (SELECT program_id FROM program_exercises JOIN exercises ON exercises.id = exercise_id WHERE muscle_group_id = 'mollets')",
  )
  await pool.query("DELETE FROM exercises WHERE muscle_group_id = 'mollets'")
  await pool.query(
    "UPDATE exercises SET muscle_ids = '{}' WHERE muscle_ids && ARRAY(SELECT id FROM muscles WHERE muscle_group_id = 'mollets')",
  )
  await admin.client.send('delete-muscle-group', { params: { id: 'mollets' } })
}

describe('deleting muscles', () => {
  it('takes the muscles of a group along, and is noted', async () => {
    const { id, name } = await group()
    const part = await muscle(id)
    testApp.clock.advance({ seconds: 1 })
    await admin.client.call('delete-muscle-group', { params: { id } })
    expect((await listed()).map((row) => row.id)).not.toContain(id)
    expect(await auditOf(testApp, id)).toMatchObject([
      { action: 'create-muscle-group', before: null, after: { name } },
      {
        actor_id: admin.profile.id,
        action: 'delete-muscle-group',
        before: { name, muscles: `["${part.id}"]` },
        after: null,
      },
    ])
    expect((await admin.client.refusal('delete-muscle-group', { params: { id } })).code).toBe('not-found')
  })

  it('is refused while an exercise names them, the library’s or a member’s, with how many; this is shown before', async () => {
    const { id } = await group()
    const part = await muscle(id)
    const { id: own } = await member.client.call('create-exercise', {
      body: newExercise({ muscle_group_id: id, muscle_ids: [part.id] }),
    })
    await admin.client.call('create-library-exercise', {
      body: newLibraryExercise({ muscle_ids: ['pectoraux-milieu', part.id] }),
    })
    const use = { exercises: 1, own_exercises: 1 }
    for (const what of ['muscle-group', 'muscle'] as const) {
      const params = { id: what === 'muscle' ? part.id : id }
      expect(await admin.client.call(`get-${what}-use`, { params })).toEqual(use)
      expect(await admin.client.refusal(`delete-${what}`, { params })).toMatchObject({ code: 'in-use', current: use })
    }
    await member.client.call('delete-exercise', { params: { id: own } })
    expect(await admin.client.call('get-muscle-use', { params: { id: part.id } })).toEqual(use)
  })

  it('and an exercise that is made at the same moment: one of the two happens, and the other is told', async () => {
    for (const _ of 'abc') {
      const { id } = await group()
      const [gone, kept] = await Promise.all([
        admin.client.send('delete-muscle-group', { params: { id } }),
        member.client.send('create-exercise', { body: newExercise({ muscle_group_id: id, muscle_ids: [] }) }),
      ])
      expect([
        [204, 400],
        [409, 200],
      ]).toContainEqual([gone.status, kept.status])
    }
  })

  it('holds also for what Fonte ships: the next start brings neither it back nor what would need it', async () => {
    const { pool } = testApp.platform.database
    const [shipped] = (await admin.client.call('get-library-muscles')).items.flatMap(({ muscles }) => muscles)
    if (!shipped) throw new Error('no muscle')
    await pool.query('UPDATE exercises SET muscle_ids = array_remove(muscle_ids, $1), edited_at = now()', [shipped.id])
    await admin.client.call('delete-muscle', { params: { id: shipped.id } })
    await deleteCalves()
    await loadLibrary(testApp.platform.database)
    const groups = await listed()
    expect(groups.map(({ id }) => id)).not.toContain('mollets')
    expect(groups.flatMap(({ muscles }) => muscles).map(({ id }) => id)).not.toContain(shipped.id)
  })

  it('is over for a group that is made again: the next start brings what the files have in it', async () => {
    const { database } = testApp.platform
    const exercises = async () => {
      const text = "SELECT muscle_ids FROM exercises WHERE muscle_group_id = 'mollets' AND creator_id IS NULL"
      return (await database.pool.query<{ muscle_ids: string[] }>(text)).rows
    }
    await deleteCalves()
    await loadLibrary(database)
    expect(await exercises()).toEqual([])
    expect((await group({ name: 'Mollets' })).id).toBe('mollets')
    await loadLibrary(database)
    expect(await exercises()).not.toEqual([])
    // Its muscles were deleted with it, and were not made again.
    const muscles = new Set((await listed()).flatMap((row) => row.muscles.map(({ id }) => id)))
    const named = (await exercises()).flatMap(({ muscle_ids }) => muscle_ids)
    expect(named.filter((id) => !muscles.has(id))).toEqual([])
  })

  it('is over for a muscle that is made again', async () => {
    const known = async (muscleId: string) =>
      (await readLibraryState([], testApp.platform.database.read)).filter((row) => row.id === muscleId)
    const { id: groupId } = await group()
    const { id } = await muscle(groupId)
    await admin.client.call('delete-muscle', { params: { id } })
    expect(await known(id)).toMatchObject([{ table: 'muscles', deleted: true }])
    expect((await muscle(groupId)).id).toBe(id)
    expect(await known(id)).toMatchObject([{ table: 'muscles', deleted: false }])
  })
})

describe('the order of groups and muscles', () => {
  it('is the one that an administrator gives, and stays over a start', async () => {
    const before = (await listed()).map(({ id }) => id)
    const ids = before.toReversed()
    const { items } = await admin.client.call('order-muscle-groups', { body: { ids } })
    expect(items.map(({ id }) => id)).toEqual(ids)
    await loadLibrary(testApp.platform.database)
    expect((await listed()).map(({ id }) => id)).toEqual(ids)
    const chest = items.find(({ id }) => id === 'pectoraux')?.muscles.map(({ id }) => id) ?? []
    const call = { params: { id: 'pectoraux' }, body: { ids: chest.toReversed() } }
    const after = (await admin.client.call('order-muscles', call)).items.find(({ id }) => id === 'pectoraux')
    expect(after?.muscles.map(({ id }) => id)).toEqual(chest.toReversed())
  })

  it('is refused when a group came or went meanwhile', async () => {
    const ids = (await listed()).map(({ id }) => id)
    await group()
    expect((await admin.client.refusal('order-muscle-groups', { body: { ids } })).code).toBe('version-conflict')
  })
})
