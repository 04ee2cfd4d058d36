import { Readable } from 'node:stream'
import type { EventData } from '@fonte/contract/service/event'
import { Problem } from '../platform/problem.ts'

/** How often (ms) an otherwise silent stream says that it lives. */
const heartbeat = 25_000

/** How long (ms) a page waits before it connects again the first time. */
const retry = 1_000

/** Open streams at once: of visitors, one for each browser of a gym, with room; of a person, one for each browser. */
export const streamLimits = { address: 200, person: 20 } as const

/** How long (ms) a page may take to read that its session is over. */
const parting = 10_000

/** Bytes that may wait for a page that does not read; beyond them its stream is cut off. */
const longestBacklog = 65_536

/** The session that opened a stream. */
export interface StreamSession {
  readonly id: string
  readonly userId: string
}

/** A page that listens. */
export interface Listener {
  /** The counted network address. */
  readonly address: string
  /** Null for a visitor who is not signed in. */
  readonly session: StreamSession | null
}

/** The pages that listen to this server. */
export interface Streams {
  /** A new stream, which begins with the state of maintenance. @throws Problem `rate-limited`, `unavailable` */
  open(listener: Listener, maintenance: EventData['maintenance']): Readable
  /** Tells every page, or those alone that it is for. */
  tell<Name extends keyof EventData>(name: Name, data: EventData[Name], isFor?: (listener: Listener) => boolean): void
  /** The sessions that hold a stream. */
  sessions(): StreamSession[]
  /** Tells the pages of a session that it is over, and ends their streams. */
  endSession(sessionId: string, data: EventData['session-ended']): void
  /** Ends all streams and opens no more. */
  close(): void
}

const frame = <Name extends keyof EventData>(name: Name, data: EventData[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A page cannot see a comment, so the sign of life is an event: a page that misses it connects anew. */
const alive = frame('alive', { next: heartbeat })

const send = (stream: Readable, text: string): void => {
  if (stream.readableLength > longestBacklog) stream.destroy()
  else stream.push(text)
}

/** Ends a stream with what is still to be read, and cuts it off when nobody reads that. */
const end = (stream: Readable, text: string): void => {
  stream.push(text)
  stream.push(null)
  const cutOff = setTimeout(() => stream.destroy(), parting).unref()
  stream.once('close', () => clearTimeout(cutOff))
}

/** Keeps the open streams, with a sign of life on each every 25 s. */
export const createStreams = (): Streams => {
  const open = new Map<Readable, Listener>()
  let isClosed = false
  const sendAll = (text: string, isFor: (listener: Listener) => boolean = () => true) => {
    for (const [stream, listener] of open) if (isFor(listener)) send(stream, text)
  }
  const heart = setInterval(() => sendAll(alive), heartbeat).unref()
  const admit = ({ address, session }: Listener): void => {
    if (isClosed) throw new Problem('unavailable', { retryAfter: retry / 1_000 })
    const others = [...open.values()]
    const held = session
      ? others.filter((other) => other.session?.userId === session.userId)
      : others.filter((other) => other.session === null && other.address === address)
    if (held.length >= (session ? streamLimits.person : streamLimits.address)) {
      throw new Problem('rate-limited', { retryAfter: 10 })
    }
  }
  return {
    open: (listener, maintenance) => {
      admit(listener)
      const stream = new Readable({ read: () => undefined })
      stream.on('close', () => open.delete(stream))
      open.set(stream, listener)
      stream.push(`retry: ${retry}\n\n${frame('maintenance', maintenance)}${alive}`)
      return stream
    },
    tell: (name, data, isFor) => sendAll(frame(name, data), isFor),
    sessions: () => [...open.values()].flatMap(({ session }) => session ?? []),
    endSession: (sessionId, data) => {
      for (const [stream, { session }] of open) {
        if (session?.id !== sessionId) continue
        open.delete(stream)
        end(stream, frame('session-ended', data))
      }
    },
    close: () => {
      isClosed = true
      clearInterval(heart)
      for (const stream of open.keys()) stream.push(null)
      open.clear()
    },
  }
}
