import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedLimits } from '../../platform/limits/limits.ts'
import { publish } from '../../test-kit/community.ts'
import { block, type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let author: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
})

afterAll(() => testApp.close())

const rate = ({ client }: Member, id: string, rating: number) =>
  client.call('rate-post', { params: { id }, body: { rating } })
const refusal = ({ client }: Pick<Member, 'client'>, id: string, rating = 3) =>
  client.refusal('rate-post', { params: { id }, body: { rating } })

describe('rating a post', () => {
  it('shows the mean to one decimal with the number of raters, each counted once', async () => {
    const { post } = await publish(author)
    const [one, two, three] = [await newcomer(testApp), await newcomer(testApp), await newcomer(testApp)]
    expect(await rate(one, post.id, 5)).toEqual({ rating: 5, rating_count: 1, own_rating: 5 })
    await rate(two, post.id, 4)
    expect(await rate(three, post.id, 4)).toEqual({ rating: 4.3, rating_count: 3, own_rating: 4 })
    expect(await rate(three, post.id, 1)).toEqual({ rating: 3.3, rating_count: 3, own_rating: 1 })
    const details = await two.client.call('get-post', { params: { id: post.id } })
    expect(details).toMatchObject({ rating: 3.3, rating_count: 3, own_rating: 4 })
    await three.client.call('delete-user-account', { body: {} })
    await two.client.call('reset-user-data', { body: {} })
    expect(await rate(one, post.id, 2)).toEqual({ rating: 2, rating_count: 1, own_rating: 2 })
  })

  it('counts right when several rate at the same moment', async () => {
    const { post } = await publish(author)
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(testApp)))
    await Promise.all(people.flatMap((person, at) => [rate(person, post.id, 1), rate(person, post.id, at + 1)]))
    const { rows } = await testApp.platform.database.pool.query(
      `SELECT rating_count, rating_sum, (SELECT sum(rating) FROM post_ratings WHERE post_id = $1)::int AS truth
       FROM post_figures WHERE post_id = $1`,
      [post.id],
    )
    expect(rows[0]).toMatchObject({ rating_count: 5, rating_sum: rows[0].truth })
  })

  it('tells the rater’s other devices of it; that the post goes later writes nothing of theirs', async () => {
    const { post, program } = await publish(author)
    const reader = await newcomer(testApp)
    const changes = async () => {
      const text = 'SELECT number FROM revisions WHERE user_id = $1'
      const { rows } = await testApp.platform.database.pool.query(text, [reader.profile.id])
      return Number(rows[0].number)
    }
    const before = await changes()
    await rate(reader, post.id, 4)
    expect(await changes()).toBe(before + 1)
    await author.client.call('delete-program', { params: { id: program.id } })
    expect(await changes()).toBe(before + 1)
  })

  it('is refused for one’s own post, a withdrawn one, one of a blocked account, nonsense, and who is signed out', async () => {
    const reader = await newcomer(testApp)
    const { post, program } = await publish(author)
    expect(await refusal(author, post.id)).toMatchObject({ status: 409, code: 'own-post' })
    for (const rating of [0, 6, 2.5, '3']) {
      const sent = await reader.client.send('rate-post', { params: { id: post.id }, body: { rating } })
      expect(sent.status).toBe(400)
    }
    await author.client.call('unpublish-program', { params: { id: program.id } })
    expect((await refusal(reader, post.id)).code).toBe('not-found')
    const other = await newcomer(testApp)
    const theirs = await publish(other)
    await block(testApp, other.profile.id)
    expect((await refusal(reader, theirs.post.id)).code).toBe('not-found')
    expect((await refusal({ client: testApp.client() }, post.id)).code).toBe('signed-out')
  })

  it('is slowed for a burst from one network address, which the log notes without the address', async () => {
    const rating = { ...publishedLimits.rating, address: { counts: 'calls' as const, calls: 2, seconds: 3600 } }
    const narrow = await testApp.another({ limits: { ...publishedLimits, rating } })
    const { post } = await publish(author)
    const people = await Promise.all([1, 2, 3].map(() => newcomer(testApp)))
    const codes: (string | number)[] = []
    for (const { client } of people) {
      const cookie = client.jar.header() ?? ''
      const answer = await narrow.app.inject({
        method: 'PUT',
        url: `/api/posts/${post.id}/rating`,
        headers: { cookie, origin: narrow.platform.config.publicUrl },
        payload: { rating: 1 },
        remoteAddress: '203.0.113.7',
      })
      codes.push(answer.statusCode)
    }
    expect(codes).toEqual([200, 200, 429])
    const noted = narrow.log.filter((line) => line.securityEvent === 'address-limit')
    expect(noted).toEqual([expect.objectContaining({ rate: 'rating', userId: people[2]?.profile.id })])
    expect(JSON.stringify(noted)).not.toContain('203.0.113.7')
    const details = await people[0]?.client.call('get-post', { params: { id: post.id } })
    expect(details?.rating_count).toBe(2)
    await narrow.close()
  })
})

describe('a post that many people rated and copied', () => {
  const crowd = 300

  const gather = async () => {
    const { post } = await publish(author)
    const { pool } = testApp.platform.database
    await pool.query(
      `WITH made AS (INSERT INTO users (id, email, password_hash)
         SELECT gen_random_uuid(), gen_random_uuid() || '@x.example', '' FROM generate_series(1, $2::integer) RETURNING id),
       rated AS (INSERT INTO post_ratings SELECT $1, id, 4, now() FROM made)
       INSERT INTO post_copies SELECT $1, id FROM made`,
      [post.id, crowd],
    )
    return post
  }

  it('is withdrawn without a look at its figures for each of them', async () => {
    const post = await gather()
    const client = await testApp.platform.database.pool.connect()
    const reads = async () => {
      const { rows } = await client.query(
        "SELECT (idx_scan + seq_scan)::int AS reads FROM pg_stat_xact_user_tables WHERE relname = 'post_figures'",
      )
      return rows[0].reads as number
    }
    await client.query('BEGIN')
    const before = await reads()
    await client.query('DELETE FROM posts WHERE id = $1', [post.id])
    expect((await reads()) - before).toBeLessThan(10)
    await client.query('COMMIT')
    client.release()
  })

  it('loses those that go, several at once or one after the other', async () => {
    const post = await gather()
    const { pool } = testApp.platform.database
    const figures = async () => {
      const { rating_count, copy_count } = await author.client.call('get-post', { params: { id: post.id } })
      return [rating_count, copy_count]
    }
    expect(await figures()).toEqual([crowd, crowd])
    await pool.query('DELETE FROM users WHERE id IN (SELECT user_id FROM post_ratings WHERE post_id = $1 LIMIT 100)', [
      post.id,
    ])
    expect(await figures()).toEqual([crowd - 100, crowd - 100])
    await pool.query('DELETE FROM post_ratings WHERE post_id = $1', [post.id])
    expect(await figures()).toEqual([0, crowd - 100])
  })
})

describe('reporting a post', () => {
  it('opens a ticket of inappropriate behaviour that names the post and outlives it', async () => {
    const reader = await newcomer(testApp)
    const { post, program } = await publish(author, { title: 'Titre douteux' })
    const body = { id: crypto.randomUUID(), content: 'Le titre est déplacé.' }
    const report = await reader.client.call('report-post', { params: { id: post.id }, body })
    expect(report).toMatchObject({ id: body.id, report_type: 'Comportement inapproprié', status: 'Ouvert' })
    await author.client.call('unpublish-program', { params: { id: program.id } })
    expect(await reader.client.call('report-post', { params: { id: post.id }, body })).toEqual(report)
    const { reports } = await reader.client.call('export-user-data', { body: {} })
    expect(reports).toEqual([expect.objectContaining({ post_id: post.id, post_title: 'Titre douteux' })])
    const again = { params: { id: post.id }, body: { ...body, id: crypto.randomUUID() } }
    expect((await reader.client.refusal('report-post', again)).code).toBe('not-found')
  })

  it('refuses nonsense, an id that names another ticket, and who is signed out', async () => {
    const reader = await newcomer(testApp)
    const { post } = await publish(author)
    const body = { id: crypto.randomUUID(), content: 'Déplacé.' }
    const params = { id: post.id }
    await reader.client.call('report-post', { params, body })
    const other = { params, body: { ...body, content: 'Autre' } }
    expect((await reader.client.refusal('report-post', other)).code).toBe('id-conflict')
    const { post: second } = await publish(author)
    const ofAnother = { params: { id: second.id }, body }
    expect((await reader.client.refusal('report-post', ofAnother)).code).toBe('id-conflict')
    const plain = { body: { ...body, report_type: 'Comportement inapproprié' as const } }
    expect((await reader.client.refusal('create-report', plain)).code).toBe('id-conflict')
    const unnamed = { ...plain.body, id: crypto.randomUUID() }
    await reader.client.call('create-report', { body: unnamed })
    const late = { params, body: { id: unnamed.id, content: unnamed.content } }
    expect((await reader.client.refusal('report-post', late)).code).toBe('id-conflict')
    expect((await reader.client.send('report-post', { params, body: { ...body, content: ' ' } })).status).toBe(400)
    expect((await testApp.client().refusal('report-post', { params, body })).code).toBe('signed-out')
  })
})
