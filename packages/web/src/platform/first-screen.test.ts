import { expect, it, vi } from 'vitest'
import { firstReading, firstScreenReady } from './first-screen.ts'
import { queryClient } from './query/query-client.ts'

vi.mock('./idle/idle.ts', () => ({ untilDrawnAndIdle: () => Promise.resolve() }))

it('the first screen is ready once its answers have come, and what they had it read from the device', async () => {
  const answer = Promise.withResolvers<string>()
  const reading = Promise.withResolvers<string>()
  const seen: string[] = []
  void queryClient.prefetchQuery({ queryKey: ['programs'], queryFn: () => answer.promise })
  const ready = firstScreenReady().then(() => seen.push('ready'))
  const read = firstReading(reading.promise)
  answer.resolve('push')
  await new Promise((resolve) => setTimeout(resolve))
  seen.push('answered')
  reading.resolve('aims')
  await ready
  expect([await read, ...seen]).toEqual(['aims', 'answered', 'ready'])
})

it('is ready after some seconds where the device does not answer', async () => {
  vi.resetModules()
  vi.useFakeTimers()
  const { firstReading: read, firstScreenReady: ready } = await import('./first-screen.ts')
  void read(new Promise(() => undefined))
  const isReady = vi.fn()
  void ready().then(isReady)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isReady).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isReady).toHaveBeenCalled()
  vi.useRealTimers()
})

it('does not wait for a network that gives no answer to ask anew for what the device has', async () => {
  vi.resetModules()
  const { firstScreenReady: ready } = await import('./first-screen.ts')
  const { queryClient: client } = await import('./query/query-client.ts')
  client.setQueryData(['history'], ['kept'], { updatedAt: 1 })
  void client.prefetchQuery({ queryKey: ['history'], queryFn: () => new Promise(() => undefined) })
  expect(client.isFetching()).toBe(1)
  vi.useFakeTimers()
  const isReady = vi.fn()
  void ready().then(isReady)
  await vi.advanceTimersByTimeAsync(0)
  expect(isReady).toHaveBeenCalled()
  vi.useRealTimers()
})
