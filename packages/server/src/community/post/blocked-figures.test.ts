import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { block, type Member, newcomer, promote } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { finishedWorkout } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let author: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
})

afterAll(() => testApp.close())

const query = (text: string, ...values: unknown[]) => testApp.platform.database.pool.query(text, values)
const unblock = ({ profile }: Member) => query('UPDATE users SET blocked_at = NULL WHERE id = $1', profile.id)
const rate = ({ client }: Member, id: string, rating: number) =>
  client.call('rate-post', { params: { id }, body: { rating } })

const figuresOf = async (id: string) => {
  const { rating, rating_count, copy_count } = await author.client.call('get-post', { params: { id } })
  return { rating, rating_count, copy_count }
}

/** A post that two people have rated and copied. */
const gather = async () => {
  const { post } = await publish(author)
  const [one, two] = [await newcomer(testApp), await newcomer(testApp)]
  const copies = await Promise.all(
    [one, two].map(({ client }) =>
      client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } }),
    ),
  )
  await rate(one, post.id, 5)
  await rate(two, post.id, 2)
  return { post, one, two, copies }
}

describe('what a blocked account rated and copied', () => {
  it('counts in no figure of a post as long as it is blocked, and again afterwards', async () => {
    const { post, one, two } = await gather()
    const all = { rating: 3.5, rating_count: 2, copy_count: 2 }
    expect(await figuresOf(post.id)).toEqual(all)
    await block(testApp, two.profile.id)
    await block(testApp, two.profile.id)
    expect(await figuresOf(post.id)).toEqual({ rating: 5, rating_count: 1, copy_count: 1 })
    expect(await rate(one, post.id, 4)).toEqual({ rating: 4, rating_count: 1, own_rating: 4 })
    await block(testApp, one.profile.id)
    expect(await figuresOf(post.id)).toEqual({ rating: null, rating_count: 0, copy_count: 0 })
    await unblock(one)
    await unblock(two)
    expect(await figuresOf(post.id)).toEqual({ ...all, rating: 3 })
  })

  it('reaches open pages: what is told of the list is another version', async () => {
    const { two } = await gather()
    const version = async () => (await query('SELECT version FROM community_version')).rows[0].version
    const before = await version()
    await block(testApp, two.profile.id)
    expect(await version()).not.toBe(before)
  })

  it('is taken out once, where the account goes afterwards', async () => {
    const { post, two } = await gather()
    await block(testApp, two.profile.id)
    await query('DELETE FROM users WHERE id = $1', two.profile.id)
    expect(await figuresOf(post.id)).toEqual({ rating: 5, rating_count: 1, copy_count: 1 })
  })

  it('counts neither where it comes at the moment of the block', async () => {
    const { post, two } = await gather()
    await query('DELETE FROM post_ratings WHERE user_id = $1', two.profile.id)
    await block(testApp, two.profile.id)
    await query(
      'INSERT INTO post_ratings (post_id, user_id, rating, rated_at) VALUES ($1, $2, 1, now())',
      post.id,
      two.profile.id,
    )
    expect(await figuresOf(post.id)).toMatchObject({ rating: 5, rating_count: 1 })
    await unblock(two)
    expect(await figuresOf(post.id)).toMatchObject({ rating: 3, rating_count: 2 })
  })

  it('is taken out and counted by one of two blocks at once of people who rated the same posts', async () => {
    const [first, second] = [await gather(), await gather()]
    const people = [first.one, second.one]
    await rate(first.one, second.post.id, 1)
    await rate(second.one, first.post.id, 1)
    const admin = await newcomer(testApp)
    await promote(testApp, admin.profile.id)
    const manage = (action: 'block_user' | 'unblock_user') =>
      Promise.all(
        people.map(({ profile }) => admin.client.copy().call('manage-user', { body: { action, userId: profile.id } })),
      )
    await manage('block_user')
    for (const { post } of [first, second])
      expect(await figuresOf(post.id)).toMatchObject({ rating: 2, rating_count: 1 })
    await manage('unblock_user')
    for (const { post } of [first, second]) expect(await figuresOf(post.id)).toMatchObject({ rating_count: 3 })
  })
})

it('who is blocked is none of the people who finished a program', async () => {
  const { post } = await publish(author)
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(testApp)))
  for (const { client } of people) {
    const body = { id: crypto.randomUUID() }
    await client.call('copy-post', { params: { id: post.id }, body })
    const workout = finishedWorkout(testApp.clock.now(), { program_id: body.id })
    await client.call('create-workout-history', { body: workout })
  }
  const practice = async () => {
    testApp.clock.advance({ minutes: 10 })
    await author.client.call('refresh-session', { body: {} })
    return (await author.client.call('get-post', { params: { id: post.id } })).practice
  }
  expect(await practice()).toMatchObject({ people: 5 })
  const [first] = people
  if (first) await block(testApp, first.profile.id)
  expect(await practice()).toBeNull()
  if (first) await unblock(first)
  expect(await practice()).toMatchObject({ people: 5 })
})
