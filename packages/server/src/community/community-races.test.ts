import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import { publish } from '../test-kit/community.ts'
import { newcomer } from '../test-kit/factories.ts'
import { meetAt } from '../test-kit/meet-at.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await loadLibrary(testApp.platform.database)
})

afterAll(() => testApp.close())

it('an author deletes a program while somebody who copied it withdraws a post of their own: both happen', async () => {
  const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
  const [original, own] = [await publish(author), await publish(member)]
  const copy = { id: crypto.randomUUID() }
  await member.client.call('copy-post', { params: { id: original.post.id }, body: copy })
  // Both change everybody's list and what is the member's.
  const statuses = await meetAt(
    testApp.platform.database.pool,
    { text: 'SELECT FROM community_version FOR UPDATE' },
    () => member.client.send('delete-post', { body: { postId: own.post.id, programId: own.program.id } }),
    () => author.client.send('delete-program', { params: { id: original.program.id } }),
  )
  expect(statuses).toEqual([204, 204])
  expect((await member.client.call('get-public-programs', { query: {} })).items).toEqual([])
  const { rows } = await testApp.platform.database.pool.query(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  )
  expect(Number(rows[0].deadlocks)).toBe(0)
})
