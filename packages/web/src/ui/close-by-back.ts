import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Windows, menus and drawers that are open, the uppermost last. Each has an entry of its own in the browser's history,
 * for the same URL, so that the way back (Android's gesture, a swipe, the button) closes it and leaves no page.
 * The router never hears of these entries.
 */
const layers: (() => void)[] = []

/** What an entry of the history says of itself. */
interface EntryState {
  /** It is that of a layer, the lowest being 1. */
  readonly layer?: unknown
  /** It has a URL of its own, and lies over so many layers. */
  readonly open_layers?: unknown
}

/** The URL whose layers the history holds entries of; null while it holds none. */
let url: string | null = null
let isSettling = false
/** Entries of layers that were closed otherwise are being taken back. */
let returning = false
/** Entries of pages that were led to meanwhile: pushed at once, they would be left again. */
const led: Parameters<History['pushState']>[] = []
/** The entries of all layers are being taken back, for what waits for that at a URL. */
let leaving = false
const below: { readonly act: () => void; readonly at: string }[] = []

const marked = (state: EntryState | null | undefined): number => {
  const count = state?.layer ?? state?.open_layers
  return typeof count === 'number' ? count : 0
}

const held = (): number => marked(window.history.state)

/** Lets the way back close what is open while `active`, from before the frame that first shows it. */
export function useCloseByBack(active: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (active ? openLayer(() => close()) : undefined), [active])
}

/** Notes that a layer is open, and how going back closes it; the answer is to be called once it is closed. */
export function openLayer(close: () => void): () => void {
  watch()
  layers.push(close)
  enter()
  return () => {
    layers.splice(layers.indexOf(close), 1)
    settleSoon()
  }
}

/**
 * What the state of an entry says that is pushed for a URL of its own while layers may be open: it lies over them,
 * so that the way back leads to the page with these layers still open.
 */
export function overLayers(): { readonly open_layers: number } {
  return { open_layers: layers.length }
}

/**
 * Closes all layers of the page, takes their entries back, and then acts: what replaces the page's own entry would take
 * the place of a layer's, and leave the page to go back to. Nothing is done where the way back leads elsewhere meanwhile.
 */
export function belowLayers(act: () => void): void {
  const surplus = held()
  if (surplus === 0 && !returning && !leaving) {
    act()
    return
  }
  below.push({ act, at: window.location.href })
  if (returning || leaving) return
  watch()
  leaving = true
  window.history.go(-surplus)
}

let isWatching = false

function watch(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('popstate', follow, { capture: true })
  const { history } = window
  const push = history.pushState
  // A link out of an open layer takes the place of the layer's entry: it leaves nothing to go back to but the page.
  history.pushState = (...entry) => {
    if (returning || leaving) {
      led.push(entry)
      return
    }
    const staysOpen = marked(entry[0])
    if (held() > staysOpen) history.replaceState(...entry)
    else push.apply(history, entry)
    if (staysOpen > 0) url = window.location.href
  }
}

/** Gives each open layer its entry, at once: whoever goes back in the next moment means the layer. */
function enter(): void {
  // While an entry is on its way out, those of what opens wait for that.
  if (returning || leaving) return
  url = window.location.href
  for (let count = held() + 1; count <= layers.length; count += 1) {
    // The router watches calls of `history.pushState`; the method itself is not told to it.
    History.prototype.pushState.call(window.history, { ...window.history.state, layer: count }, '')
  }
}

/** Not at once: what closes may make room for the next, or be left by a link. */
function settleSoon(): void {
  if (!isSettling) setTimeout(settle)
  isSettling = true
}

/** Takes back the entries of closed layers, and gives one to a layer that did not close when it was to. */
function settle(): void {
  isSettling = false
  if (returning || leaving) return
  const surplus = held() - layers.length
  if (surplus > 0) {
    url = window.location.href
    returning = true
    window.history.go(-surplus)
  } else if (layers.length > 0) enter()
  else url = null
}

function follow(event: PopStateEvent): void {
  const [wasReturning, wasLeaving] = [returning, leaving]
  returning = false
  leaving = false
  settleSoon()
  const { href } = window.location
  if (href === url) {
    event.stopImmediatePropagation()
    if (!wasReturning) for (const close of layers.slice(held()).reverse()) close()
  }
  // The layers below what the router closes now have their entries at this URL.
  else if (held() > 0) url = href
  for (const { act, at } of below.splice(0)) if (at === href) belowLayers(act)
  if (!wasReturning && !wasLeaving) return
  // The router has gone there already.
  for (const entry of led.splice(0)) History.prototype.pushState.apply(window.history, entry)
  // What is left closes its layers, which are still there now.
  if (wasReturning) enter()
}
