import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import { publish } from '../test-kit/community.ts'
import { countStatements } from '../test-kit/count-statements.ts'
import { newcomer, signIn } from '../test-kit/factories.ts'
import { holdTable } from '../test-kit/hold-table.ts'
import { liveIn } from '../test-kit/lived-in.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await loadLibrary(testApp.platform.database)
})

afterAll(() => testApp.close())

/** Tables of a person whose rows the export answers in other words, and why. */
const answeredOtherwise = {
  copied_works: 'digests of what the copied posts asked for',
  deleted_rows: 'ids of what is gone',
  mailed_links: 'secrets',
  program_copies: 'programs',
  program_exercises: 'programs',
  replaced_workouts: 'what history said until an import replaced it, kept 30 days for its undo; counted with imports',
  revisions: 'how often the others changed',
  sign_in_challenges: 'secrets of five minutes',
  sign_up_claims: 'what somebody else typed, told by mail when they did',
  training_clock: 'how often the history changed',
  workout_sets: 'workout_history',
}

describe('the export of my data', () => {
  it('holds everything that I made and everything that is known of me', async () => {
    const member = await newcomer(testApp)
    const { exercise, program, post, entries, report } = await liveIn(testApp, member)
    await signIn(testApp.client(), member.form)
    const { client, form } = member
    const profile = await client.call('get-profile')
    const data = await client.call('export-user-data', { body: {} })
    const now = new Date(testApp.clock.now()).toISOString()
    expect(data).toMatchObject({
      format: 'fonte',
      version: 2,
      exported_at: now,
      units: { mass: 'kg', length: 'cm' },
      account: { email: form.email, created_at: now, confirmed_at: now, last_sign_in_at: now, last_seen_at: now },
      profile,
      username_history: [{ old_username: member.profile.username, new_username: profile.username, changed_at: now }],
      reports: [{ ...report, user_username: member.profile.username, user_email: form.email }],
    })
    expect(data.devices).toEqual((await client.call('get-devices')).items)
    expect(data.devices).toHaveLength(2)
    expect(data.activity).toEqual((await client.call('get-account-activity')).items)
    expect(data.activity).toHaveLength(2)
    expect(data.second_factor).toEqual({ turned_on_at: null, recovery_codes_left: 0 })
    expect(data.active_days).toEqual([testApp.platform.calendar.dayOf(testApp.clock.now())])
    const { program_id, title, message, created_at } = post
    expect(data.posts).toEqual([{ id: post.id, program_id, title, message, created_at }])
    expect(data.programs).toEqual([await client.call('get-program', { params: { id: program.id } })])
    expect(data.exercises.map(({ name, archived }) => [name, archived])).toEqual([
      [exercise.name, false],
      ['Tirage au balai', true],
    ])
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
    expect(data.workout_history.toSorted(byId)).toEqual(entries.toSorted(byId))
  })

  it('holds the ratings that I gave, the posts that I copied and the authors that I hid, and nobody else’s', async () => {
    const [reader, author, other] = [await newcomer(testApp), await newcomer(testApp), await newcomer(testApp)]
    const { post } = await publish(author)
    const { post: own } = await publish(reader)
    const params = { id: post.id }
    await reader.client.call('rate-post', { params, body: { rating: 2 } })
    testApp.clock.advance({ minutes: 1 })
    await reader.client.call('rate-post', { params, body: { rating: 4 } })
    await other.client.call('rate-post', { params, body: { rating: 1 } })
    await other.client.call('rate-post', { params: { id: own.id }, body: { rating: 1 } })
    await reader.client.call('copy-post', { params, body: { id: crypto.randomUUID() } })
    await reader.client.call('hide-author', { params: { id: author.profile.id } })
    const { ratings, copied_posts, hidden_authors } = await reader.client.call('export-user-data', { body: {} })
    expect(ratings).toEqual([{ post_id: post.id, rating: 4, rated_at: new Date(testApp.clock.now()).toISOString() }])
    expect(copied_posts).toEqual([{ post_id: post.id }])
    expect(hidden_authors.map(({ user_id }) => user_id)).toEqual([author.profile.id])
  })

  it('tells the workouts from the oldest on, and those of one moment by their ids', async () => {
    const { client } = await newcomer(testApp)
    const now = testApp.clock.now()
    const sent_at = new Date(now).toISOString()
    const body = (minutesAgo: number) => finishedWorkout(now - minutesAgo * 60_000, { sent_at })
    const made = [body(10), body(30), body(20), body(20)]
    for (const workout of made) await client.call('create-workout-history', { body: workout })
    const { workout_history } = await client.call('export-user-data', { body: {} })
    const order = made.toSorted((one, other) =>
      `${one.completed_at}${one.id}` < `${other.completed_at}${other.id}` ? -1 : 1,
    )
    expect(workout_history.map(({ id }) => id)).toEqual(order.map(({ id }) => id))
  })

  it('names the posts that I copied, also when the copy is gone', async () => {
    const [author, { client }] = [await newcomer(testApp), await newcomer(testApp)]
    const { post } = await liveIn(testApp, author)
    const params = { id: crypto.randomUUID() }
    await client.call('copy-post', { params: { id: post.id }, body: params })
    await client.call('delete-program', { params })
    const { copied_posts } = await client.call('export-user-data', { body: {} })
    expect(copied_posts).toEqual([{ post_id: post.id }])
  })

  it('leaves out no table that holds rows of a person', async () => {
    const { rows } = await testApp.platform.database.pool.query(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'users'::regclass`,
    )
    const tables = rows.map(({ name }) => name as string).filter((name) => !(name in answeredOtherwise))
    expect(tables.toSorted()).toEqual([
      'account_events',
      'active_people',
      'body_measures',
      'exercises',
      'gyms',
      'hidden_authors',
      'import_names',
      'imports',
      'post_copies',
      'post_ratings',
      'posts',
      'profiles',
      'programs',
      'reports',
      'second_factors',
      'sessions',
      'training_plans',
      'username_history',
      'workout_history',
    ])
  })

  it('holds nothing of anybody else, and no secret', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    await liveIn(testApp, other)
    const data = await one.client.call('export-user-data', { body: {} })
    expect([data.posts, data.ratings, data.copied_posts, data.hidden_authors]).toEqual([[], [], [], []])
    const mine = [data.programs, data.exercises, data.workout_history, data.reports, data.username_history]
    expect(mine).toEqual([[], [], [], [], []])
    expect(JSON.stringify(data)).not.toMatch(/hash|token|argon2|password/)
    expect((await testApp.client().refusal('export-user-data', { body: {} })).code).toBe('signed-out')
  })

  it('costs one statement for every twenty workouts, and no more', async () => {
    const { client } = await newcomer(testApp)
    const train = async (times: number) => {
      for (let i = 0; i < times; i += 1) {
        await client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })
      }
    }
    const cost = () =>
      countStatements(testApp.platform.database.pool, () => client.call('export-user-data', { body: {} }))
    await cost()
    await train(20)
    const little = await cost()
    await train(20)
    expect(await cost()).toBe(little + 1)
  })

  it('is given to one device at a time; another one is told when to come back', async () => {
    const { client } = await newcomer(testApp)
    const hold = await holdTable(testApp.platform.database.pool, 'reports')
    const first = client.copy().send('export-user-data', { body: {} })
    await hold.isWaitedFor()
    const second = await client.refusal('export-user-data', { body: {} })
    expect(second).toMatchObject({ status: 429, code: 'too-many-at-once', retryAfter: 2 })
    await hold.release()
    expect((await first).status).toBe(200)
    expect((await client.send('export-user-data', { body: {} })).status).toBe(200)
  })

  it('asks for the password when it was typed over a quarter of an hour ago', async () => {
    const { client, form } = await newcomer(testApp)
    testApp.clock.advance({ minutes: 16 })
    await client.call('refresh-session', { body: {} })
    const ask = (body: object) => client.send('export-user-data', { body })
    expect((await ask({})).body).toMatchObject({ status: 403, code: 'password-required' })
    expect((await ask({ password: 'not the password' })).body).toMatchObject({ status: 403, code: 'wrong-password' })
    expect((await ask({ password: form.password })).status).toBe(200)
  })
})
