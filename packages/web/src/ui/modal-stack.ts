import { useSyncExternalStore } from 'react'

const stack: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Notes that a modal dialog has opened; the answer takes it off again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  stack.push(dialog)
  tell()
  return () => {
    stack.splice(stack.indexOf(dialog), 1)
    tell()
  }
}

/**
 * The uppermost open dialog, or null. A modal dialog makes everything outside it inert, so what floats above the page
 * (toasts, menus) must live inside it.
 */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(listen, () => stack.at(-1) ?? null)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
