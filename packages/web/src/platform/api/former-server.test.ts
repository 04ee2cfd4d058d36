import { formerWrites } from '@fonte/contract/former/former-writes'
import { afterEach, expect, it, vi } from 'vitest'
import { StrangeAnswer } from './api-problem.ts'
import { call } from './client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const given = (answer: unknown) => vi.stubGlobal('fetch', async () => answer)

const send = (write: (typeof formerWrites)[number]) => call(write.operation as 'create-program', write as never)

it.each(formerWrites.filter(({ answer }) => answer !== undefined))(
  'the answer of the version before to $operation counts',
  async (write) => {
    given(new Response(JSON.stringify(write.answer), { headers: { 'content-type': 'application/json' } }))
    expect(await send(write)).toEqual(write.answer)
  },
)

it.each(formerWrites.filter(({ answer }) => answer === undefined))(
  'the empty answer of the version before to $operation counts at the next try, which finds the row gone',
  async (write) => {
    given(new Response(null, { status: 204 }))
    await expect(send(write)).rejects.toBeInstanceOf(StrangeAnswer)
    const gone = { type: 'about:blank', title: 'not found', status: 404, code: 'not-found', request_id: 'r' }
    given(new Response(JSON.stringify(gone), { status: 404, headers: { 'content-type': 'application/problem+json' } }))
    await expect(send(write)).rejects.toMatchObject({ code: 'not-found' })
  },
)
