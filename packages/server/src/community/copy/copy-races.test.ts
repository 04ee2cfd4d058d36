import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadLibrary } from '../../library/load-library.ts'
import { publish } from '../../test-kit/community.ts'
import { newcomer } from '../../test-kit/factories.ts'
import { type Call, meetAt } from '../../test-kit/meet-at.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await loadLibrary(testApp.platform.database)
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

it('who takes a change over while its program is deleted is told that there is none', async () => {
  const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
  const { program, post } = await publish(author)
  const copy = { id: crypto.randomUUID() }
  await member.client.call('copy-post', { params: { id: post.id }, body: copy })
  const { id: _, ...fields } = newProgram({ name: 'Autrement' })
  await author.client.call('update-program', { params: { id: program.id }, body: { ...fields, version: 1 } })
  const body = { version: 1, source_version: 2, take: ['name'], leave: [] }
  const statuses = await meetAtProgram(
    program.id,
    () => author.client.send('delete-program', { params: { id: program.id } }),
    () => member.client.send('take-copy-change', { params: copy, body }),
  )
  expect(statuses).toEqual([204, 404])
})
