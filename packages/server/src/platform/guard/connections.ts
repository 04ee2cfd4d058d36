import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { countedAddress } from '../limits/network-address.ts'

/** Open connections of one network address: forty lifters’ browsers hold half as many. */
export const connectionsPerAddress = 600

/**
 * Closes what one network address opens beyond `most` connections. Behind a proxy, one that is trusted or the one that
 * speaks https for Fonte, all connections are the proxy's, and its to bound.
 */
export const boundConnections = (
  server: Pick<FastifyInstance['server'], 'on'>,
  { trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>,
  most = connectionsPerAddress,
): void => {
  if (trustProxy !== false || publicUrl.startsWith('https:')) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '')
    const held = open.get(address) ?? 0
    if (held >= most) {
      socket.destroy()
      return
    }
    open.set(address, held + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
