import { Toast } from 'radix-ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { monotonicNow } from '../platform/clock.ts'
import { Icon } from './icon.tsx'
import { useTopModal } from './modal-stack.ts'
import type { ShownToast } from './toast.ts'
import { type ToastClock, toastClock } from './toast-clock.ts'

/** How long (ms) a message stays unless told. */
const usualTime = 5_000

/** What the region draws and how it says that a message has gone. */
export interface ToastRegionProps {
  shown: ShownToast | null
  /** Number of the latest message, also after it has gone. */
  turn: number
  close: (id: number, acted: boolean) => void
  closeLabel: string
  regionLabel: string
}

/** Draws the toast: 5000 ms unless told, waits on hover and focus, goes by a swipe of 50 px to the right; F8 leads to it. */
export function ToastRegion(props: ToastRegionProps) {
  // A message that goes while it is hovered or focused leaves Radix's clock stopped: each gets a provider of its own.
  return <OneTurn {...props} key={props.turn} />
}

function OneTurn({ shown, close, closeLabel, regionLabel }: ToastRegionProps) {
  const modal = useTopModal()
  // A dialog that opens or closes takes the message with it; its time goes on.
  const [clock] = useState(() => toastClock(shown?.duration ?? usualTime))
  const list = useRef<HTMLOListElement>(null)
  useRoomInWindow(modal, list)
  return createPortal(
    <Toast.Provider duration={usualTime} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <ToastBox message={shown} clock={clock} close={close} closeLabel={closeLabel} spoken={modal !== null} />
      )}
      <Toast.Viewport ref={list} className="toast-list" hotkey={['F8']} label={regionLabel} />
    </Toast.Provider>,
    modal ?? document.body,
    modal ? 'modal' : 'page',
  )
}

/** Tells a window how high the message at its top is: `--toast`, below which its head stays as it is scrolled. */
function useRoomInWindow(modal: HTMLElement | null, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const message = list.current
    if (!modal || !message) return
    const observer = new ResizeObserver(() => modal.style.setProperty('--toast', `${message.offsetHeight}px`))
    observer.observe(message)
    return () => {
      observer.disconnect()
      modal.style.removeProperty('--toast')
    }
  }, [modal, list])
}

interface BoxProps {
  message: ShownToast
  clock: ToastClock
  close: (id: number, acted: boolean) => void
  closeLabel: string
  /** Radix speaks from the page's body, which is inert below a dialog; there the box speaks for itself. */
  spoken: boolean
}

function ToastBox({ message, clock, close, closeLabel, spoken }: BoxProps) {
  const { id, title, description, variant = 'plain', action } = message
  const [duration] = useState(() => clock.left(monotonicNow()))
  useEffect(() => clock.run(monotonicNow()), [clock])
  const act = () => {
    close(id, true)
    action?.onAction()
  }
  return (
    <Toast.Root
      className={`toast dark-island ${variant}`}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      duration={duration}
      onPause={() => clock.pause(monotonicNow())}
      onResume={() => clock.run(monotonicNow())}
      onOpenChange={(open) => !open && close(id, false)}
    >
      <i aria-hidden="true" />
      <div className="toast-text" role={spoken ? 'alert' : undefined}>
        <Toast.Title asChild>
          <b>{title}</b>
        </Toast.Title>
        {description !== undefined && <Toast.Description className="secondary-text">{description}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action altText={action.label} asChild>
          <button type="button" className="button" onClick={act}>
            {action.label}
          </button>
        </Toast.Action>
      )}
      <Toast.Close className="icon-button" aria-label={closeLabel}>
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  )
}
