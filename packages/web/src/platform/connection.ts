import { useSyncExternalStore } from 'react'
import { createObservable, useObservable } from './observable.ts'

/** What came of what was asked last: an answer of Fonte's, none, or a stranger's, as in a network that asks to sign in first. */
export const lastAnswer = createObservable<'online' | 'silent' | 'stranger'>('online')

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
