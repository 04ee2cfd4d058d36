import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Presses a key while nothing that answers keys itself has the focus; held down, it is pressed once, or over and over where
 * it `repeats`. A shortcut of the browser is none.
 */
export function useKeysWhenIdle(keys: readonly string[], press: () => void, { repeats = false } = {}): void {
  useKeys((event) => {
    const { target } = event
    const idle = target === document.body || (target instanceof HTMLElement && target.tabIndex === -1)
    if (!idle || isShortcut(event) || !keys.includes(event.key)) return
    event.preventDefault()
    if (repeats || !event.repeat) press()
  })
}

/** Presses a letter while nobody types: no field has the focus. A shortcut of the browser is none. */
export function useLetters(letters: readonly string[], press: () => void): void {
  useKeys((event) => {
    const { target } = event
    const typing = target instanceof Element && target.closest('input, textarea, select, [role="menu"]')
    if (event.repeat || typing || isShortcut(event) || !letters.includes(event.key)) return
    event.preventDefault()
    press()
  })
}

/** Escape anywhere on the page; what is open over it closes itself. */
export function useEscape(press: () => void): void {
  useKeys((event) => {
    if (event.repeat || event.key !== 'Escape') return
    if (event.target instanceof Element && event.target.closest('[role="menu"], .toast-list')) return
    // Else the same key would close at once what it opens.
    event.preventDefault()
    press()
  })
}

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Whether it is in a tool beside the set: a key that is pressed there is not meant for the set. */
const isInDock = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.dock') !== null

function useKeys(press: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') || isInDock(event.target)) return
    press(event)
  })
  // Before the screen shows its phase: a key that comes at once is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
