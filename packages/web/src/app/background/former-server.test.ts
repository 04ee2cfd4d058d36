import { type FormerWrite, formerWrites } from '@fonte/contract/former/former-writes'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { bringLogOperations } from '../../features/history/log/log-operations.ts'
import { bringImportOperations } from '../../features/import/import-operations.ts'
import { StrangeAnswer } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'

beforeAll(() => {
  bringLogOperations()
  bringImportOperations()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const given = (answer: unknown) => vi.stubGlobal('fetch', async () => answer)

const send = (write: FormerWrite) => call(write.operation as 'create-program', write as never)

const answered = Object.entries(formerWrites).flatMap(([version, writes]) =>
  writes.filter(({ answer }) => answer !== undefined).map((write) => ({ ...write, version })),
)

it.each(answered)('the answer of $version to $operation counts', async ({ version: _, ...write }) => {
  given(new Response(JSON.stringify(write.answer), { headers: { 'content-type': 'application/json' } }))
  expect(await send(write)).toEqual(write.answer)
})

// The server of 0.1.0 did not name the call that it answered.
it.each(formerWrites['0.1.0'].filter(({ answer }) => answer === undefined))(
  'the empty answer of 0.1.0 to $operation counts at the next try, which finds the row gone',
  async (write) => {
    given(new Response(null, { status: 204 }))
    await expect(send(write)).rejects.toBeInstanceOf(StrangeAnswer)
    const gone = { type: 'about:blank', title: 'not found', status: 404, code: 'not-found', request_id: 'r' }
    given(new Response(JSON.stringify(gone), { status: 404, headers: { 'content-type': 'application/problem+json' } }))
    await expect(send(write)).rejects.toMatchObject({ code: 'not-found' })
  },
)
