import { useSyncExternalStore } from 'react'

/** A value that screens watch: read it with `get`, follow it with `useStore`. */
export interface Store<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  /** Calls back after each change; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** What a store shows to those who may only watch it. */
export type Watched<T> = Omit<Store<T>, 'set'>

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value, renewing the component when it changes. */
export const useStore = <T>(store: Watched<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)
