import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Something that speaks PostgreSQL's protocol in front of a database. */
export interface Double {
  /** The URL of the database, by way of the double. */
  readonly url: string
  close(): void
}

const listen = async (url: string, serve: (client: Socket, upstream: () => Socket) => void): Promise<Double> => {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    serve(keep(client), () => keep(connect(Number(port), hostname)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A message of the protocol: its kind, its length, its body. */
const message = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}

/** Refuses settings at the start of a session, as PgBouncer does unless told to ignore them. */
export const refusingDouble = (url: string): Promise<Double> =>
  listen(url, (client) => {
    const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'
    client.once('data', () => client.end(message('E', Buffer.from(fields))))
  })

/** Drops one setting at the start of a session and passes on all else. */
export const ignoringDouble = (url: string): Promise<Double> =>
  listen(url, (client, connectUpstream) => {
    client.once('data', (startup) => {
      const body = startup
        .subarray(4)
        .toString('latin1')
        .replace(/statement_timeout\0[^\0]*\0/, '')
      const upstream = connectUpstream()
      upstream.write(message('', Buffer.from(body, 'latin1')))
      client.pipe(upstream).pipe(client)
    })
  })

/** Lets in the first client itself, and every later one on the first one’s session, as if each had its turn on it. */
export const sharingDouble = (url: string): Promise<Double> => {
  let shared: Socket | null = null
  let speaker: Socket | null = null
  const letIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
  return listen(url, (client, connectUpstream) => {
    if (shared === null) {
      shared = connectUpstream()
      shared.on('data', (answer) => speaker?.write(answer))
    } else client.once('data', () => client.write(letIn))
    const isFirst = speaker === null
    speaker ??= client
    let hasBegun = isFirst
    client.on('data', (said) => {
      const isStart = !hasBegun
      hasBegun = true
      if (isStart || said.toString('latin1', 0, 1) === 'X') return
      speaker = client
      shared?.write(said)
    })
  })
}
