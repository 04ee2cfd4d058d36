import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ears, EventNews } from './event-stream.ts'
import { EventTab, type EventTools } from './event-tab.ts'

const closed: EventNews = { name: 'maintenance', data: { enabled: true } }

interface Tab {
  readonly tab: EventTab
  readonly heard: unknown[]
  /** What it is connected by, while it is. */
  readonly ears: Ears[]
}

let tabs: Tab[]

beforeEach(() => {
  tabs = []
})

afterEach(() => {
  for (const { tab } of tabs) tab.leave()
})

function openTab(changes: Partial<EventTools> = {}): Tab {
  const ears: Ears[] = []
  const heard: unknown[] = []
  const tab: EventTab = new EventTab({
    connect: (made) => {
      ears.push(made)
      return () => ears.splice(ears.indexOf(made), 1)
    },
    prepare: async () => undefined,
    later: () => () => undefined,
    isOnline: () => true,
    locks: navigator.locks,
    tell: (news) => {
      for (const other of tabs) if (other.tab !== tab) other.tab.hear(news)
    },
    ...changes,
  })
  tab.on('maintenance', (data) => heard.push(data))
  tab.join()
  const opened = { tab, heard, ears }
  tabs.push(opened)
  return opened
}

const isConnected = ({ ears }: Tab) => vi.waitFor(() => expect(ears).toHaveLength(1))
const streams = () => tabs.reduce((count, { ears }) => count + ears.length, 0)

describe('the tabs of a browser', () => {
  it('hold one stream, and all hear what it brings, once', async () => {
    const leader = openTab()
    await isConnected(leader)
    openTab()
    openTab().tab.renew()
    leader.ears[0]?.heard(closed)
    expect(streams()).toBe(1)
    expect(tabs.map(({ heard }) => heard)).toEqual([[closed.data], [closed.data], [closed.data]])
  })

  it('go on hearing when the tab that holds the stream goes', async () => {
    const leader = openTab()
    await isConnected(leader)
    const [second, third] = [openTab(), openTab()]
    leader.tab.leave()
    await isConnected(second)
    expect(streams()).toBe(1)
    second.ears[0]?.heard(closed)
    expect(third.heard).toEqual([closed.data])
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
    const heard = vi.fn()
    leader.tab.on('session-ended', heard)()
    leader.ears[0]?.heard({ name: 'session-ended', data: { reason: 'ended' } })
    expect(heard).not.toHaveBeenCalled()
    expect(leader.heard).toEqual([])
  })
})
