import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakStatement } from '../../test-kit/break-statement.ts'
import { basicMember, newPost, publish } from '../../test-kit/community.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let author: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
})

afterAll(() => testApp.close())

const query = (text: string, ...values: unknown[]) => testApp.platform.database.pool.query(text, values)
const copy = ({ client }: Pick<Member, 'client'>, postId: string, id: string = crypto.randomUUID()) =>
  client.call('copy-post', { params: { id: postId }, body: { id } })
const copying = (postId: string) => ({ params: { id: postId }, body: { id: crypto.randomUUID() } })

/** A published program of the member with an exercise that they made. */
const publishOwn = async (member: Member) => {
  const exercise = await member.client.call('create-exercise', { body: newExercise({ name: 'Développé au tabouret' }) })
  const [bench] = newProgram().exercises
  const own = { exercise_id: exercise.id, default_rest: 45, sets: [{ reps: 8, weight: 12.5, rest: 60 }] }
  return { ...(await publish(member, {}, { exercises: bench ? [bench, own] : [own] })), exercise }
}

describe('copying a post', () => {
  it('makes a program of one’s own, with own copies of the author’s exercises, that says where it came from', async () => {
    const member = await newcomer(testApp)
    const { program, post, exercise } = await publishOwn(author)
    const made = await copy(member, post.id)
    expect(made).toMatchObject({
      name: program.name,
      user_id: member.profile.id,
      is_copy: true,
      is_public: false,
      copied_from_program_id: program.id,
      version: 1,
    })
    const [bench, own] = made.exercises
    expect(bench).toEqual(program.exercises[0])
    expect(own).toEqual({ ...program.exercises[1], exercise_id: own?.exercise_id })
    expect(own?.exercise_id).not.toBe(exercise.id)
    const { exercises, programs } = await member.client.call('export-user-data', { body: {} })
    expect(exercises).toEqual([{ ...exercise, id: own?.exercise_id, creator_id: member.profile.id }])
    expect(programs).toEqual([made])
    expect(JSON.stringify(made)).not.toContain(author.profile.username)
  })

  it('keeps two exercises of the author apart that are the same in all they show, also at the second copy', async () => {
    const [owner, member] = [await newcomer(testApp), await newcomer(testApp)]
    const made = [newExercise(), newExercise()]
    for (const body of made) await owner.client.call('create-exercise', { body })
    const sets = [{ reps: 8, weight: 12.5, rest: 60 }]
    const exercises = made.map(({ id }) => ({ exercise_id: id, default_rest: 45, sets }))
    const { post } = await publish(owner, {}, { exercises })
    const idsOf = (program: { exercises: readonly { exercise_id: string }[] }) =>
      program.exercises.map(({ exercise_id }) => exercise_id)
    const first = idsOf(await copy(member, post.id))
    expect(new Set(first).size).toBe(2)
    expect(idsOf(await copy(member, post.id)).toSorted()).toEqual(first.toSorted())
  })

  it('says what shows of the program’s name and description, and the title of the post where nothing of the name does', async () => {
    const member = await newcomer(testApp)
    const { post, program } = await publish(author, {}, { name: 'A\u202eB', description: 'C\u200bD' })
    expect(await copy(member, post.id)).toMatchObject({ name: 'AB', description: 'CD' })
    await query('UPDATE programs SET name = $1 WHERE id = $2', '\u202e\u200b', program.id)
    expect((await copy(member, post.id)).name).toBe(post.title)
  })

  it('names an exercise of which nothing shows by a dash', async () => {
    const [owner, member] = [await newcomer(testApp), await newcomer(testApp)]
    const hidden = '\u202e\u200b'
    const exercise = await owner.client.call('create-exercise', { body: newExercise({ equipment: 'x' }) })
    await query('UPDATE exercises SET name = $1, equipment = $1 WHERE id = $2', hidden, exercise.id)
    const row = { exercise_id: exercise.id, default_rest: 45, sets: [{ reps: 8, weight: 12.5, rest: 60 }] }
    const { post } = await publish(owner, {}, { exercises: [row] })
    await copy(member, post.id)
    const { exercises } = await member.client.call('export-user-data', { body: {} })
    expect(exercises.map(({ name, equipment }) => [name, equipment])).toEqual([['–', '']])
  })

  it('makes two copies when it is done twice, and one when the same call comes again', async () => {
    const member = await newcomer(testApp)
    const { post } = await publishOwn(author)
    const id = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => copy({ client: member.client.copy() }, post.id, id)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    await copy(member, post.id)
    expect((await member.client.call('get-programs')).items).toHaveLength(2)
    const { exercises } = await member.client.call('export-user-data', { body: {} })
    expect(exercises).toHaveLength(1)
    const details = await member.client.call('get-post', { params: { id: post.id } })
    expect(details.copy_count).toBe(1)
    await copy(author, post.id)
    expect((await member.client.call('get-post', { params: { id: post.id } })).copy_count).toBe(1)
  })

  it('is all or nothing', async () => {
    const member = await newcomer(testApp)
    const { post } = await publishOwn(author)
    const mend = await breakStatement(testApp.platform.database.pool, 'INSERT', 'post_copies')
    expect((await member.client.refusal('copy-post', copying(post.id))).status).toBe(500)
    await mend()
    const { exercises, programs } = await member.client.call('export-user-data', { body: {} })
    expect([exercises, programs]).toEqual([[], []])
  })

  it('is refused under the id of a copy of another post, also of one’s own; the same post again is answered', async () => {
    const member = await newcomer(testApp)
    const [one, other] = [await publish(author), await publish(author)]
    const made = await copy(member, one.post.id)
    const again = { params: { id: other.post.id }, body: { id: made.id } }
    expect((await member.client.refusal('copy-post', again)).code).toBe('id-conflict')
    expect(await copy(member, one.post.id, made.id)).toEqual(made)
    const { id } = await member.client.call('create-program', { body: newProgram({ is_copy: true }) })
    const duplicate = { params: { id: one.post.id }, body: { id } }
    expect((await member.client.refusal('copy-post', duplicate)).code).toBe('id-conflict')
    await author.client.call('delete-program', { params: { id: one.program.id } })
    expect((await copy(member, one.post.id, made.id)).id).toBe(made.id)
  })

  it('needs the premium flag, a post that stands, room, and an id that is free', async () => {
    const member = await newcomer(testApp)
    const { program, post } = await publishOwn(author)
    const basic = await basicMember(testApp)
    expect((await basic.client.refusal('copy-post', copying(post.id))).code).toBe('premium-required')
    expect((await testApp.client().refusal('copy-post', copying(post.id))).code).toBe('signed-out')
    const mine = await member.client.call('create-program', { body: newProgram() })
    const taken = { params: { id: post.id }, body: { id: mine.id } }
    expect((await member.client.refusal('copy-post', taken)).code).toBe('id-conflict')
    const theirs = { params: { id: post.id }, body: { id: program.id } }
    expect((await member.client.refusal('copy-post', theirs)).code).toBe('id-conflict')
    expect((await member.client.send('copy-post', { params: { id: post.id }, body: { id: 'x' } })).status).toBe(400)
    await query(
      `INSERT INTO exercises (id, creator_id, name, equipment, description, muscle_group_id)
       SELECT 'custom-' || gen_random_uuid(), $1, 'Plein ' || n, '', '', 'pectoraux' FROM generate_series(1, 500) AS n`,
      member.profile.id,
    )
    expect((await member.client.refusal('copy-post', copying(post.id))).code).toBe('exercises-full')
    await author.client.call('unpublish-program', { params: { id: program.id } })
    expect((await member.client.refusal('copy-post', copying(post.id))).code).toBe('not-found')
    expect((await member.client.refusal('copy-post', taken)).code).toBe('id-conflict')
  })
})

describe('a copy', () => {
  it('outlives its author: their account goes at once, and the copy stays whole, still a copy, without their name', async () => {
    const [gone, member] = [await newcomer(testApp), await newcomer(testApp)]
    const { post } = await publishOwn(gone)
    const made = await copy(member, post.id)
    await gone.client.call('delete-user-account', { body: {} })
    const left = await member.client.call('get-program', { params: { id: made.id } })
    expect(left).toEqual({ ...made, copied_from_program_id: null })
    const attempt = { body: newPost(made.id) }
    expect((await member.client.refusal('create-post', attempt)).code).toBe('copy-unpublishable')
    const { rows } = await query('SELECT 1 FROM program_copies WHERE program_id = $1', made.id)
    expect(rows).toEqual([])
  })

  it('keeps nobody from withdrawing, changing or deleting the original, and stays as it was', async () => {
    const member = await newcomer(testApp)
    const { program, post, exercise } = await publishOwn(author)
    const made = await copy(member, post.id)
    await author.client.call('delete-program', { params: { id: program.id } })
    await author.client.call('delete-exercise', { params: { id: exercise.id } })
    const left = await member.client.call('get-program', { params: { id: made.id } })
    expect(left.exercises).toEqual(made.exercises)
    const { items } = await author.client.call('get-exercises', { query: {} })
    expect(items.find(({ id }) => id === exercise.id)).toMatchObject({ archived: true })
  })

  it('leaves a program of one’s own that asks for the same what it is, and keeps it from being published', async () => {
    const member = await newcomer(testApp)
    const { post } = await publishOwn(author)
    const { exercises, description } = await copy(member, post.id)
    const rows = exercises.map(({ exercise_id, default_rest, sets }) => ({
      exercise_id,
      default_rest,
      sets: sets.map((set) => ({ ...set, weight: 42 })),
    }))
    const own = await member.client.call('create-program', {
      body: newProgram({ name: 'De moi', description, exercises: rows }),
    })
    expect(own.is_copy).toBe(false)
    const [first] = rows
    const other = await member.client.call('create-program', { body: newProgram({ exercises: first ? [first] : [] }) })
    const { id: _, ...fields } = newProgram({ exercises: rows })
    const saved = await member.client.call('update-program', {
      params: { id: other.id },
      body: { ...fields, version: 1 },
    })
    expect(saved.is_copy).toBe(false)
    for (const { id } of [own, other]) {
      const attempt = { body: newPost(id) }
      expect((await member.client.refusal('create-post', attempt)).code).toBe('copy-unpublishable')
    }
  })

  it('passes to its duplicates, of which none is published', async () => {
    const member = await newcomer(testApp)
    const { post } = await publishOwn(author)
    const { exercises } = await copy(member, post.id)
    const rows = exercises.map(({ exercise_id, default_rest, sets }) => ({ exercise_id, default_rest, sets }))
    const duplicate = await member.client.call('create-program', {
      body: newProgram({ is_copy: true, exercises: rows.slice(1) }),
    })
    expect(duplicate.is_copy).toBe(true)
    const attempt = { body: newPost(duplicate.id) }
    expect((await member.client.refusal('create-post', attempt)).code).toBe('copy-unpublishable')
  })

  it('of a published duplicate of a predefined program makes no copy of that program, nor keeps it from being published', async () => {
    const member = await newcomer(testApp)
    const predefined = (await member.client.call('get-predefined-programs')).items[0]
    const exercises = (predefined?.exercises ?? []).map(({ exercise_id, default_rest, sets }) => ({
      exercise_id,
      default_rest,
      sets,
    }))
    const { post } = await publish(author, {}, { exercises })
    const made = await copy(member, post.id)
    const duplicate = await member.client.call('create-program', { body: newProgram({ exercises }) })
    expect(duplicate.is_copy).toBe(false)
    expect((await member.client.call('create-post', { body: newPost(duplicate.id) })).program_id).toBe(duplicate.id)
    const attempt = { body: newPost(made.id) }
    expect((await member.client.refusal('create-post', attempt)).code).toBe('copy-unpublishable')
  })

  it('of one’s own program keeps nobody from publishing that again', async () => {
    const { program, post } = await publishOwn(author)
    await copy(author, post.id)
    expect((await author.client.call('create-post', { body: newPost(program.id) })).program_id).toBe(program.id)
  })

  it('stays its owner’s when their premium ends, and may be changed freely', async () => {
    const member = await newcomer(testApp)
    const { post } = await publishOwn(author)
    const made = await copy(member, post.id)
    await member.client.call('cancel-plan', { body: {} })
    const { name: _, ...fields } = newProgram()
    const { id: __, ...content } = { ...fields, name: 'À ma façon' }
    const saved = await member.client.call('update-program', {
      params: { id: made.id },
      body: { ...content, version: 1 },
    })
    expect(saved).toMatchObject({ name: 'À ma façon', is_copy: true, version: 2 })
  })
})

describe('what a rating rests on', () => {
  const train = async (member: Member, programId: string, minutes: number) => {
    const now = testApp.clock.now()
    const changes = { program_id: programId, duration_minutes: minutes }
    const started_at = new Date(now - 180 * 60_000).toISOString()
    await member.client.call('create-workout-history', { body: finishedWorkout(now, { ...changes, started_at }) })
  }

  it('is told from five other people on: who did a copy with the same exercises, and the median to five minutes', async () => {
    const { post, program } = await publishOwn(author)
    const practice = async () => {
      testApp.clock.advance({ minutes: 10 })
      await author.client.call('refresh-session', { body: {} })
      return (await author.client.call('get-post', { params: { id: post.id } })).practice
    }
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newcomer(testApp)))
    const copies: string[] = []
    for (const person of people) copies.push((await copy(person, post.id)).id)
    for (const [at, person] of people.slice(0, 4).entries()) await train(person, copies[at] ?? '', 40 + 10 * at)
    await train(author, program.id, 5)
    expect(await practice()).toBeNull()
    const sixth = people[5]
    for (const person of people.slice(4)) await person.client.call('refresh-session', { body: {} })
    const { id: _, ...other } = newProgram()
    const changed = { params: { id: copies[5] ?? '' }, body: { ...other, version: 1 } }
    await sixth?.client.call('update-program', changed)
    if (sixth) await train(sixth, copies[5] ?? '', 10)
    expect(await practice()).toBeNull()
    await people[4]?.client.call('refresh-session', { body: {} })
    if (people[4]) await train(people[4], copies[4] ?? '', 52)
    expect(await practice()).toEqual({ people: 5, minutes: 50 })
  })
})
