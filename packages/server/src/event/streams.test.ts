import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStreams, type StreamSession, type Streams } from './streams.ts'

let streams: Streams

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  streams = createStreams()
})

afterEach(() => {
  streams.close()
  vi.useRealTimers()
})

const session = { id: 'session', userId: 'user' }
const open = (address = '203.0.113.9', listener: StreamSession | null = session) =>
  streams.open({ address, session: listener }, { enabled: false })
const alive = 'event: alive\ndata: {"next":25000}\n\n'
const beginning = `retry: 1000\n\nevent: maintenance\ndata: {"enabled":false}\n\n${alive}`

describe('a stream of events', () => {
  it('begins with how to come back, the state of maintenance and when it says again that it lives', () => {
    expect(String(open().read())).toBe(beginning)
  })

  it('says every 25 seconds that it lives', () => {
    const stream = open()
    stream.read()
    vi.advanceTimersByTime(24_999)
    expect(stream.read()).toBeNull()
    vi.advanceTimersByTime(25_001)
    expect(String(stream.read())).toBe(alive + alive)
  })

  it('hears what all are told, and no more once its session is over', () => {
    const [one, other] = [open(), streams.open({ address: '203.0.113.9', session: null }, { enabled: false })]
    streams.tell('maintenance', { enabled: true })
    streams.endSession('session', { reason: 'blocked' })
    streams.tell('maintenance', { enabled: false })
    const told = (enabled: boolean) => `event: maintenance\ndata: {"enabled":${enabled}}\n\n`
    expect(String(one.read())).toBe(`${beginning}${told(true)}event: session-ended\ndata: {"reason":"blocked"}\n\n`)
    expect(String(other.read())).toBe(`${beginning}${told(true)}${told(false)}`)
    expect(streams.sessions()).toEqual([])
  })

  it('of a visitor is one of 200 from one address at most, and makes room when it closes', async () => {
    const all = Array.from({ length: 200 }, () => open('203.0.113.9', null))
    expect(() => open('203.0.113.9', null)).toThrow('rate-limited')
    expect(() => open('203.0.113.10', null)).not.toThrow()
    const gone = new Promise((resolve) => all[0]?.once('close', resolve))
    all[0]?.destroy()
    await gone
    expect(() => open('203.0.113.9', null)).not.toThrow()
  })

  it('of who is signed in is held up by nobody behind the same address', () => {
    for (let visitor = 0; visitor < 200; visitor += 1) open('203.0.113.9', null)
    expect(() => open('203.0.113.9')).not.toThrow()
  })

  it('is one of 20 of one person at most, wherever they are, and of as many visitors as there are', () => {
    for (let host = 1; host <= 20; host += 1) open(`203.0.113.${host}`)
    expect(() => open('203.0.113.99')).toThrow('rate-limited')
    expect(() => open('203.0.113.99', { id: 'other', userId: 'other' })).not.toThrow()
    for (let visitor = 0; visitor < 30; visitor += 1) expect(() => open('203.0.113.99', null)).not.toThrow()
  })

  it('is cut off when nobody reads it, so that it cannot fill the memory', () => {
    const stream = open()
    for (let i = 0; i < 5_000 && !stream.destroyed; i += 1) streams.tell('maintenance', { enabled: true })
    expect(stream.destroyed).toBe(true)
    expect(stream.readableLength).toBeLessThan(70_000)
  })

  it('is cut off when nobody reads that its session is over, and not while somebody does', () => {
    const [silent, heard] = [open(), open()]
    streams.endSession('session', { reason: 'ended' })
    heard.resume()
    vi.advanceTimersByTime(9_999)
    expect(silent.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(silent.destroyed).toBe(true)
    expect(heard.errored).toBeNull()
  })

  it('ends when the server closes, and none is opened after that', () => {
    const stream = open()
    streams.close()
    stream.read()
    expect(stream.read()).toBeNull()
    expect(stream.readableEnded || stream.readableLength === 0).toBe(true)
    expect(() => open()).toThrow('unavailable')
  })
})
