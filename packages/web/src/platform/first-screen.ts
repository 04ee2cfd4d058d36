import { startTransition, useEffect, useState } from 'react'
import { untilDrawnAndIdle } from './idle/idle.ts'
import { queryClient } from './query/query-client.ts'

/** How long (ms) what stands behind the first screen waits for the answers that the screen has asked for. */
const timeout = 4_000

let ready = false
let waiting: Promise<void> | undefined
const readings = new Set<Promise<unknown>>()

/** Counts what a screen reads from the device before it can be drawn as a part of the first screen; passes it on. */
export function firstReading<T>(reading: Promise<T>): Promise<T> {
  if (ready) return reading
  readings.add(reading)
  const end = () => void readings.delete(reading)
  reading.then(end, end)
  return reading
}

/**
 * Resolves once the first screen is ready, with all that it has asked for: what it can do without comes after that. To be
 * asked when the screen is in the page.
 */
export function firstScreenReady(): Promise<void> {
  waiting ??= wait()
  return waiting
}

async function wait(): Promise<void> {
  await untilDrawnAndIdle()
  await firstAnswers()
  await untilDrawnAndIdle()
  // What came may be the reason to look something up on the device.
  if (readings.size > 0) {
    await Promise.race([Promise.allSettled(readings), new Promise((resolve) => setTimeout(resolve, timeout))])
    await untilDrawnAndIdle()
  }
  ready = true
  // For whoever measures: what was asked for before it is what the first screen costs.
  performance.mark('first-screen')
}

/** What is asked again after a failure is not waited for, nor what the device has: its screen shows that meanwhile. */
const isOnItsWay = () =>
  queryClient.isFetching({ predicate: ({ state }) => state.status === 'pending' && !state.fetchFailureCount }) > 0

function firstAnswers(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(end, timeout)
    const unsubscribe = queryClient.getQueryCache().subscribe(check)
    function check() {
      if (!isOnItsWay()) end()
    }
    function end() {
      clearTimeout(late)
      unsubscribe()
      resolve()
    }
    check()
  })
}

/** Whether the first screen is ready, renewing the component when it does. */
export function useFirstScreenReady(): boolean {
  const [seen, setSeen] = useState(ready)
  useEffect(() => {
    let isShown = true
    // In steps: what stands behind the first screen all comes at this moment.
    if (!seen) void firstScreenReady().then(() => isShown && startTransition(() => setSeen(true)))
    return () => {
      isShown = false
    }
  }, [seen])
  return seen
}
