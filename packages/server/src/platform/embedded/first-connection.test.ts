import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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
