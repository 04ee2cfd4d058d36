import { isIP } from 'node:net'

/** What a reader of one variable throws: the rest of a sentence that begins with the variable's name. */
export class WrongValue extends Error {
  override name = 'WrongValue'
}

/** A host name, or an address, on which a server listens. */
export function bindHost(text: string): string {
  if (isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text
  throw new WrongValue(`must be a name or an address without a port, such as 127.0.0.1 or 0.0.0.0, not "${text}"`)
}

/** A whole number from `least` to `most`. */
export function wholeNumber(text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new WrongValue(`must be a whole number from ${least} to ${most}, not "${text}"`)
  }
  return value
}

/** URL of a PostgreSQL database; the value is never repeated, because it may hold a password. */
export function postgresUrl(text: string): string {
  parsed(text, ['postgres', 'postgresql'])
  return text
}

/** URL of a mail server; the value is never repeated, because it may hold a password. */
export function mailServerUrl(text: string): string {
  parsed(text, ['smtp', 'smtps'])
  return text
}

/** The origin of the pages, such as https://fonte.example; a path, query or user name is refused. */
export function origin(text: string): string {
  const url = parsed(text, ['http', 'https'])
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new WrongValue(`must name a scheme, a host and perhaps a port, without a path, not "${text}"`)
  }
  return url.origin
}

/** An e-mail address, with or without a name before it: `Fonte <hello@fonte.example>`. */
export function emailAddress(text: string): string {
  if (!/^(?:[^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/.test(text)) {
    throw new WrongValue(`must be a mail address, not "${text}"`)
  }
  return text
}

/** An IANA time zone such as Europe/Paris. */
export function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new WrongValue(`must be a time zone such as Europe/Paris, not "${text}"`)
  }
}

/** Host names separated by commas, in lower case. */
export function hostNames(text: string): string[] {
  return listed(text).map((name) => {
    if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name)) {
      throw new WrongValue(`must list host names separated by commas, and "${name}" is none`)
    }
    return name.toLowerCase()
  })
}

/** Which proxies may tell the client's address: a number of hops, or their addresses and networks. */
export function trustedProxies(text: string): number | string[] {
  if (/^\d+$/.test(text)) return wholeNumber(text, 1, 10)
  return listed(text).map((proxy) => {
    const [ip = '', bits, ...rest] = proxy.split('/')
    const longest = isIP(ip) === 6 ? 128 : 32
    const wrongBits = bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= longest)
    if (isIP(ip) === 0 || wrongBits || rest.length > 0) {
      throw new WrongValue(`must be a number of proxies or a list of their addresses, and "${proxy}" is neither`)
    }
    return proxy
  })
}

/** A token that a program carries in a header, too long to be guessed; the value is never repeated. */
export function accessToken(text: string): string {
  if (/^[\w.~+/=-]{32,}$/.test(text)) return text
  throw new WrongValue('must have at least 32 letters and digits; "openssl rand -hex 32" makes such a token')
}

/** A secret of at least 32 bytes, written in hexadecimal or base64; the value itself is never repeated. */
export function secretKey(text: string): Buffer {
  const hex = /^(?:[0-9a-f]{2})+$/i.test(text)
  const key = Buffer.from(text, hex ? 'hex' : 'base64')
  if (!/^[\w+/=-]+$/.test(text) || key.length < 32) {
    throw new WrongValue(
      'must be at least 32 random bytes in base64 or hexadecimal; "openssl rand -base64 32" makes one',
    )
  }
  return key
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parsed(text: string, schemes: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !schemes.includes(url.protocol.slice(0, -1)) || url.hostname === '') {
    throw new WrongValue(`must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)
  }
  return url
}
