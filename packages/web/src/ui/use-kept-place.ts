import { useElementScrollRestoration, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** By these a reader moves the page, or means something else than to wait for it. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** After so many ms the page is taken as it is: it may never be as high again. */
const longest = 10_000

/**
 * Brings whoever comes back to a page, or reloads it, to the height where they left it, although what stands there comes
 * only piece by piece: the router goes there once, when the page is as high as its first piece. It ends once the page is
 * there, as soon as its reader moves, or after some seconds.
 */
export function useKeptPlace(): void {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const kept = useElementScrollRestoration({ getElement: () => window })
  const placeOf = useEffectEvent((_entry: string | undefined) => kept?.scrollY ?? 0)
  useEffect(() => {
    const place = placeOf(entry)
    return place > 0 ? holdPlace(place) : undefined
  }, [entry])
}

/** Scrolls the page to a height (px) whenever it has grown or shrunk, as far as it goes; the answer lets go of it. */
function holdPlace(place: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top: place })
    const isThere = Math.abs(window.scrollY - place) < 1
    if (isThere && !document.querySelector('main .skeleton')) letGo()
  })
  function letGo() {
    clearTimeout(late)
    observer.disconnect()
    for (const move of moves) window.removeEventListener(move, letGo, { capture: true })
    window.removeEventListener('focusin', follow)
  }
  function follow({ target }: FocusEvent) {
    // The page itself puts the focus on its content, or into a window over it. A screen reader moves it without a key.
    if (target instanceof Element && !target.matches('main, dialog, dialog *')) letGo()
  }
  for (const move of moves) window.addEventListener(move, letGo, { capture: true, passive: true })
  window.addEventListener('focusin', follow)
  const late = setTimeout(letGo, longest)
  observer.observe(document.body)
  return letGo
}
