import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { boundConnections } from './connections.ts'

let server: Server
let opened: Socket[]

beforeEach(async () => {
  opened = []
  server = createServer()
})

afterEach(async () => {
  for (const socket of opened) socket.destroy()
  server.close()
  await once(server, 'close')
})

const listen = async (trustProxy: false | number, publicUrl: string) => {
  boundConnections(server as unknown as Parameters<typeof boundConnections>[0], { trustProxy, publicUrl }, 2)
  server.on('connection', (socket) => {
    socket.on('error', () => undefined)
    if (!socket.destroyed) socket.write('welcome')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** Whether a connection from this address is let in. */
const open = async (localAddress = '127.0.0.1'): Promise<boolean> => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  opened.push(socket)
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
}

describe('a connection', () => {
  it('is one of a bounded number of its network address, and makes room when it closes', async () => {
    await listen(false, 'http://gym.example')
    expect([await open(), await open(), await open(), await open('127.0.0.2')]).toEqual([true, true, false, true])
    opened[0]?.destroy()
    await expect.poll(() => open()).toBe(true)
  })

  it.each([
    ['is trusted', 1, 'http://gym.example'],
    ['speaks https', false, 'https://gym.example'],
  ] as const)('is the proxy’s to bound where one %s', async (_what, trustProxy, publicUrl) => {
    await listen(trustProxy, publicUrl)
    expect([await open(), await open(), await open()]).toEqual([true, true, true])
  })
})
