import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * The name under which calls from a network address are counted: the address itself, but only the first 64 bits of IPv6,
 * of which one subscriber owns all the rest.
 */
export const countedAddress = (ip: string): string => {
  const [, mapped] = mappedIPv4.exec(ip) ?? []
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [plain = ''] = ip.split('%')
  const [head = '', tail] = plain.split('::')
  const [left, right] = [groups(head), groups(tail ?? '')]
  const middle = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array.from({ length: middle }, () => '0'), ...right]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** A forwarded address as some proxies write it: with the port, IPv6 in brackets. */
const withPort = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3})):\d{1,5}$/

/**
 * The name under which the calls of a request's network address are counted: what a trusted proxy says it is, or the
 * other end of the connection where that is no address at all.
 */
export const countedAddressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const [, v6, v4] = withPort.exec(ip) ?? []
  const said = v6 ?? v4 ?? ip
  return countedAddress(isIP(said) ? said : (socket.remoteAddress ?? ''))
}
