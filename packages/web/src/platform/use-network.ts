import { useSyncExternalStore } from 'react'
import { lastAnswer } from './connection.ts'
import { useObservable } from './observable.ts'

const subscribe = (listener: () => void) => {
  const end = new AbortController()
  window.addEventListener('online', listener, end)
  window.addEventListener('offline', listener, end)
  return () => end.abort()
}

/**
 * What is known of the network: `offline` where the browser knows that there is none, else what came of what was asked
 * last. Only `online` is one; of the end of `offline` the browser tells, of that of the others another try.
 */
export function useNetwork() {
  const answer = useObservable(lastAnswer)
  return useSyncExternalStore(subscribe, () => navigator.onLine) ? answer : 'offline'
}
