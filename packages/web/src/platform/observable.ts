import { useSyncExternalStore } from 'react'

/** A value that may be watched: read it with `get`, follow it with `useObservable`. */
export interface Observable<T> {
  readonly get: () => T
  /** Calls back after each change; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** What its owner may also set. */
interface OwnObservable<T> extends Observable<T> {
  readonly set: (value: T) => void
}

export function createObservable<T>(initial: T): OwnObservable<T> {
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

/** What `compute` makes of a value. It hears of all changes of that, and has itself changed where the answer is another. */
export const computed = <T, R>(source: Observable<T>, compute: (value: T) => R): Observable<R> => ({
  get: () => compute(source.get()),
  subscribe: source.subscribe,
})

/** The present value, drawing the component anew when it changes. */
export const useObservable = <T>(observable: Observable<T>): T =>
  useSyncExternalStore(observable.subscribe, observable.get, observable.get)
