import type pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { publish } from '../test-kit/community.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { newAdmin } from '../test-kit/library.ts'
import { atServer, countDeadlocks, meetAt } from '../test-kit/meet-at.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { finishedWorkout, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let other: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  other = await testApp.another()
})

afterAll(async () => {
  await other.close()
  await testApp.close()
})

type Published = Awaited<ReturnType<typeof publish>>

/** A post of a program that asks for what no other one does. */
const publishWork = (member: Member, reps: number) => {
  const sets = [{ reps, weight: 40, rest: 60 }]
  return publish(member, {}, { exercises: newProgram().exercises.map((row) => ({ ...row, sets })) })
}

const copy = ({ client }: Member, { post }: Published) =>
  client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })

/** Two people each do this on a server of their own, meeting at the rows that `text` locks: both are done at the first try. */
const bothAtOnce = async (
  [one, two]: readonly [Member, Member],
  operation: 'delete-user-account' | 'reset-user-data',
  text: string,
  values: string[],
) => {
  const { pool } = testApp.platform.database
  const before = await countDeadlocks(pool)
  const statuses = await meetAt(
    pool,
    { text, values },
    () => one.client.send(operation, { body: {} }),
    () => atServer(other, two.client).send(operation, { body: {} }),
  )
  expect(statuses).toEqual([204, 204])
  expect((await countDeadlocks(pool)) - before).toBe(0)
}

it.each(['delete-user-account', 'reset-user-data'] as const)(
  'two people who copied programs of one another, withdrawn since, both call %s: none waits in a circle',
  async (operation) => {
    const [one, two] = [await newcomer(testApp), await newcomer(testApp)]
    const posts = [await publishWork(one, 5), await publishWork(two, 6)] as const
    await copy(one, posts[1])
    await copy(two, posts[0])
    // Programs after the copies, too: a call may come to its rows in either order.
    const later = [await publishWork(one, 7), await publishWork(two, 8)] as const
    await copy(one, later[1])
    await copy(two, later[0])
    for (const [at, { client }] of [one, two].entries()) {
      for (const published of [posts, later]) {
        await client.call('unpublish-program', { params: { id: published[at]?.program.id ?? '' } })
      }
    }
    const held = 'SELECT FROM program_copies WHERE user_id IN ($1, $2) FOR UPDATE'
    await bothAtOnce([one, two], operation, held, [one.profile.id, two.profile.id])
  },
)

it('two people who hid and reported one another, and have nothing published any more, both leave: none waits in a circle', async () => {
  const [one, two] = [await newcomer(testApp), await newcomer(testApp)]
  const posts = [await publish(one), await publish(two)] as const
  for (const [{ client }, them, { post }] of [
    [one, two, posts[1]],
    [two, one, posts[0]],
  ] as const) {
    const complaint = { id: crypto.randomUUID(), content: 'Insultant.' }
    await client.call('report-post', { params: { id: post.id }, body: complaint })
    await client.call('hide-author', { params: { id: them.profile.id } })
  }
  for (const [at, { client }] of [one, two].entries()) {
    await client.call('unpublish-program', { params: { id: posts[at]?.program.id ?? '' } })
  }
  const [first] = [one.profile.id, two.profile.id].toSorted()
  const held = 'SELECT FROM revisions WHERE user_id = $1 FOR UPDATE'
  await bothAtOnce([one, two], 'delete-user-account', held, [first ?? ''])
})

it.each([
  ['update-language', { lang: 'en' }],
  ['update-unit', { unit: 'lb' }],
  ['cancel-plan', {}],
] as const)(
  'a call of %s that meets the deletion of the account is done before it: none waits in a circle',
  async (operation, body) => {
    const { client, profile } = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const before = await countDeadlocks(pool)
    const statuses = await meetAt(
      pool,
      { text: 'SELECT FROM profiles WHERE id = $1 FOR UPDATE', values: [profile.id] },
      () => client.copy().send(operation, { body }),
      () => atServer(other, client).send('delete-user-account', { body: {} }),
    )
    expect(statuses).toEqual([200, 204])
    expect((await countDeadlocks(pool)) - before).toBe(0)
  },
)

const isWaitedFor = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows[0].count > 0
}

/** `remove` takes as long as the member has many rows of the table; `meanwhile` happens while it is at these. */
const whileRowsGo = async (
  table: 'workout_history' | 'deleted_rows',
  { profile }: Member,
  remove: () => Promise<{ readonly status: number }>,
  meanwhile: () => Promise<unknown>,
) => {
  const { pool } = testApp.platform.database
  const holder = await pool.connect()
  await holder.query('BEGIN')
  await holder.query(`SELECT FROM ${table} WHERE user_id = $1 FOR UPDATE`, [profile.id])
  const going = remove()
  await vi.waitUntil(() => isWaitedFor(pool), { timeout: 20_000 })
  await meanwhile()
  expect(await isWaitedFor(pool)).toBe(true)
  await holder.query('COMMIT')
  holder.release()
  expect((await going).status).toBeLessThan(300)
}

const whileWorkoutsGo = async (
  member: Member,
  remove: () => Promise<{ readonly status: number }>,
  meanwhile: () => Promise<unknown>,
) => {
  await member.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })
  await whileRowsGo('workout_history', member, remove, meanwhile)
}

const leave =
  ({ client }: Member, operation: 'delete-user-account' | 'reset-user-data' = 'delete-user-account') =>
  () =>
    client.send(operation, { body: {} })

it.each(['delete-user-account', 'reset-user-data'] as const)(
  'who rates and copies a post does not wait for the workouts of somebody who did so, too, and calls %s',
  async (operation) => {
    const [author, leaver, reader] = [await newcomer(testApp), await newcomer(testApp), await newcomer(testApp)]
    const published = await publishWork(author, 9)
    const rate = ({ client }: Member) =>
      client.call('rate-post', { params: { id: published.post.id }, body: { rating: 4 } })
    await rate(leaver)
    await copy(leaver, published)
    await whileWorkoutsGo(leaver, leave(leaver, operation), () => Promise.all([rate(reader), copy(reader, published)]))
    expect((await rate(reader)).rating_count).toBe(1)
  },
)

it('who rates a post does not wait for all that somebody is known to have deleted, who rated it and leaves', async () => {
  const [author, leaver, reader] = [await newcomer(testApp), await newcomer(testApp), await newcomer(testApp)]
  const { post } = await publishWork(author, 10)
  const rate = ({ client }: Member) => client.call('rate-post', { params: { id: post.id }, body: { rating: 4 } })
  await rate(leaver)
  await leaver.client.call('delete-workout-history', { params: { id: crypto.randomUUID() } })
  await whileRowsGo('deleted_rows', leaver, leave(leaver), () => rate(reader))
  expect((await rate(reader)).rating_count).toBe(1)
})

it('an administrator does not wait for the workouts of a member who leaves', async () => {
  const [admin, leaver, member] = [await newAdmin(testApp), await newcomer(testApp), await newcomer(testApp)]
  const body = { action: 'block_user' as const, userId: member.profile.id }
  await whileWorkoutsGo(leaver, leave(leaver), () => admin.client.call('manage-user', { body }))
})

/** Two readers hide and report an author at once. */
const hideAndReport = async (author: Member, { post }: Published, readers: readonly [Member, Member]) => {
  const complaint = { id: crypto.randomUUID(), content: 'Insultant.' }
  await Promise.all([
    readers[0].client.call('hide-author', { params: { id: author.profile.id } }),
    readers[1].client.call('report-post', { params: { id: post.id }, body: complaint }),
  ])
}

it('who hides or reports an author does not wait for the workouts of that author, who leaves', async () => {
  const [leaver, readers] = [await newcomer(testApp), [await newcomer(testApp), await newcomer(testApp)] as const]
  const published = await publish(leaver)
  await whileWorkoutsGo(leaver, leave(leaver), () => hideAndReport(leaver, published, readers))
  expect((await readers[0].client.call('get-hidden-authors')).items).toEqual([])
})

it('who hides or reports an administrator does not wait for the workouts of a member whom that one removes', async () => {
  const [admin, member] = [await newAdmin(testApp), await newcomer(testApp)]
  const readers = [await newcomer(testApp), await newcomer(testApp)] as const
  const published = await publish(admin)
  const body = { action: 'delete_user' as const, userId: member.profile.id }
  const remove = () => admin.client.send('manage-user', { body })
  await whileWorkoutsGo(member, remove, () => hideAndReport(admin, published, readers))
})
