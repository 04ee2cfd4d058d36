import { beforeEach, describe, expect, it } from 'vitest'
import { type EventNews, EventStream, type StreamListeners } from './event-stream.ts'

const news: EventNews = { name: 'maintenance', data: { enabled: true } }

let open: StreamListeners[]
let connected: number
let waits: number[]
let next: (() => void) | undefined
let online: boolean
let prepare: () => Promise<void>
let received: EventNews[]
let stream: EventStream

beforeEach(() => {
  open = []
  connected = 0
  waits = []
  next = undefined
  online = true
  prepare = async () => undefined
  received = []
  stream = new EventStream(
    {
      connect: (listeners) => {
        connected += 1
        open.push(listeners)
        return () => open.splice(open.indexOf(listeners), 1)
      },
      prepare: () => prepare(),
      later: (ms, work) => {
        waits.push(ms)
        next = work
        return () => {
          next = undefined
        }
      },
      isOnline: () => online,
    },
    (told) => received.push(told),
  )
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

const start = async () => {
  stream.start()
  await settled()
}

const fail = async (times = 1) => {
  for (let i = 0; i < times; i += 1) {
    open[0]?.failed()
    next?.()
    await settled()
  }
}

describe('the stream of events', () => {
  it('hands on what it hears', async () => {
    await start()
    open[0]?.received(news)
    expect(received).toEqual([news])
  })

  it('connects again after 1, 2, 5, then 10 seconds, with one connection at a time', async () => {
    await start()
    await fail(6)
    expect(waits).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
    expect(open).toHaveLength(1)
  })

  it('begins with one second again once it has heard something', async () => {
    await start()
    await fail(3)
    open[0]?.received(news)
    await fail()
    expect(waits).toEqual([1_000, 2_000, 5_000, 1_000])
  })

  it('rests without a network, and connects at once when there is one', async () => {
    await start()
    await fail(2)
    online = false
    stream.renew()
    await settled()
    expect([open.length, next]).toEqual([0, undefined])
    online = true
    stream.renew()
    await settled()
    expect(open).toHaveLength(1)
    expect(waits).toHaveLength(2)
  })

  it('connects anew when it is silent for twice as long as the server said, also before it has said anything again', async () => {
    await start()
    open[0]?.received({ name: 'alive', data: { next: 25_000 } })
    expect(waits).toEqual([50_000])
    for (let silence = 1; silence <= 2; silence += 1) {
      next?.()
      expect(open).toEqual([])
      next?.()
      await settled()
      expect(open).toHaveLength(1)
    }
    expect(waits).toEqual([50_000, 1_000, 50_000, 2_000, 50_000])
  })

  it('is alive with whatever it hears, and waits no more once it is stopped', async () => {
    await start()
    open[0]?.received({ name: 'alive', data: { next: 25_000 } })
    const first = next
    open[0]?.received(news)
    expect(next).not.toBe(first)
    expect(waits).toEqual([50_000, 50_000])
    stream.stop()
    expect(next).toBeUndefined()
  })

  it('is silent once stopped, also when it was stopped while it connected', async () => {
    stream.start()
    stream.stop()
    await settled()
    expect(connected).toBe(0)
    await start()
    stream.stop()
    stream.renew()
    await settled()
    expect(open).toEqual([])
  })

  it('connects once when the session was renewed on the way', async () => {
    let first = true
    prepare = async () => {
      if (first) {
        first = false
        stream.renew()
      }
    }
    await start()
    expect(connected).toBe(1)
  })
})
