import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DB } from '../../generated/database.ts'
import { publish } from '../../test-kit/community.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type Call, meetAt } from '../../test-kit/meet-at.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newProgram } from '../../test-kit/training.ts'
import { findCopyChange, listCopyChanges } from './copy-change.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const meetAtProgram = (id: string, ...calls: [Call, Call]) => {
  const locking = { text: 'SELECT FROM programs WHERE id = $1 FOR UPDATE', values: [id] }
  return meetAt(testApp.platform.database.pool, locking, ...calls)
}

it.each(['unpublish-program', 'delete-program'] as const)(
  'a copy that meets a call of %s comes after it',
  async (goes) => {
    const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
    const { program, post } = await publish(author)
    const copy = { params: { id: post.id }, body: { id: crypto.randomUUID() } }
    const statuses = await meetAtProgram(
      program.id,
      () => author.client.send(goes, { params: { id: program.id } }),
      () => member.client.send('copy-post', copy),
    )
    expect(statuses).toEqual([204, 404])
  },
)

it('a copy that meets the deletion of its author’s account is whole, or there is nothing to copy', async () => {
  const [author, member, late] = [await newcomer(testApp), await newcomer(testApp), await newcomer(testApp)]
  const { program, post } = await publish(author)
  const copies = [crypto.randomUUID(), crypto.randomUUID()]
  const copy = ({ client }: Member, at: number) =>
    client.send('copy-post', { params: { id: post.id }, body: { id: copies[at] } })
  const calls = [() => copy(member, 0), () => author.client.send('delete-user-account', { body: {} })] as const
  expect(await meetAtProgram(program.id, ...calls)).toEqual([200, 204])
  expect((await copy(late, 1)).status).toBe(404)
  const left = await member.client.call('get-program', { params: { id: copies[0] ?? '' } })
  expect(left).toMatchObject({ name: program.name, is_copy: true, copied_from_program_id: null })
  expect(left.exercises).toEqual(program.exercises)
})

/** Reads as `reader`, and does something once its first statement has been answered. */
const afterFirstStatement = (reader: Kysely<DB>, act: () => Promise<void>): Kysely<DB> => {
  const once = { act }
  return reader.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const { act: next } = once
      once.act = async () => undefined
      await next()
      return result
    },
  })
}

/** A copy whose author has changed the name of the original. */
const changedCopy = async () => {
  const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
  const { program, post } = await publish(author)
  const copy = { id: crypto.randomUUID() }
  await member.client.call('copy-post', { params: { id: post.id }, body: copy })
  const { id: _, ...fields } = newProgram({ name: 'Autrement' })
  await author.client.call('update-program', { params: { id: program.id }, body: { ...fields, version: 1 } })
  return { author, member, program, copy }
}

it.each(['unpublish-program', 'delete-program'] as const)(
  'who takes a change over while a call of %s goes on is told that there is none',
  async (goes) => {
    const { author, member, program, copy } = await changedCopy()
    const body = { version: 1, source_version: 2, take: ['name'], leave: [] }
    const statuses = await meetAtProgram(
      program.id,
      () => author.client.send(goes, { params: { id: program.id } }),
      () => member.client.send('take-copy-change', { params: copy, body }),
    )
    expect(statuses).toEqual([204, 404])
  },
)

it.each([
  [
    'which copies have changes',
    async (id: string, _: string, reader: Kysely<DB>) => (await listCopyChanges(id, null, reader)).items,
  ],
  [
    'what changed',
    async (id: string, copyId: string, reader: Kysely<DB>) => [await findCopyChange(id, copyId, reader)],
  ],
])('what an author writes once their post is withdrawn is told to nobody who was just asking %s', async (_, ask) => {
  const { member, program, copy } = await changedCopy()
  const { pool, read } = testApp.platform.database
  // Between the statement that finds the copies and the one that reads the programs.
  const withdrawn = async () => {
    await pool.query('DELETE FROM posts WHERE program_id = $1', [program.id])
    await pool.query("UPDATE programs SET name = 'Secret', version = version + 1 WHERE id = $1", [program.id])
  }
  const told = await ask(member.profile.id, copy.id, afterFirstStatement(read as Kysely<DB>, withdrawn))
  expect(told.filter((one) => one !== undefined)).toEqual([])
})
