import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedLimits } from '../../platform/limits/stored-limits.ts'
import { purgeTasks } from '../../purge/purge.ts'
import { newPost, publish } from '../../test-kit/community.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newExercise, newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let member: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

type Rows = ReturnType<typeof newProgram>['exercises']

const [bench, pullUp] = newProgram().exercises

/** Exercises that ask for so many repetitions of the bench press. */
const rowsOf = (reps: number): Rows => [
  ...(bench ? [{ ...bench, sets: [{ reps, weight: 60, rest: 90 }] }] : []),
  ...(pullUp ? [pullUp] : []),
]

const planned = (rows: readonly Rows[number][]): Rows =>
  rows.map(({ exercise_id, default_rest, sets }) => ({ exercise_id, default_rest, sets }))

/** A newcomer who has copied what somebody else published. */
const copied = async (exercises = rowsOf(7)) => {
  const author = await newcomer(testApp)
  member = await newcomer(testApp)
  const original = await publish(author, {}, { exercises })
  const params = { id: crypto.randomUUID() }
  const copy = await member.client.call('copy-post', { params: { id: original.post.id }, body: params })
  return { author, copy, ...original }
}

const make = (exercises: Rows, changes = {}) =>
  member.client.call('create-program', { body: newProgram({ exercises, ...changes }) })
const remove = (id: string) => member.client.call('delete-program', { params: { id } })
const change = ({ id, version }: { id: string; version: number }, exercises: Rows, changes = {}) => {
  const { id: _, ...fields } = newProgram({ exercises, ...changes })
  return { params: { id }, body: { ...fields, version } }
}
const publishing = async (id: string) => {
  const { status, body } = await member.client.send('create-post', { body: newPost(id) })
  return status === 200 ? 'published' : (body as { code: string }).code
}

describe('a published program', () => {
  it('is not saved over with what a copy asks for, with whatever weights: it stays as it was', async () => {
    await copied()
    const { program } = await publish(member, {}, { exercises: rowsOf(8) })
    const heavy = rowsOf(7).map((row) => ({ ...row, sets: row.sets.map((set) => ({ ...set, weight: 90 })) }))
    const refused = await member.client.refusal('update-program', change(program, heavy))
    expect([refused.status, refused.code]).toEqual([409, 'copy-unpublishable'])
    const { exercises } = await member.client.call('get-program', { params: { id: program.id } })
    expect(planned(exercises)).toEqual(rowsOf(8))
    await member.client.call('unpublish-program', { params: { id: program.id } })
    expect(await member.client.call('update-program', change(program, heavy))).toMatchObject({ version: 2 })
    expect(await publishing(program.id)).toBe('copy-unpublishable')
  })

  it('is not saved over with what a deleted copy asked for', async () => {
    const { copy } = await copied()
    await remove(copy.id)
    const { program } = await publish(member, {}, { exercises: rowsOf(8) })
    const refused = await member.client.refusal('update-program', change(program, rowsOf(7)))
    expect(refused.code).toBe('copy-unpublishable')
  })

  it('that asks for the same as a copy made later may be named anew, and given other weights', async () => {
    member = await newcomer(testApp)
    const { program } = await publish(member, {}, { exercises: rowsOf(7) })
    const { post } = await publish(await newcomer(testApp), {}, { exercises: rowsOf(7) })
    await member.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
    const light = rowsOf(7).map((row) => ({ ...row, sets: row.sets.map((set) => ({ ...set, weight: 20 })) }))
    const saved = await member.client.call('update-program', change(program, light, { name: 'Léger' }))
    expect(saved).toMatchObject({ name: 'Léger', is_public: true })
  })
})

/** The same with other weights. */
const weighing = (rows: Rows, weight: number): Rows =>
  rows.map((row) => ({ ...row, sets: row.sets.map((set) => ({ ...set, weight })) }))

describe('what was copied', () => {
  it('is published neither while the copy is there nor once it is deleted', async () => {
    const { copy } = await copied()
    const before = await make(rowsOf(7))
    await remove(copy.id)
    const after = await make(rowsOf(7))
    for (const { id } of [before, after]) expect(await publishing(id)).toBe('copy-unpublishable')
    expect(await publishing((await make(rowsOf(8))).id)).toBe('published')
  })

  it('is not published after the copy was changed, neither as it was copied nor as it became', async () => {
    const { copy } = await copied()
    await member.client.call('update-program', change(copy, rowsOf(9)))
    expect(await publishing((await make(rowsOf(7))).id)).toBe('copy-unpublishable')
    await remove(copy.id)
    for (const reps of [7, 9]) expect(await publishing((await make(rowsOf(reps))).id)).toBe('copy-unpublishable')
  })

  it('is not published with a change of its author’s that was taken over', async () => {
    const { author, program, copy } = await copied()
    await author.client.call('update-program', change(program, rowsOf(10)))
    const take = ['sets:predefined-développé-couché']
    const body = { version: 1, source_version: 2, take, leave: [] }
    await member.client.call('take-copy-change', { params: { id: copy.id }, body })
    await member.client.call('update-program', change({ ...copy, version: 2 }, rowsOf(11)))
    expect(await publishing((await make(rowsOf(10))).id)).toBe('copy-unpublishable')
  })

  it('is not published as a duplicate of which nobody says that it is one, nor from a file that says it is no copy', async () => {
    const { copy } = await copied()
    const { programs } = await member.client.call('export-user-data', { body: {} })
    const duplicate = await make(planned(copy.exercises), { is_copy: false })
    await remove(copy.id)
    const brought = await make(planned(programs[0]?.exercises ?? []), { is_copy: false })
    for (const { id } of [duplicate, brought]) expect(await publishing(id)).toBe('copy-unpublishable')
  })

  it('is not published with an exercise of the author’s made once more under its name', async () => {
    const author = await newcomer(testApp)
    member = await newcomer(testApp)
    const own = newExercise({ name: 'Tirage au drap' })
    await author.client.call('create-exercise', { body: own })
    const rows = (id: string) =>
      rowsOf(7)
        .map((row) => ({ ...row, exercise_id: id }))
        .slice(1)
    const { post } = await publish(author, {}, { exercises: rows(own.id) })
    const params = { id: crypto.randomUUID() }
    const copy = await member.client.call('copy-post', { params: { id: post.id }, body: params })
    await remove(copy.id)
    await member.client.call('delete-exercise', { params: { id: copy.exercises[0]?.exercise_id ?? '' } })
    const again = newExercise({ name: 'Tirage au drap' })
    await member.client.call('create-exercise', { body: again })
    expect(await publishing((await make(rows(again.id))).id)).toBe('copy-unpublishable')
  })

  it('stays known when all training data are reset', async () => {
    await copied()
    await member.client.call('reset-user-data', { body: {} })
    expect(await publishing((await make(rowsOf(7))).id)).toBe('copy-unpublishable')
  })

  it('keeps nobody from publishing what they made themselves before, or copied of themselves', async () => {
    member = await newcomer(testApp)
    const earlier = await make(rowsOf(7))
    const { post } = await publish(await newcomer(testApp), {}, { exercises: rowsOf(7) })
    const params = { id: crypto.randomUUID() }
    await member.client.call('copy-post', { params: { id: post.id }, body: params })
    await remove(params.id)
    expect(await publishing(earlier.id)).toBe('published')
    const mine = await publish(member, {}, { exercises: rowsOf(12) })
    const own = { id: crypto.randomUUID() }
    await member.client.call('copy-post', { params: { id: mine.post.id }, body: own })
    await remove(mine.program.id)
    await remove(own.id)
    expect(await publishing((await make(rowsOf(12))).id)).toBe('published')
  })

  it('keeps nobody from publishing what they made themselves before, once its weights or its name are others', async () => {
    member = await newcomer(testApp)
    const earlier = await make(rowsOf(13))
    const { post } = await publish(await newcomer(testApp), {}, { exercises: rowsOf(13) })
    await member.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
    await member.client.call('update-program', change(earlier, weighing(rowsOf(13), 75), { name: 'Plus lourd' }))
    expect(await publishing(earlier.id)).toBe('published')
  })

  it('is not published in a program that is older than the copy, and was given what it asks for', async () => {
    const author = await newcomer(testApp)
    member = await newcomer(testApp)
    const older = await make(rowsOf(14))
    const { post } = await publish(author, {}, { exercises: rowsOf(15) })
    await member.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
    await member.client.call('update-program', change(older, rowsOf(15)))
    expect(await publishing(older.id)).toBe('copy-unpublishable')
  })

  it('is not published after its original is gone and the edited copy is deleted', async () => {
    const { author, program, copy } = await copied(rowsOf(16))
    await author.client.call('delete-program', { params: { id: program.id } })
    await member.client.call('update-program', change(copy, rowsOf(17)))
    await remove(copy.id)
    expect(await publishing((await make(rowsOf(17))).id)).toBe('copy-unpublishable')
  })

  it('is not published after an edited duplicate of the copy is deleted, neither as it was made nor as it became', async () => {
    const { copy } = await copied(rowsOf(18))
    await member.client.call('update-program', change(copy, rowsOf(19)))
    const duplicate = await make(rowsOf(19), { is_copy: true })
    await member.client.call('update-program', change({ ...copy, version: 2 }, rowsOf(18)))
    await member.client.call('update-program', change(duplicate, rowsOf(20)))
    await remove(duplicate.id)
    for (const reps of [19, 20]) expect(await publishing((await make(rowsOf(reps))).id)).toBe('copy-unpublishable')
  })

  it('is known of a thousand copies of one person: the oldest beyond them are forgotten', async () => {
    await copied()
    const { pool } = testApp.platform.database
    const known = async () => {
      const { rows } = await pool.query('SELECT min(copied_at), count(*)::int FROM copied_works WHERE user_id = $1', [
        member.profile.id,
      ])
      return rows[0]
    }
    const oldest = (await known()).min
    await pool.query(
      `INSERT INTO copied_works SELECT $1, sha256(n::text::bytea), now() + n * interval '1 s' FROM generate_series(1, $2) AS n`,
      [member.profile.id, storedLimits.copiedWorks],
    )
    await purgeTasks(testApp.platform)['purge-copied-works']?.(null)
    expect(await known()).toMatchObject({ count: storedLimits.copiedWorks })
    expect((await known()).min).not.toEqual(oldest)
  })
})
