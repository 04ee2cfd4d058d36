import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DrivingTab, type DrivingTools } from './driving-tab.ts'

const name = 'fonte-workout-ada'
let tabs: DrivingTab[]
let leave: (() => void)[]
let drivenCount: number

beforeEach(() => {
  tabs = []
  leave = []
  drivenCount = 0
})

afterEach(() => {
  for (const go of leave) go()
})

function openTab(changes: Partial<DrivingTools> = {}): DrivingTab {
  const tab: DrivingTab = new DrivingTab({
    locks: navigator.locks,
    tell: (news) => {
      for (const other of tabs) if (other !== tab) void other.receive(news)
    },
    beforeDriving: async () => {
      drivenCount += 1
    },
    settled: async () => undefined,
    pause: () => new Promise(() => undefined),
    ...changes,
  })
  tabs.push(tab)
  leave.push(tab.claim(name))
  return tab
}

const is = (tab: DrivingTab, role: string) => vi.waitFor(() => expect(tab.role.get()).toBe(role))

describe('the driving of a workout', () => {
  it('belongs to the first tab, and the second follows', async () => {
    const first = openTab()
    await is(first, 'driver')
    await is(openTab(), 'follower')
    expect(first.role.get()).toBe('driver')
    expect(drivenCount).toBe(1)
  })

  it('goes to the follower when the driver leaves', async () => {
    await is(openTab(), 'driver')
    const second = openTab()
    await is(second, 'follower')
    leave[0]?.()
    await is(second, 'driver')
  })

  it('is taken over once the driver has written what it has under way', async () => {
    let write = () => {}
    const written = new Promise<void>((resolve) => {
      write = resolve
    })
    const first = openTab({ settled: () => written })
    await is(first, 'driver')
    const second = openTab()
    await is(second, 'follower')
    const takeOver = second.takeOver()
    await is(first, 'follower')
    expect(second.role.get()).toBe('follower')
    write()
    await takeOver
    await is(second, 'driver')
    expect(first.role.get()).toBe('follower')
  })

  it('is taken from a tab that does not answer any more', async () => {
    const frozen = openTab({ tell: () => undefined })
    await is(frozen, 'driver')
    const second = openTab({ tell: () => undefined, pause: async () => undefined })
    await is(second, 'follower')
    await second.takeOver()
    await is(second, 'driver')
    await is(frozen, 'follower')
  })

  it('comes back to the tab it was taken from', async () => {
    const first = openTab()
    await is(first, 'driver')
    const second = openTab()
    await is(second, 'follower')
    await second.takeOver()
    await is(second, 'driver')
    leave[1]?.()
    await is(first, 'driver')
  })

  it('begins once what the other tab wrote is read: a press before that would be meant for what is over', async () => {
    await is(openTab(), 'driver')
    const read = Promise.withResolvers<void>()
    const second = openTab({ beforeDriving: () => read.promise })
    await is(second, 'follower')
    await second.takeOver()
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
    expect(second.role.get()).toBe('follower')
    read.resolve()
    await is(second, 'driver')
  })

  it('is left by a tab that loses it, or goes, while it still reads', async () => {
    const reads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = openTab({ beforeDriving: () => (reads[0] as PromiseWithResolvers<void>).promise })
    const second = openTab({ beforeDriving: () => (reads[1] as PromiseWithResolvers<void>).promise })
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
    const thief = openTab({ pause: async () => undefined })
    await is(thief, 'follower')
    await thief.takeOver()
    await is(thief, 'driver')
    reads[0]?.resolve()
    await is(first, 'follower')
    leave[2]?.()
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1))
    expect(first.role.get()).toBe('follower')
    leave[1]?.()
    reads[1]?.resolve()
    await is(first, 'driver')
    expect(second.role.get()).toBe('waiting')
  })

  it('is everybody’s where the browser has no locks', async () => {
    await is(openTab({ locks: undefined }), 'driver')
    const left = Promise.withResolvers<void>()
    const tab = openTab({ locks: undefined, beforeDriving: () => left.promise })
    leave[1]?.()
    left.resolve()
    await left.promise
    expect(tab.role.get()).toBe('waiting')
    await is(openTab({ locks: undefined }), 'driver')
  })

  it('is not asked for by a tab that has it, and not by one that does not claim it', async () => {
    const tell = vi.fn()
    const tab = openTab({ tell })
    await is(tab, 'driver')
    await tab.takeOver()
    leave[0]?.()
    await tab.takeOver()
    expect([tab.role.get(), tell.mock.calls]).toEqual(['waiting', []])
  })

  it('is not taken by a tab that left while it waited for the answer', async () => {
    const first = openTab({ settled: () => new Promise(() => undefined) })
    await is(first, 'driver')
    const answer = Promise.withResolvers<void>()
    const second = openTab({ pause: () => answer.promise })
    await is(second, 'follower')
    const takeOver = second.takeOver()
    leave[1]?.()
    answer.resolve()
    await takeOver
    expect([second.role.get(), (await navigator.locks.query()).held?.length]).toEqual(['waiting', 1])
  })

  it('is each workout’s own: what is told of another one moves nobody', async () => {
    const tell = vi.fn()
    const tab = openTab({ tell })
    await tab.receive({ type: 'gave-way', name })
    await is(tab, 'driver')
    await tab.receive({ type: 'give-way', name: 'fonte-workout-bob' })
    expect([tab.role.get(), tell.mock.calls]).toEqual(['driver', []])
  })

  it('is given up by the driver alone: neither a follower nor a tab that does not claim it answers for it', async () => {
    await is(openTab(), 'driver')
    const tell = vi.fn()
    const follower = openTab({ tell })
    await is(follower, 'follower')
    await follower.receive({ type: 'give-way', name })
    leave[1]?.()
    await follower.receive({ type: 'give-way', name })
    expect([follower.role.get(), tell.mock.calls]).toEqual(['waiting', []])
  })

  it('is waited for no more by a tab that has left', async () => {
    const asked: LockOptions[] = []
    const request = (lock: string, options: LockOptions, hold: LockGrantedCallback<unknown>) => {
      asked.push(options)
      return navigator.locks.request(lock, options, hold)
    }
    await is(openTab(), 'driver')
    await is(openTab({ locks: { request } as Pick<LockManager, 'request'> }), 'follower')
    await vi.waitFor(() => expect(asked.at(-1)?.signal?.aborted).toBe(false))
    leave[1]?.()
    expect(asked.at(-1)?.signal?.aborted).toBe(true)
  })
})
