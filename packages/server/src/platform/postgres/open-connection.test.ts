import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { migrateJobs } from '../jobs/jobs.ts'
import { migrate } from '../migrate.ts'

afterEach(() => vi.useRealTimers())

it.each([
  ['tables', migrate],
  ['queue of jobs', migrateJobs],
])('the start gives up a database that never speaks, where it makes the %s, and says so', async (_what, make) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said = make(`postgres://fonte@127.0.0.1:${port}/fonte`).then(
    () => 'let in',
    (error: Error) => error.message,
  )
  await once(server, 'connection')
  await vi.advanceTimersByTimeAsync(10_000)
  for (const socket of sockets) socket.destroy()
  server.close()
  expect(await said).toMatch(/^The database at 127\.0\.0\.1:\d+\/fonte cannot be opened: .*timeout/)
})
