import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Grant } from './grant.ts'
import type { Tokens } from './sessions.ts'

/** Names that browsers keep; `device` is the browser mark’s, `challenge` that of a sign-in between its two steps. */
type CookieName = 'access' | 'refresh' | 'device' | 'form' | 'challenge'

/** Readable by the page and without a secret: it names whose session this browser has, so that no answer can name another. */
const marker = 'fonte_session'

/** How long (s) a browser that signed in once is known: as long as browsers keep a cookie. */
const markLife = 400 * 86_400

/** How long (s) a browser is known as the one that sent a sign-up form: as long as the form waits. */
const formLife = 7 * 86_400

/** The session's cookies on a server whose pages are at `publicUrl`. */
export interface SessionCookies {
  tokens(request: FastifyRequest): Tokens
  browserMark(request: FastifyRequest): string | undefined
  form(request: FastifyRequest): string | undefined
  challenge(request: FastifyRequest): string | undefined
  /** Hands the tokens to the browser: until they run out, or until it closes where "remember" is off. */
  set(reply: FastifyReply, grant: Grant, now: number): void
  setBrowserMark(reply: FastifyReply, mark: string): void
  setForm(reply: FastifyReply, form: string): void
  /** Hands out the challenge of a second step, for so long (ms). */
  setChallenge(reply: FastifyReply, challenge: string, life: number): void
  clearChallenge(reply: FastifyReply): void
  /** Takes the tokens away, with what the browser’s own cache has of the person. */
  clear(reply: FastifyReply): void
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** On https the names carry `__Host-`: no other host, no plain connection can set or read such a cookie. */
export const cookieName = (name: CookieName, publicUrl: string): string =>
  `${isSecure(publicUrl) ? '__Host-' : ''}fonte_${name}`

/**
 * Has the browser forget the answers that its own cache keeps; not its storage, where work waits to be sent. Browsers heed
 * it on https and on this machine only.
 */
export const clearBrowserCache = (reply: FastifyReply): void => {
  reply.header('clear-site-data', '"cache"')
}

/** The cookies of a server whose pages are at `publicUrl`. */
export const sessionCookies = (publicUrl: string): SessionCookies => {
  const nameOf = (name: CookieName) => cookieName(name, publicUrl)
  const readable = { path: '/', sameSite: 'lax', secure: isSecure(publicUrl) } as const
  const hidden = { ...readable, httpOnly: true } as const
  return {
    tokens: ({ cookies }) => ({ access: cookies[nameOf('access')], refresh: cookies[nameOf('refresh')] }),
    browserMark: ({ cookies }) => cookies[nameOf('device')],
    form: ({ cookies }) => cookies[nameOf('form')],
    challenge: ({ cookies }) => cookies[nameOf('challenge')],
    set: (reply, grant, now) => {
      const until = (end: number) => (grant.remember ? { maxAge: Math.floor((end - now) / 1000) } : {})
      reply.setCookie(nameOf('access'), grant.access, { ...hidden, ...until(grant.accessEndsAt) })
      reply.setCookie(nameOf('refresh'), grant.refresh, { ...hidden, ...until(grant.endsAt) })
      reply.setCookie(marker, grant.userId, { ...readable, ...until(grant.endsAt) })
    },
    setBrowserMark: (reply, mark) => {
      reply.setCookie(nameOf('device'), mark, { ...hidden, maxAge: markLife })
    },
    setForm: (reply, form) => {
      reply.setCookie(nameOf('form'), form, { ...hidden, maxAge: formLife })
    },
    setChallenge: (reply, challenge, life) => {
      reply.setCookie(nameOf('challenge'), challenge, { ...hidden, maxAge: Math.floor(life / 1000) })
    },
    clearChallenge: (reply) => {
      reply.clearCookie(nameOf('challenge'), hidden)
    },
    clear: (reply) => {
      clearBrowserCache(reply)
      reply.clearCookie(nameOf('access'), hidden)
      reply.clearCookie(nameOf('refresh'), hidden)
      reply.clearCookie(marker, readable)
    },
  }
}
