import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { problemSchema } from '@fonte/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { answerUnreadable } from './unreadable.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => testApp.close())

/** Sends bytes as they are and answers what comes until the server hangs up. */
const say = async (bytes: string) => {
  const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

const expectGuardedProblem = (answer: string, status: number, code: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const headers = head.toLowerCase()
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`))
  expect(headers).toContain('content-type: application/problem+json')
  expect(headers).toMatch(/content-security-policy: default-src '(none|self)'/)
  expect(headers).toContain('x-content-type-options: nosniff')
  expect(headers).toContain('referrer-policy: no-referrer')
  expect(headers).toMatch(/cache-control: (no-store|private, no-cache)/)
  expect(z.parse(problemSchema, JSON.parse(body))).toMatchObject({ status, code })
  // The entity tag and the digest are random, and any letters may come together in them.
  expect(answer.replace(/^(etag|unencoded-digest): .*$/gim, '')).not.toMatch(/HPE|parse|node|fastify|curious/i)
}

const head = 'Host: curious.example\r\nConnection: close\r\n'
const long = 'curious'.repeat(4_000)

describe('what is no request', () => {
  it.each([
    ['no HTTP at all', 'curious\r\n\r\n', 400, 'unreadable'],
    ['a method that nobody knows', `CURIOUS / HTTP/1.1\r\n${head}\r\n`, 400, 'unreadable'],
    ['a version to come', `GET / HTTP/3.7\r\n${head}\r\n`, 400, 'unreadable'],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'unreadable',
    ],
    ['no host', 'GET /api/site HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'unreadable'],
    ['two hosts', `GET /api/site HTTP/1.1\r\n${head}host: other.example\r\n\r\n`, 400, 'unreadable'],
    ['too large headers', `GET / HTTP/1.1\r\n${head}X-Much: ${long}\r\n\r\n`, 431, 'headers-too-large'],
    ['too long an address', `GET /${long} HTTP/1.1\r\n${head}\r\n`, 431, 'headers-too-large'],
    ['a method that nothing here has', `PROPFIND /api/site HTTP/1.1\r\n${head}\r\n`, 404, 'not-found'],
    ['a trace', `TRACE /api/site HTTP/1.1\r\n${head}\r\n`, 404, 'not-found'],
  ])('is refused in the one shape of refusals, guarded and without detail: %s', async (_what, bytes, status, code) => {
    expectGuardedProblem(await say(bytes), status, code)
  })

  it('is refused so when it takes too long to arrive', async () => {
    const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1')
    const [[served]] = await Promise.all([once(testApp.app.server, 'connection'), once(socket, 'connect')])
    answerUnreadable(Object.assign(new Error('curious'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), served)
    expectGuardedProblem(await text(socket), 408, 'timeout')
  })

  it('is served all the same when it expects what no server has to know', async () => {
    const answer = await say(`GET /api/site HTTP/1.1\r\n${head}Expect: curiosity\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  })
})
