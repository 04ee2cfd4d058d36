import { programBounds } from '@fonte/domain/program/bounds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { countStatements } from '../../test-kit/count-statements.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let author: Member
let member: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
  member = await newcomer(testApp)
})

afterAll(() => testApp.close())

const page = (cursor?: string) => member.client.call('get-copy-changes', { query: { cursor } })

/** Exercises with as many sets as they may have, of one weight. */
const longRows = (weight: number) =>
  newProgram().exercises.map((row) => ({
    ...row,
    sets: Array.from({ length: programBounds.sets.max }, () => ({ reps: 5, weight, rest: 150 })),
  }))

/** Copies so many long programs, and has their author change the weights of each, and what `changes` says. */
const copyLong = async (count: number, changes: (at: number) => object) => {
  const copies: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { post, program } = await publish(author, {}, { exercises: longRows(80) })
    const body = { id: crypto.randomUUID() }
    copies.push((await member.client.call('copy-post', { params: { id: post.id }, body })).id)
    const { id: _, ...fields } = newProgram({ exercises: longRows(90), ...changes(at) })
    await author.client.call('update-program', { params: { id: program.id }, body: { ...fields, version: 1 } })
  }
  return copies
}

it('the list of what authors changed tells which copies, ten looked at on a page, none of the changes, and looks at no copy of which only weights changed', async () => {
  const copies = await copyLong(23, (at) => (at % 3 === 0 ? {} : { name: 'Autrement' }))
  const seen: string[] = []
  let cursor: string | undefined
  let pages = 0
  const cost = await countStatements(testApp.platform.database.pool, async () => {
    do {
      const { items, next } = await page(cursor)
      expect(JSON.stringify(items).length).toBeLessThan(2_000)
      seen.push(...items.map(({ program_id }) => program_id))
      cursor = next ?? undefined
      pages += 1
    } while (cursor !== undefined)
  })
  expect([pages, cost]).toEqual([2, 6])
  expect(seen.toSorted()).toEqual(copies.filter((_, at) => at % 3 !== 0).toSorted())
})

it('a change stays told while its author changes weights after it, and while a part of it is neither taken nor left', async () => {
  const { post, program } = await publish(author)
  const other = await newcomer(testApp)
  const { id } = await other.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
  const save = async (version: number, changes: object) => {
    const { id: _, ...fields } = newProgram(changes)
    await author.client.call('update-program', { params: { id: program.id }, body: { ...fields, version } })
  }
  const told = async () =>
    (await other.client.call('get-copy-changes', { query: {} })).items.map((item) => item.program_id)
  const changed = { name: 'Autrement', description: 'Autre' }
  await save(1, changed)
  await save(2, { ...changed, exercises: longRows(90) })
  await save(3, { ...changed, exercises: longRows(95) })
  expect(await told()).toEqual([id])
  const params = { id }
  const { source_version, lines } = await other.client.call('get-copy-change', { params })
  expect(lines.map((line) => line.id)).toContain('name')
  await other.client.call('take-copy-change', {
    params,
    body: { version: 1, source_version, take: ['name'], leave: [] },
  })
  expect(await told()).toEqual([id])
  const rest = await other.client.call('get-copy-change', { params })
  const leave = rest.lines.map((line) => line.id)
  await other.client.call('take-copy-change', { params, body: { version: 2, source_version, take: [], leave } })
  expect(await told()).toEqual([])
})

it('a page of an older Fonte gets a list that it understands: without a change to show', async () => {
  const { items } = await page()
  expect(items[0]).toEqual({ program_id: expect.any(String), source_version: 2, lines: [] })
})

it('what authors changed is asked for with a cursor of the list alone, and the change of a copy that has one', async () => {
  expect((await member.client.send('get-copy-changes', { query: { cursor: 'x' } })).status).toBe(400)
  const { items } = await page()
  const params = { id: items[0]?.program_id ?? '' }
  const change = await member.client.call('get-copy-change', { params })
  expect(change).toMatchObject({ program_id: params.id, source_version: 2, lines: [{ id: 'name' }] })
  const stranger = await newcomer(testApp)
  expect((await stranger.client.refusal('get-copy-change', { params })).code).toBe('not-found')
  const { id } = await member.client.call('create-program', { body: newProgram() })
  expect((await member.client.refusal('get-copy-change', { params: { id } })).code).toBe('not-found')
})

it.each(['{}', '[]', '{"name":"Push","description":"","exercises":null}'])(
  'nothing is told of a copy of which %s is stored as its original, and all of the others',
  async (source) => {
    member = await newcomer(testApp)
    const [odd = '', whole] = await copyLong(2, () => ({ name: 'Autrement' }))
    const { pool } = testApp.platform.database
    await pool.query('UPDATE program_copies SET source = $2 WHERE program_id = $1', [odd, source])
    const { items } = await page()
    expect(items.map(({ program_id }) => program_id)).toEqual([whole])
    const params = { id: odd }
    expect((await member.client.refusal('get-copy-change', { params })).code).toBe('not-found')
    const body = { version: 1, source_version: 2, take: ['name'], leave: [] }
    expect((await member.client.refusal('take-copy-change', { params, body })).code).toBe('not-found')
  },
)
