import { useElementScrollRestoration, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

/** By these a reader moves the page, or means something else than to wait for it. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** After so many ms the page is taken as it is: it may never be as high again. */
const longest = 10_000

/** Under which this tab keeps where its pages are to be brought (px). */
const keptAs = 'fonte.places'

function keptPlaces(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(keptAs) ?? '{}')
  } catch {
    // Storage is closed, or holds something else: what the router knows must do.
    return {}
  }
}

/** `undefined` for a page that was brought there, or is no longer to be. */
function keepPlace(entry: string, place: number | undefined): void {
  const places = { ...keptPlaces(), [entry]: place }
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(places))
  } catch {
    // As above.
  }
}

/**
 * Brings whoever comes back to a page, or reloads it, to the height where they left it, although what stands there comes
 * only piece by piece: the router goes there once, when the page is as high as its first piece. It ends once the page is
 * there, as soon as its reader moves, or after some seconds. Left before that, it has still to be brought there.
 */
export function useKeptPlace(): void {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const kept = useElementScrollRestoration({ getElement: () => window })
  // The router knows where a page was that is reloaded.
  const placeOf = useEffectEvent((left: string) => keptPlaces()[left] ?? kept?.scrollY ?? 0)
  // Noted as it is left: the router takes the place of the one after, where somebody goes back before that has come.
  useLayoutEffect(
    () => () => {
      if (window.scrollY > 0 && keptPlaces()[entry] === undefined) keepPlace(entry, window.scrollY)
    },
    [entry],
  )
  useEffect(() => {
    const place = placeOf(entry)
    if (place <= 0) return
    keepPlace(entry, place)
    return holdPlace(place, () => keepPlace(entry, undefined))
  }, [entry])
}

/**
 * Scrolls the page to a height (px) whenever it has grown or shrunk, as far as it goes, until its reader does something; it is
 * `over` once it is there, or elsewhere by its reader. The answer is for who leaves the page.
 */
function holdPlace(place: number, over: () => void): () => void {
  let stood = 0
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top: place })
    const isThere = Math.abs(window.scrollY - place) < 1
    if (isThere && !document.querySelector('main .skeleton')) end()
  })
  function letGo() {
    observer.disconnect()
    for (const move of moves) window.removeEventListener(move, letGo, { capture: true })
    window.removeEventListener('focusin', follow)
    // A tap may be that on a link, which leaves the page where it stands: only what scrolls it has it elsewhere.
    stood = window.scrollY
    window.addEventListener('scroll', judge)
  }
  function judge() {
    if (Math.abs(window.scrollY - stood) >= 1) end()
  }
  function leave() {
    letGo()
    clearTimeout(late)
    window.removeEventListener('scroll', judge)
  }
  function end() {
    leave()
    over()
  }
  function follow({ target }: FocusEvent) {
    // The page itself puts the focus on its content, or into a window over it. A screen reader moves it without a key.
    if (target instanceof Element && !target.matches('main, dialog, dialog *')) letGo()
  }
  for (const move of moves) window.addEventListener(move, letGo, { capture: true, passive: true })
  window.addEventListener('focusin', follow)
  const late = setTimeout(end, longest)
  observer.observe(document.body)
  return leave
}
