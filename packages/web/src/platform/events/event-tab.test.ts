import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventNews, StreamListeners } from './event-stream.ts'
import { EventTab, type EventTools } from './event-tab.ts'

const closed: EventNews = { name: 'maintenance', data: { enabled: true } }

interface Tab {
  readonly tab: EventTab
  readonly received: unknown[]
  /** What it is connected by, while it is. */
  readonly listeners: StreamListeners[]
}

let tabs: Tab[]

beforeEach(() => {
  tabs = []
})

afterEach(() => {
  for (const { tab } of tabs) tab.leave()
})

function openTab(changes: Partial<EventTools> = {}): Tab {
  const listeners: StreamListeners[] = []
  const received: unknown[] = []
  const tab: EventTab = new EventTab({
    connect: (made) => {
      listeners.push(made)
      return () => listeners.splice(listeners.indexOf(made), 1)
    },
    prepare: async () => undefined,
    later: () => () => undefined,
    isOnline: () => true,
    locks: navigator.locks,
    broadcast: (news) => {
      for (const other of tabs) if (other.tab !== tab) other.tab.receive(news)
    },
    ...changes,
  })
  tab.on('maintenance', (data) => received.push(data))
  tab.join()
  const opened = { tab, received, listeners }
  tabs.push(opened)
  return opened
}

const isConnected = ({ listeners }: Tab) => vi.waitFor(() => expect(listeners).toHaveLength(1))
const streams = () => tabs.reduce((count, { listeners }) => count + listeners.length, 0)

describe('the tabs of a browser', () => {
  it('hold one stream, and all hear what it brings, once', async () => {
    const leader = openTab()
    await isConnected(leader)
    openTab()
    openTab().tab.renew()
    leader.listeners[0]?.received(closed)
    expect(streams()).toBe(1)
    expect(tabs.map(({ received }) => received)).toEqual([[closed.data], [closed.data], [closed.data]])
  })

  it('go on hearing when the tab that holds the stream goes', async () => {
    const leader = openTab()
    await isConnected(leader)
    const [second, third] = [openTab(), openTab()]
    leader.tab.leave()
    await isConnected(second)
    expect(streams()).toBe(1)
    second.listeners[0]?.received(closed)
    expect(third.received).toEqual([closed.data])
  })

  it('let one that left come back to the end of the line', async () => {
    const first = openTab()
    await isConnected(first)
    const second = openTab()
    first.tab.leave()
    await isConnected(second)
    first.tab.join()
    first.tab.join()
    second.tab.leave()
    await isConnected(first)
    expect(streams()).toBe(1)
  })

  it('without locks hold a stream each', async () => {
    await isConnected(openTab({ locks: undefined }))
    await isConnected(openTab({ locks: undefined }))
  })

  it('no longer call back what was ended', async () => {
    const leader = openTab()
    await isConnected(leader)
    const received = vi.fn()
    leader.tab.on('session-ended', received)()
    leader.listeners[0]?.received({ name: 'session-ended', data: { reason: 'ended' } })
    expect(received).not.toHaveBeenCalled()
    expect(leader.received).toEqual([])
  })
})
