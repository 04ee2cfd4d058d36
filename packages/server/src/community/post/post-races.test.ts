import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishedLimits } from '../../platform/limits/limits.ts'
import { newPost, publish } from '../../test-kit/community.ts'
import { type Member, newcomer, promote } from '../../test-kit/factories.ts'
import { holdTable } from '../../test-kit/hold-table.ts'
import { countDeadlocks, meetAt } from '../../test-kit/meet-at.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let author: Member
let reader: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
  reader = await newcomer(testApp)
})

afterAll(() => testApp.close())

it('two people who publish under one id at the same moment: one has it, the other is told that it is taken', async () => {
  const post = newPost('')
  const attempt = async ({ client }: Member) => {
    const { id: programId } = await client.call('create-program', { body: newProgram() })
    return () => client.send('create-post', { body: { ...post, programId } })
  }
  const [first, second] = [await attempt(author), await attempt(reader)]
  // The first one waits with its post written, the second one for that.
  const locking = { text: 'SELECT FROM community_version FOR UPDATE' }
  const statuses = await meetAt(testApp.platform.database.pool, locking, first, second)
  expect(statuses).toEqual([200, 409])
})

it('a report that meets the deletion of the author’s account comes after it, and neither waits for the other in a circle', async () => {
  const leaving = await newcomer(testApp)
  const { post } = await publish(leaving)
  const rated = (await publish(author)).post.id
  await leaving.client.call('rate-post', { params: { id: rated }, body: { rating: 3 } })
  const body = { id: crypto.randomUUID(), content: 'Insultant.' }
  const before = await countDeadlocks(testApp.platform.database.pool)
  // The deletion waits before it comes to the post.
  const statuses = await meetAt(
    testApp.platform.database.pool,
    { text: 'SELECT FROM post_figures WHERE post_id = $1 FOR UPDATE', values: [rated] },
    () => leaving.client.send('delete-user-account', { body: {} }),
    () => reader.client.send('report-post', { params: { id: post.id }, body }),
  )
  expect(statuses).toEqual([204, 404])
  expect(await countDeadlocks(testApp.platform.database.pool)).toBe(before)
})

it('an administrator removes a post while its author saves the program: neither waits for the other in a circle', async () => {
  const admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
  const { post, program } = await publish(author)
  const { id: _, ...changed } = newProgram({ name: 'Autrement' })
  const before = await countDeadlocks(testApp.platform.database.pool)
  const statuses = await meetAt(
    testApp.platform.database.pool,
    { text: 'SELECT FROM programs WHERE id = $1 FOR UPDATE', values: [program.id] },
    () => author.client.send('update-program', { params: { id: program.id }, body: { ...changed, version: 1 } }),
    () => admin.client.send('delete-post', { body: { postId: post.id, programId: program.id } }),
  )
  expect(statuses).toEqual([200, 204])
  expect(await countDeadlocks(testApp.platform.database.pool)).toBe(before)
})

it('what an author writes once their post is withdrawn is shown to nobody who was just opening it', async () => {
  const { post, program } = await publish(author)
  const table = await holdTable(testApp.platform.database.pool, 'program_exercises')
  const opening = reader.client.send('get-post', { params: { id: post.id } })
  await table.isWaitedFor()
  await table.change('DELETE FROM posts WHERE id = $1', [post.id])
  await table.change("UPDATE programs SET name = 'Secret', version = version + 1 WHERE id = $1", [program.id])
  await table.release()
  expect(await opening).toMatchObject({ status: 404 })
})

it('of sixty posts at once, through two servers, one account has thirty; the others are told when to come again', async () => {
  const servers = [
    await testApp.another({ limits: publishedLimits }),
    await testApp.another({ limits: publishedLimits }),
  ]
  const { client } = await newcomer(testApp)
  const { id: programId } = await client.call('create-program', { body: newProgram() })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      servers[index % 2]?.app.inject({
        method: 'POST',
        url: '/api/posts',
        headers: { cookie: client.jar.header() ?? '', origin: testApp.platform.config.publicUrl },
        payload: newPost(programId),
      }),
    ),
  )
  const refused = answers.filter((answer) => answer?.statusCode !== 200)
  expect(refused).toHaveLength(30)
  for (const answer of refused) {
    expect(answer?.json()).toMatchObject({ status: 429, code: 'rate-limited' })
    expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
  }
  const { posts } = await client.call('export-user-data', { body: {} })
  expect(posts).toHaveLength(30)
  for (const server of servers) await server.close()
})
