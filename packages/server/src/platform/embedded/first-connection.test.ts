import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import process from 'node:process'
import { expect, it } from 'vitest'
import { prepareServer } from './first-connection.ts'

it('takes a server that hangs up and ends, as one does whose forerunner still holds its memory, for one to start again', async () => {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { stdio: 'ignore' })
  const port = createServer((socket) => {
    socket.once('data', () => {
      socket.resetAndDestroy()
      server.kill('SIGKILL')
    })
  })
  port.listen(0, '127.0.0.1')
  await once(port, 'listening')
  expect(await prepareServer(server, (port.address() as AddressInfo).port, 'secret')).toBe(false)
  port.close()
})

it('gives up a server that lives and takes connections, but never speaks, and says so', async () => {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { stdio: 'ignore' })
  const sockets: Socket[] = []
  const port = createServer((socket) => sockets.push(socket))
  port.listen(0, '127.0.0.1')
  await once(port, 'listening')
  const prepared = prepareServer(server, (port.address() as AddressInfo).port, 'secret', 100)
  await expect(prepared).rejects.toThrow('The embedded database does not let Fonte in: timeout expired.')
  server.kill('SIGKILL')
  for (const socket of sockets) socket.destroy()
  port.close()
})
