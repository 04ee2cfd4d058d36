import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser believes it has a network. `false` is certain, `true` is a hope. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
