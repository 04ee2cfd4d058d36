import { useEffect, useState } from 'react'
import { quietMoment } from './idle.ts'
import { queryClient } from './query/query-client.ts'

/** How long (ms) what stands behind the first screen waits for the answers that the screen has asked for. */
const patience = 4_000

let isPast = false
let standing: Promise<void> | undefined

/** Resolves once the first screen stands, with all that it has asked for: what it can do without comes after that. */
export function firstScreenStands(): Promise<void> {
  standing ??= wait()
  return standing
}

async function wait(): Promise<void> {
  await quietMoment()
  await Promise.race([answers(), new Promise((resolve) => setTimeout(resolve, patience))])
  await quietMoment()
  isPast = true
}

function answers(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    look()
  })
}

/** Whether the first screen stands, renewing the component when it does. */
export function useFirstScreenStands(): boolean {
  const [stands, setStands] = useState(isPast)
  useEffect(() => {
    if (!stands) void firstScreenStands().then(() => setStands(true))
  }, [stands])
  return stands
}
