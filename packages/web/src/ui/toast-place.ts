import { createStore, useStore } from '../platform/store.ts'

const place = createStore<HTMLElement | null>(null)

/** The ref of an element in which a screen wants its messages, where the usual place is needed for something else. */
export function placeToasts(element: HTMLElement | null): () => void {
  place.set(element)
  return () => place.set(null)
}

/** Where the screen wants its messages; null for the usual place. */
export const useToastPlace = (): HTMLElement | null => useStore(place)
