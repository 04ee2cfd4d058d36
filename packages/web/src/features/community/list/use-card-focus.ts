import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Posts } from './use-posts.ts'

const cards = () => [...document.querySelectorAll<HTMLElement>('.post-card')]

/** The card that a window was opened from, and where it stood. */
interface Origin {
  readonly card: HTMLElement
  readonly at: number
}

/**
 * Where the card that a window was opened from is gone once the window has closed, the focus goes to the card that stands
 * in its place, else to the last one, else to the heading.
 */
export function useCardFocus(isOpen: boolean, items: Posts['items'], heading: RefObject<HTMLElement | null>): void {
  const origin = useRef<Origin | null>(null)
  // Before the window takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return
    const all = cards()
    const at = all.findIndex((card) => card.contains(document.activeElement))
    const card = all[at]
    origin.current = card ? { card, at } : null
  }, [isOpen])
  const follow = useEffectEvent((open: boolean, shown: Posts['items']) => {
    const from = origin.current
    if (open || !from || from.card.isConnected) return
    origin.current = null
    if (document.activeElement !== document.body) return
    const all = cards()
    const next = all[Math.min(from.at, shown.length - 1)]?.querySelector('button')
    ;(next ?? heading.current)?.focus()
  })
  // A card may go in a later drawing than the window.
  useEffect(() => follow(isOpen, items), [isOpen, items])
  // Whoever has gone on elsewhere since is not called back by a card that goes.
  useEffect(() => {
    if (isOpen) return
    const forget = ({ target }: Event) => {
      if (!(target instanceof Node && origin.current?.card.contains(target))) origin.current = null
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, forget)
    return () => {
      for (const event of events) document.removeEventListener(event, forget)
    }
  }, [isOpen])
}
