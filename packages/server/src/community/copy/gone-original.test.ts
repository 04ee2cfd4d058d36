import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

/** A copy of a post by the member, and what PostgreSQL last wrote of it and of their changes. */
const copied = async ({ client, profile }: Member, postId: string) => {
  const { id } = await client.call('copy-post', { params: { id: postId }, body: { id: crypto.randomUUID() } })
  const written = async () => {
    const { rows } = await testApp.platform.database.pool.query(
      `SELECT programs.xmin AS copy, revisions.xmin AS changes, number FROM programs
       JOIN revisions USING (user_id) WHERE programs.id = $1 AND programs.user_id = $2`,
      [id, profile.id],
    )
    return rows
  }
  return { id, written }
}

/** What an author does of which each copy would otherwise be written anew, however many there are. */
const endings = [
  ['deletes the program', (author: Member, id: string) => author.client.call('delete-program', { params: { id } })],
  ['deletes their account', ({ client }: Member) => client.call('delete-user-account', { body: {} })],
  ['resets their data', ({ client }: Member) => client.call('reset-user-data', { body: {} })],
] as const

it.each(endings)(
  'an author who %s writes no row of those who copied it, and they are told of no original any more',
  async (_, end) => {
    const author = await newcomer(testApp)
    const { program, post } = await publish(author)
    const members = [await newcomer(testApp), await newcomer(testApp)]
    const copies = await Promise.all(members.map((member) => copied(member, post.id)))
    const before = await Promise.all(copies.map(({ written }) => written()))
    await end(author, program.id)
    expect(await Promise.all(copies.map(({ written }) => written()))).toEqual(before)
    for (const [at, { client }] of members.entries()) {
      const { items } = await client.call('get-programs')
      const ids = { id: copies[at]?.id, is_copy: true, copied_from_program_id: null }
      expect(items).toEqual([expect.objectContaining(ids)])
    }
  },
)
