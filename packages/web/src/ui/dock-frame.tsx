import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { useCloseByBack } from './close-by-back.ts'

type Props = Omit<ComponentProps<'section'>, 'role'> & { onClose: () => void }

/**
 * A pane beside what the page shows, which stays in use. The focus goes into it, and back to where it was unless it has gone
 * on meanwhile; Escape closes it from anywhere on the page, and so does the browser's way back.
 */
export function DockFrame({ onClose, children, ...rest }: Props) {
  const frame = useRef<HTMLElement>(null)
  useCloseByBack(true, onClose)
  useCloseByEscape(onClose)
  useEffect(() => {
    const before = document.activeElement
    frame.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
    return () => {
      // What had the focus in it has gone; whoever went on to the page itself keeps their place.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <section {...rest} ref={frame} role="dialog">
      <div className="modal-body">{children}</div>
    </section>
  )
}

/** Before the page hears of it, for which Escape means something else; what lies over both closes first. */
function useCloseByEscape(onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat || document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest('[role="menu"], .toast-list')) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
