import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleErrors } from '../http/errors.ts'
import { type Arrivals, createArrivals, followArrivals } from './arrivals.ts'

let app: FastifyInstance
let arrivals: Arrivals
/** Called when a call that asks for it has reached its route. */
let arrived: () => void

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  arrivals = createArrivals({ perAddress: 2, longest: 30_000 })
  app = fastify()
  handleErrors(app)
  followArrivals(app, arrivals)
  app.route({
    method: 'POST',
    url: '/visitor',
    onRequest: async (request, reply) => {
      arrived()
      arrivals.requireRoom(request, reply)
    },
    handler: async ({ body }) => body,
  })
  app.route({
    method: 'POST',
    url: '/member',
    onRequest: async (request) => {
      arrived()
      arrivals.release(request)
    },
    handler: async ({ body }) => body,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
  vi.useRealTimers()
})

/** Sends the head of a call and half of its body. */
const begin = async (url: string): Promise<Socket> => {
  const here = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`)
  if (url !== '/nowhere') await here
  return socket
}

const statusOf = (answer: string) => Number(answer.slice(9, 12))

const finish = async (socket: Socket): Promise<number> => {
  socket.write('}')
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return statusOf(String(answer))
}

describe('a body on its way from somebody who is not signed in', () => {
  it('is one of a few from its network address, and makes room when it has come', async () => {
    const [one, other] = [await begin('/visitor'), await begin('/visitor')]
    expect(statusOf(await text(await begin('/visitor')))).toBe(429)
    expect(statusOf(await text(await begin('/nowhere')))).toBe(429)
    expect(await finish(one)).toBe(200)
    const next = await begin('/visitor')
    expect([await finish(other), await finish(next)]).toEqual([200, 200])
  })

  it('is cut off after half a minute, with a word why', async () => {
    const slow = await begin('/visitor')
    vi.advanceTimersByTime(30_000)
    const answer = await text(slow)
    expect(statusOf(answer)).toBe(408)
    expect(answer).toContain('"code":"timeout"')
  })

  it('makes room when its sender hangs up', async () => {
    const [one, other] = [await begin('/visitor'), await begin('/visitor')]
    for (const socket of [one, other]) {
      const gone = new Promise((resolve) => app.server.once('request', (request) => request.once('close', resolve)))
      socket.destroy()
      await Promise.race([gone, new Promise((resolve) => setImmediate(resolve))])
    }
    await expect.poll(async () => finish(await begin('/visitor'))).toBe(200)
  })
})

describe('a body on its way from somebody who is signed in', () => {
  it('counts for no address, and may take its time', async () => {
    const members = [await begin('/member'), await begin('/member'), await begin('/member')]
    vi.advanceTimersByTime(60_000)
    const visitor = await begin('/visitor')
    expect(await finish(visitor)).toBe(200)
    for (const member of members) expect(await finish(member)).toBe(200)
  })
})
