import { revisionHeader } from '@fonte/contract/answer/headers'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basicMember, publish } from '../test-kit/community.ts'
import { listenTo } from '../test-kit/event-stream.ts'
import { block, type Member, newcomer, newForm, promote, signIn } from '../test-kit/factories.ts'
import { holdTable } from '../test-kit/hold-table.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let second: TestApp
let author: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  second = await testApp.another()
  author = await newcomer(testApp)
})

afterAll(async () => {
  await second.close()
  await testApp.close()
})

const versionNow = async () =>
  (await testApp.platform.database.pool.query('SELECT version FROM community_version')).rows[0].version as string

/** Ends the connections on which servers listen; each makes a new one. */
const cutListening = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE application_name = 'fonte-events' AND datname = current_database()`

/** Waits until the page is told the version that posts have now. */
const catchUp = async (page: Awaited<ReturnType<typeof listenTo>>) => {
  const version = await versionNow()
  let told = await page.next('posts')
  while (told && (told.data as { version: string }).version !== version) told = await page.next('posts')
  return (told?.data as { version: string } | undefined)?.version === version
}

describe('posts', () => {
  it('are told to pages of all servers when one is made, rated and removed', async () => {
    const readers = [await newcomer(testApp), await newcomer(testApp)]
    const pages = [
      await listenTo(testApp, readers[0]?.client ?? testApp.client()),
      await listenTo(second, readers[1]?.client ?? testApp.client()),
    ]
    for (const page of pages) expect(await catchUp(page)).toBe(true)
    const { post, program } = await publish(author)
    for (const page of pages) expect(await catchUp(page)).toBe(true)
    await readers[0]?.client.call('rate-post', { params: { id: post.id }, body: { rating: 4 } })
    for (const page of pages) expect(await catchUp(page)).toBe(true)
    await author.client.call('unpublish-program', { params: { id: program.id } })
    for (const page of pages) expect(await catchUp(page)).toBe(true)
  })

  it('are told as they are to a page that connects later: what it missed shows by the version', async () => {
    const reader = await newcomer(testApp)
    await publish(author)
    const page = await listenTo(second, reader.client)
    expect(await page.next('posts')).toEqual({ event: 'posts', data: { version: await versionNow() } })
  })

  it('are named as they move, with the programs of those that say something else, from a version that was told before', async () => {
    const reader = await newcomer(testApp)
    const page = await listenTo(second, reader.client)
    await catchUp(page)
    const told = async () => (await page.next('posts'))?.data as { version: string; since: string; moved: string[] }
    const before = await versionNow()
    const { post, program } = await publish(author)
    const first = await told()
    expect(first.version).toBe(await versionNow())
    expect(first.moved).toEqual(expect.arrayContaining([post.id, program.id]))
    expect(first.since <= before).toBe(true)
    await reader.client.call('rate-post', { params: { id: post.id }, body: { rating: 4 } })
    const rated = await told()
    expect(rated).toEqual({ version: await versionNow(), since: first.version, moved: [post.id] })
    const { id: _, ...changed } = newProgram({ name: 'Tout autre chose' })
    await author.client.call('update-program', { params: { id: program.id }, body: { ...changed, version: 1 } })
    expect((await told()).moved).toEqual([post.id, program.id])
    await author.client.call('delete-post', { body: { postId: post.id, programId: program.id } })
    expect((await told()).moved).toEqual([post.id, program.id])
  })

  it('name no other post of a program when one more of it is made', async () => {
    const [reader, many] = [await newcomer(testApp), await newcomer(testApp)]
    const { post, program } = await publish(many)
    const page = await listenTo(testApp, reader.client)
    await catchUp(page)
    await reader.client.call('rate-post', { params: { id: post.id }, body: { rating: 4 } })
    await page.next('posts')
    const body = { id: crypto.randomUUID(), programId: program.id, title: 'Encore' }
    await many.client.call('create-post', { body })
    expect((await page.next('posts'))?.data).toMatchObject({ moved: [body.id, program.id] })
  })

  it('are told as a whole where too many move at once, or an author comes or goes', async () => {
    const [reader, many] = [await newcomer(testApp), await newcomer(testApp)]
    const { program } = await publish(many)
    const page = await listenTo(testApp, reader.client)
    await catchUp(page)
    await testApp.platform.database.pool.query(
      `INSERT INTO posts (id, user_id, program_id, title, created_at)
       SELECT gen_random_uuid(), $1, $2, 'Encore', now() FROM generate_series(1, 200)`,
      [many.profile.id, program.id],
    )
    expect((await page.next('posts'))?.data).toEqual({ version: await versionNow() })
    await block(testApp, many.profile.id)
    expect((await page.next('posts'))?.data).toEqual({ version: await versionNow() })
    await testApp.platform.database.transaction(async (writer) => {
      await writer.updateTable('posts').set({ title: 'Autrement' }).where('user_id', '=', author.profile.id).execute()
      await writer.updateTable('users').set({ blocked_at: null }).where('id', '=', many.profile.id).execute()
    })
    expect((await page.next('posts'))?.data).toEqual({ version: await versionNow() })
  })

  it('are told as a whole where a session that moved some renews the version by hand, as a migration may', async () => {
    const reader = await newcomer(testApp)
    const { post } = await publish(author)
    const page = await listenTo(second, reader.client)
    await catchUp(page)
    const session = await testApp.platform.database.pool.connect()
    await session.query('UPDATE posts SET title = $2 WHERE id = $1', [post.id, 'Autre titre'])
    expect(await catchUp(page)).toBe(true)
    await session.query('UPDATE community_version SET version = version_after(version)')
    session.release()
    expect((await page.next('posts'))?.data).toEqual({ version: await versionNow() })
  })

  it('are told as a whole by a server that could not listen for a while, as others may have moved meanwhile', async () => {
    const { pool } = testApp.platform.database
    const [reader, { post }] = [await newcomer(testApp), await publish(author)]
    const page = await listenTo(second, reader.client)
    await catchUp(page)
    await reader.client.call('rate-post', { params: { id: post.id }, body: { rating: 4 } })
    expect(await catchUp(page)).toBe(true)
    // However soon it listens again, it reads no version before this one.
    const versions = await holdTable(pool, 'community_version')
    await versions.change(cutListening)
    await versions.change('UPDATE posts SET title = $2 WHERE id = $1', [post.id, 'Sans témoin'])
    await versions.release()
    expect((await page.next('posts'))?.data).toEqual({ version: await versionNow() })
  })

  it('have versions of which the newer is later in the alphabet, and lists say theirs', async () => {
    const before = await versionNow()
    await publish(author)
    const after = await versionNow()
    expect([before, after].sort()).toEqual([before, after])
    expect((await author.client.call('get-public-programs', { query: {} })).version).toBe(after)
  })

  it.each([
    ['follows one that is an hour ahead, as of a clock that was set back', 3_600_000, true],
    ['leaves one behind that is no time of these days', 400 * 86_400_000, false],
  ])('the version of posts %s', async (_, ahead, isLater) => {
    const half = (BigInt(Date.now() + ahead) * 1000n).toString(16).padStart(16, '0')
    const { rows } = await testApp.platform.database.pool.query(
      `SELECT $1::uuid::text AS before, version_after($1::uuid)::text AS after`,
      [`${half}ffffffffffffffff`],
    )
    expect(rows[0].after > rows[0].before).toBe(isLater)
  })

  it('are told to who may read them alone', async () => {
    const [basic, admin] = [await basicMember(testApp), await basicMember(testApp)]
    await promote(testApp, admin.profile.id)
    const pages = { basic: await listenTo(testApp, basic.client), admin: await listenTo(testApp, admin.client) }
    const visitor = await listenTo(testApp, testApp.client())
    await publish(author)
    expect(await catchUp(pages.admin)).toBe(true)
    await basic.client.call('start-trial', { body: {} })
    await publish(author)
    expect(await catchUp(pages.basic)).toBe(true)
    await block(testApp, basic.profile.id)
    expect(await pages.basic.next('session-ended')).toBeDefined()
    expect(await pages.basic.next('posts')).toBeUndefined()
    expect(visitor.first).toMatchObject({ event: 'maintenance' })
  })
})

describe('what is a person’s own', () => {
  it('is told to their other pages, through another server too, and to nobody else', async () => {
    const [member, other] = [await newcomer(testApp), await newcomer(testApp)]
    const phone = second.client()
    await signIn(phone, member.form)
    const page = await listenTo(second, phone)
    const stranger = await listenTo(second, other.client)
    const own = async () => (await page.next('own'))?.data as Record<string, string | null>
    let before = await own()
    const writes = [
      ['programs', () => member.client.call('create-program', { body: newProgram() })],
      ['exercises', () => member.client.call('create-exercise', { body: newExercise() })],
      ['history', () => member.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })],
      ['profile', () => member.client.call('update-username', { body: { username: newForm().username } })],
      ['hidden_authors', () => member.client.call('hide-author', { params: { id: author.profile.id } })],
    ] as const
    for (const [part, write] of writes) {
      await write()
      const after = await own()
      const changed = Object.keys(after).filter((name) => after[name] !== before[name])
      expect(changed).toEqual([part])
      before = after
    }
    expect((await stranger.next('own'))?.data).not.toEqual(before)
    await other.client.call('create-program', { body: newProgram() })
    const { data } = (await stranger.next('own')) ?? {}
    expect(JSON.stringify(data)).not.toContain(before.programs)
  })

  it('says where the person’s changes stand, as answers do', async () => {
    const member = await newcomer(testApp)
    await member.client.call('create-program', { body: newProgram() })
    const page = await listenTo(testApp, member.client)
    const told = await page.next('revision', 'own')
    const cookie = member.client.jar.header() ?? ''
    const { headers } = await testApp.app.inject({ url: '/api/session', headers: { cookie } })
    const [number] = String(headers[revisionHeader]).split(' ')
    expect(told).toEqual({ event: 'revision', data: { number: Number(number) } })
  })

  it('has its documents among it: a gym and a training plan that another device saved', async () => {
    const member = await newcomer(testApp)
    const phone = second.client()
    await signIn(phone, member.form)
    const page = await listenTo(second, phone)
    expect((await page.next('documents'))?.data).toEqual({ gym: null, training_plan: null })
    await member.client.call('put-gym', { body: { content: defaultGyms.kg, version: 0 } })
    const first = (await page.next('documents'))?.data as Record<string, string | null>
    expect(first).toEqual({ gym: expect.any(String), training_plan: null })
    const planned = { ...noTrainingPlan, goal: 4 }
    await member.client.call('put-training-plan', { body: { content: planned, version: 0 } })
    const next = (await page.next('documents'))?.data
    expect(next).toEqual({ gym: first.gym, training_plan: expect.any(String) })
    await member.client.call('put-gym', { body: { content: defaultGyms.lb, version: 1 } })
    expect((await page.next('documents'))?.data).not.toMatchObject({ gym: first.gym })
  })

  it('is told by a server that could not listen for a while, once it can again', async () => {
    const member = await newcomer(testApp)
    const page = await listenTo(second, member.client)
    const first = await page.next('own')
    await second.platform.database.pool.query(cutListening)
    await member.client.call('create-program', { body: newProgram() })
    const next = await page.next('own')
    const versionIn = (data: unknown) => (data as { readonly programs: string }).programs
    expect(versionIn(next?.data)).not.toBe(versionIn(first?.data))
  })
})
