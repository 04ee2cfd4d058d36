import { useEffect, useState } from 'react'
import { idleMoment } from './idle.ts'
import { queryClient } from './query/query-client.ts'

/** How long (ms) what stands behind the first screen waits for the answers that the screen has asked for. */
const patience = 4_000

let stands = false
let standing: Promise<void> | undefined

/**
 * Resolves once the first screen stands, with all that it has asked for: what it can do without comes after that. To be
 * asked when the screen is in the page.
 */
export function firstScreenStands(): Promise<void> {
  standing ??= wait()
  return standing
}

async function wait(): Promise<void> {
  await idleMoment()
  await firstAnswers()
  await idleMoment()
  stands = true
  // For whoever measures: what was asked for before it is what the first screen costs.
  performance.mark('first-screen')
}

/** What is asked again after a failure is not waited for. */
const isOnItsWay = () => queryClient.isFetching({ predicate: ({ state }) => state.fetchFailureCount === 0 }) > 0

function firstAnswers(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(end, patience)
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    function look() {
      if (!isOnItsWay()) end()
    }
    function end() {
      clearTimeout(late)
      unsubscribe()
      resolve()
    }
    look()
  })
}

/** Whether the first screen stands, renewing the component when it does. */
export function useFirstScreenStands(): boolean {
  const [seen, setSeen] = useState(stands)
  useEffect(() => {
    if (!seen) void firstScreenStands().then(() => setSeen(true))
  }, [seen])
  return seen
}
