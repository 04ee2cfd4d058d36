import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/** A way to PostgreSQL that can go silent: connections stay open, and nothing passes. */
export interface StallingProxy {
  /** The database’s address by way of this proxy. */
  readonly url: string
  /** Lets so many more bytes of answers pass, then nothing in either direction, on old and new connections. */
  stallAfter(bytes: number): void
  /** Lets everything pass on new connections; those that went silent stay so. */
  flow(): void
  close(): Promise<void>
}

/** Starts a proxy in front of the PostgreSQL at `target`. */
export const startStallingProxy = async (target: string): Promise<StallingProxy> => {
  const address = new URL(target)
  const sockets = new Set<Socket>()
  let allowance = Number.POSITIVE_INFINITY
  /** A connection that has met the silence once belongs to it. */
  const lost = new WeakSet<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = dial(Number(address.port), address.hostname)
    keep(near)
    keep(far)
    near.on('data', (chunk) => {
      if (allowance <= 0) lost.add(near)
      if (!lost.has(near)) far.write(chunk)
    })
    far.on('data', (chunk) => {
      allowance -= chunk.length
      if (allowance <= 0) lost.add(near)
      if (!lost.has(near)) near.write(chunk)
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    stallAfter: (bytes) => {
      allowance = bytes
    },
    flow: () => {
      allowance = Number.POSITIVE_INFINITY
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
