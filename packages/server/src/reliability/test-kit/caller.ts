import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** What a server answered; status 0 when it did not answer at all. */
export interface Reply {
  readonly status: number
  readonly code: string | null
  readonly retryAfter: string | null
  readonly body: unknown
}

/** A signed-in browser that calls servers over the wire. */
export interface Caller {
  readonly email: string
  /** The Cookie header of the browser. */
  readonly cookie: string
  /** Sends one call, with a renewed session where the old one has run out. */
  send(url: string, method: string, path: string, body?: unknown): Promise<Reply>
}

const nothing: Reply = { status: 0, code: null, retryAfter: null, body: null }

const replyOf = async (response: Response): Promise<Reply> => {
  const text = await response.text()
  const body = text === '' ? null : JSON.parse(text)
  const code = response.ok ? null : (body?.code ?? null)
  return { status: response.status, code, retryAfter: response.headers.get('retry-after'), body }
}

const createCaller = (email: string): Caller => {
  const cookies = new Map<string, string>()
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sendOnce = async (url: string, method: string, path: string, body?: unknown) => {
    const headers = { cookie: header(), 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? []
        cookies.set(name, value)
      }
      return await replyOf(response)
    } catch {
      return nothing
    }
  }
  return {
    email,
    get cookie() {
      return header()
    },
    send: async (url, method, path, body) => {
      const reply = await sendOnce(url, method, path, body)
      if (reply.status !== 401) return reply
      // The access token lives for minutes only: renewed, as the pages do, before the call is sent again.
      const renewal = await sendOnce(url, 'POST', '/api/session/refresh', {})
      return renewal.status === 200 ? await sendOnce(url, method, path, body) : renewal
    },
  }
}

const accepted = ({ status, code }: Reply, what: string) => {
  if (status >= 300 || status === 0) throw new Error(`${what} answered ${status} ${code}`)
}

const password = 'Craie-et-magnésie-26'

const apply = async (url: string): Promise<Caller> => {
  const tag = randomUUID().slice(0, 8)
  const caller = createCaller(`marion-${tag}@exemple.fr`)
  const form = { email: caller.email, password, full_name: 'Marion Dubois', username: `marion.${tag}`, lang: 'fr' }
  accepted(await caller.send(url, 'POST', '/api/account', form), 'sign-up')
  return caller
}

/** Signs somebody up, and answers the address that a mail must reach now. */
export const signUpAt = async (url: string): Promise<string> => (await apply(url)).email

/** Makes an account whose mail nobody waits for, and signs it in. */
export const joinAt = async (url: string, databaseUrl: string): Promise<Caller> => {
  const caller = await apply(url)
  await ask(databaseUrl, 'UPDATE users SET confirmed_at = now() WHERE email = $1', [caller.email])
  accepted(await caller.send(url, 'POST', '/api/session', { email: caller.email, password, remember: true }), 'sign-in')
  return caller
}

/** Asks the database itself, on a connection of its own. */
export const ask = async <T extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}
