// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import type { OutboxKind } from '../../../platform/outbox/outbox-kind.ts'
import { emptyOutbox, serveAda } from '../../../platform/outbox/test-kit/device-outbox-kit.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { createProgramKind } from '../../program/program-outbox.ts'
import { importsQuery } from '../import-queries.ts'
import { followImportEnd } from './import-end.ts'
import { importWorkoutsKind } from './import-outbox.ts'

const asked = vi.hoisted(() => vi.fn(async () => ({ items: [], names: [], deleted: [] })))

vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call: asked }))

beforeAll(followImportEnd)

let leave = () => {}

beforeEach(async () => {
  await serveAda()
  leave = new QueryObserver(queryClient, importsQuery).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.getQueryData(importsQuery.queryKey)).toBeDefined())
  asked.mockClear()
})

afterEach(async () => {
  leave()
  vi.restoreAllMocks()
  await serveAda()
  await emptyOutbox()
  queryClient.clear()
})

/** What an import brings beside its workouts, as it waits on the device. */
const bring = async (...things: readonly string[]) => {
  const entry = (thing: string) => ({ entityKey: thing, payload: { import_id: 'i' } })
  const [first = '', ...others] = things
  const after = others.map((thing) => [thing, entry(thing)] as const)
  await outbox.enqueue({ ...importWorkoutsKind, kind: first } as OutboxKind<unknown>, entry(first), [], { after })
}

/** The server has the write of that kind: it leaves the queue. */
const arrives = (name: string) =>
  outbox.discard(...outbox.entries.get().flatMap(({ kind, id }) => (kind === name ? [id] : [])))

it('the list of imports tells of programs, measures, gym and schedule once the last of them has arrived', async () => {
  await bring('create-program', 'put-gym')
  await arrives('create-program')
  expect(asked).not.toHaveBeenCalled()
  await arrives('put-gym')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

it('a part that was on its way when its import was stopped is told in the list once it has arrived', async () => {
  const part = { import_id: 'i', file_name: 'strong.csv', workouts: 100, of: 200, packed: '' }
  for (const id of ['sent', 'stopped'])
    await outbox.enqueue(importWorkoutsKind, { id, entityKey: 'import:i', payload: part })
  await outbox.discard('stopped')
  expect(asked).not.toHaveBeenCalled()
  await outbox.discard('sent')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

it('what else waits has nothing to do with imports', async () => {
  await outbox.enqueue(createProgramKind as OutboxKind<unknown>, { entityKey: 'program:p', payload: { id: 'p' } })
  await arrives('create-program')
  expect(asked).not.toHaveBeenCalled()
})

it('asks nothing of anybody who has signed out', async () => {
  await bring('put-gym')
  await serveAda('signed-out')
  await outbox.serve(null)
  expect(asked).not.toHaveBeenCalled()
})
