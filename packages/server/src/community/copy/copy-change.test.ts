import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basicMember, newPost, publish } from '../../test-kit/community.ts'
import { countStatements } from '../../test-kit/count-statements.ts'
import { block, type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newExercise, newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const [bench, pullUp] = newProgram().exercises
const heavier = [5, 5, 5].map((reps) => ({ reps, weight: 140, rest: 180 }))

/** A program of one person with a copy of another one. */
const copied = async () => {
  const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
  const { program, post } = await publish(author)
  const body = { id: crypto.randomUUID() }
  const copy = await member.client.call('copy-post', { params: { id: post.id }, body })
  return { author, member, program, post, copy }
}

const change = (
  { client }: Member,
  id: string,
  version: number,
  changes: Partial<Omit<ReturnType<typeof newProgram>, 'id'>>,
) => {
  const { id: _, ...fields } = newProgram()
  return client.call('update-program', { params: { id }, body: { ...fields, ...changes, version } })
}

/** What is told of each copy that the list names. */
const told = async ({ client }: Member) => {
  const { items } = await client.call('get-copy-changes', { query: {} })
  return Promise.all(items.map(({ program_id }) => client.call('get-copy-change', { params: { id: program_id } })))
}
const lineIds = async (member: Member) => (await told(member)).flatMap(({ lines }) => lines.map(({ id }) => id))

const exercisesOf = (sets = heavier) => [...(bench ? [{ ...bench, sets }] : []), ...(pullUp ? [pullUp] : [])]

describe('an author’s later change', () => {
  it('is told to who copied, line by line, while a post stands and they may read it', async () => {
    const { author, member, program, copy } = await copied()
    expect(await told(member)).toEqual([])
    await change(author, program.id, 1, { name: 'Haut du corps, lourd', exercises: exercisesOf() })
    const [item] = await told(member)
    expect(item).toMatchObject({ program_id: copy.id, source_version: 2 })
    expect(item?.lines.map(({ id }) => id)).toEqual(['name', 'sets:predefined-développé-couché'])
    expect(item?.lines[1]).toMatchObject({
      exercise: { name: 'Développé couché', name_en: 'Bench press' },
      before: { sets: bench?.sets },
      after: { sets: heavier },
    })
    await author.client.call('unpublish-program', { params: { id: program.id } })
    expect(await told(member)).toEqual([])
    await change(author, program.id, 2, { name: 'Secret' })
    expect(await told(member)).toEqual([])
    await author.client.call('create-post', { body: newPost(program.id) })
    expect(await lineIds(member)).toEqual(['name'])
    await member.client.call('hide-author', { params: { id: author.profile.id } })
    expect(await told(member)).toEqual([])
    await member.client.call('show-author', { params: { id: author.profile.id } })
    expect(await lineIds(member)).toEqual(['name'])
    await block(testApp, author.profile.id)
    expect(await told(member)).toEqual([])
  })

  it('is taken over line by line with one’s own weights; what is left is not told again', async () => {
    const { author, member, program, copy } = await copied()
    const light = [{ reps: 5, weight: 42.5, rest: 60 }]
    await change(member, copy.id, 1, { exercises: exercisesOf(light) })
    await change(author, program.id, 1, { name: 'Autre', description: 'Autrement', exercises: exercisesOf() })
    const params = { id: copy.id }
    const sets = 'sets:predefined-développé-couché'
    const taken = await member.client.call('take-copy-change', {
      params,
      body: { version: 2, source_version: 2, take: [sets], leave: ['description'] },
    })
    expect(taken).toMatchObject({ name: 'Haut du corps', version: 3, is_copy: true })
    expect(taken.exercises[0]?.sets).toEqual([5, 5, 5].map((reps) => ({ reps, weight: 42.5, rest: 180 })))
    expect(await lineIds(member)).toEqual(['name'])
    const last = { params, body: { version: 3, source_version: 2, take: [], leave: ['name'] } }
    expect((await member.client.call('take-copy-change', last)).version).toBe(3)
    expect(await told(member)).toEqual([])
    const other = { params, body: { ...last.body, take: ['name'], leave: [] } }
    expect((await member.client.refusal('take-copy-change', other)).code).toBe('not-found')
  })

  it('is taken over once, however often the call comes, also at once and when the post is withdrawn since', async () => {
    const { author, member, program, copy } = await copied()
    await change(author, program.id, 1, { name: 'Autre', exercises: exercisesOf() })
    const take = ['sets:predefined-développé-couché']
    const call = { params: { id: copy.id }, body: { version: 1, source_version: 2, take, leave: ['name'] } }
    const answers = await Promise.all([1, 2, 3].map(() => member.client.copy().call('take-copy-change', call)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ name: 'Haut du corps', version: 2 })
    await author.client.call('unpublish-program', { params: { id: program.id } })
    expect(await member.client.call('take-copy-change', call)).toEqual(answers[0])
    const changed = await change(member, copy.id, 2, { name: 'À moi' })
    expect(await member.client.call('take-copy-change', call)).toEqual(changed)
  })

  it('that is taken in part is answered again, too; the rest is still told', async () => {
    const { author, member, program, copy } = await copied()
    await change(author, program.id, 1, { name: 'Autre', description: 'Autrement' })
    const call = { params: { id: copy.id }, body: { version: 1, source_version: 2, take: ['name'], leave: [] } }
    const taken = await member.client.call('take-copy-change', call)
    expect(await member.client.call('take-copy-change', call)).toEqual(taken)
    expect(await lineIds(member)).toEqual(['description'])
  })

  it('brings along exercises that the author made', async () => {
    const { author, member, program, copy } = await copied()
    const made = await author.client.call('create-exercise', { body: newExercise({ name: 'Gainage au zinc' }) })
    const row = { exercise_id: made.id, default_rest: 30, sets: [{ reps: 10, weight: 5, rest: 30 }] }
    await change(author, program.id, 1, { exercises: [...newProgram().exercises, row] })
    const [line] = (await told(member))[0]?.lines ?? []
    expect(line).toMatchObject({ kind: 'exercise-added', exercise: { name: 'Gainage au zinc' } })
    const body = { version: 1, source_version: 2, take: [line?.id ?? ''], leave: [] }
    const taken = await member.client.call('take-copy-change', { params: { id: copy.id }, body })
    const added = taken.exercises[2]
    expect(added).toMatchObject({ name: 'Gainage au zinc', default_rest: 30, sets: row.sets })
    expect(added?.exercise_id).not.toBe(made.id)
    expect(await told(member)).toEqual([])
    await change(author, program.id, 2, { exercises: [...newProgram().exercises, { ...row, default_rest: 90 }] })
    expect(await lineIds(member)).toEqual([`rest:${added?.exercise_id}`])
    await author.client.call('delete-user-account', { body: {} })
    expect((await member.client.call('get-program', { params: { id: copy.id } })).exercises).toEqual(taken.exercises)
  })

  it('brings along an exercise that shows the same as one which the copy has, as another one', async () => {
    const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
    const made = [newExercise(), newExercise()]
    for (const body of made) await author.client.call('create-exercise', { body })
    const rows = made.map(({ id }) => ({ exercise_id: id, default_rest: 30, sets: heavier }))
    const { program, post } = await publish(author, {}, { exercises: rows.slice(0, 1) })
    const body = { id: crypto.randomUUID() }
    const copy = await member.client.call('copy-post', { params: { id: post.id }, body })
    await change(author, program.id, 1, { exercises: rows })
    const choice = { version: 1, source_version: 2, take: (await lineIds(member)).slice(0, 1), leave: [] }
    const taken = await member.client.call('take-copy-change', { params: { id: copy.id }, body: choice })
    expect(new Set(taken.exercises.map(({ exercise_id }) => exercise_id)).size).toBe(2)
    expect(await told(member)).toEqual([])
  })

  it('brings along anew an exercise that its copier deleted since', async () => {
    const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
    const made = await author.client.call('create-exercise', { body: newExercise() })
    const row = { exercise_id: made.id, default_rest: 30, sets: heavier }
    const both = { exercises: [...newProgram().exercises, row] }
    const { program, post } = await publish(author, {}, both)
    const params = { id: crypto.randomUUID() }
    const copy = await member.client.call('copy-post', { params: { id: post.id }, body: params })
    await change(member, copy.id, 1, {})
    await member.client.call('delete-exercise', { params: { id: copy.exercises[2]?.exercise_id ?? '' } })
    await change(author, program.id, 1, { name: 'Autrement' })
    const leaving = { version: 2, source_version: 2, take: [], leave: ['name'] }
    await member.client.call('take-copy-change', { params, body: leaving })
    await change(author, program.id, 2, { name: 'Autrement', ...both })
    const body = { version: 2, source_version: 3, take: await lineIds(member), leave: [] }
    const taken = await member.client.call('take-copy-change', { params, body })
    expect(taken.exercises.map(({ name }) => name)).toContain(made.name)
    expect(await told(member)).toEqual([])
  })

  it('tells of a name of which nothing shows by a dash', async () => {
    const { author, member, program } = await copied()
    await change(author, program.id, 1, { name: '\u202e\u200b' })
    const [line] = (await told(member))[0]?.lines ?? []
    expect(line).toMatchObject({ id: 'name', after: { text: '–' } })
  })

  it('is refused where either side has moved on, for somebody else’s copy, without premium, and for nonsense', async () => {
    const { author, member, program, copy } = await copied()
    await change(author, program.id, 1, { exercises: pullUp ? [pullUp] : [] })
    const params = { id: copy.id }
    const body = { version: 1, source_version: 2, take: ['exercise-removed:predefined-développé-couché'], leave: [] }
    for (const wrong of [
      { ...body, version: 2 },
      { ...body, source_version: 3 },
    ]) {
      const refused = await member.client.refusal('take-copy-change', { params, body: wrong })
      expect(refused.code).toBe('version-conflict')
    }
    const stranger = await newcomer(testApp)
    expect((await stranger.client.refusal('take-copy-change', { params, body })).code).toBe('not-found')
    const basic = await basicMember(testApp)
    expect((await basic.client.refusal('take-copy-change', { params, body })).code).toBe('premium-required')
    expect((await basic.client.refusal('get-copy-changes', { query: {} })).code).toBe('premium-required')
    expect((await testApp.client().refusal('get-copy-changes', { query: {} })).code).toBe('signed-out')
    expect((await member.client.send('take-copy-change', { params, body: { ...body, take: 'all' } })).status).toBe(400)
    await change(member, copy.id, 1, { exercises: bench ? [bench] : [] })
    const emptying = await member.client.send('take-copy-change', { params, body: { ...body, version: 2 } })
    expect(emptying.body).toMatchObject({ status: 400, errors: [{ path: 'body.take', reason: 'too_small' }] })
  })

  it('costs a constant number of statements, one where there is nothing to tell', async () => {
    const { author, member, program } = await copied()
    const { pool } = testApp.platform.database
    const cost = () => countStatements(pool, () => member.client.call('get-copy-changes', { query: {} }))
    expect(await cost()).toBe(2)
    const { post } = await publish(author)
    await member.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
    await change(author, program.id, 1, { name: 'Un' })
    await change(author, post.program_id, 1, { name: 'Deux' })
    expect(await cost()).toBe(3)
    expect(await cost()).toBe(1)
    expect(await told(member)).toHaveLength(2)
  })
})
