import { type ComponentProps, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { useCloseByBack } from './close-by-back.ts'
import { enterModal } from './modal-stack.ts'

type Props = Omit<ComponentProps<'dialog'>, 'onClose' | 'open'> & {
  open: boolean
  onClose: () => void
  closeOnBackdrop?: boolean | undefined
  /** The browser's way back closes it; not where the question is about going back itself. */
  closeByBack?: boolean | undefined
}

/**
 * The native dialog, opened modally while `open` is true. The browser keeps the focus inside, answers Escape and gives
 * the focus back; the page behind is held still by a rule on `:has(dialog[open])`, not by an injected style element.
 */
export function ModalFrame({ open, ...rest }: Props) {
  return open ? <OpenFrame {...rest} /> : null
}

function OpenFrame({ onClose, closeOnBackdrop = true, closeByBack = true, children, ...rest }: Omit<Props, 'open'>) {
  const frame = useRef<HTMLDialogElement>(null)
  useCloseByBack(closeByBack, onClose)
  useEffect(() => {
    const dialog = frame.current
    if (!dialog) return
    const before = document.activeElement
    keepScrollbarRoom()
    dialog.showModal()
    // What is to be read begins at its title, not at a button far below.
    dialog.querySelector<HTMLElement>(':scope [data-first-focus]')?.focus({ preventScroll: true })
    const leave = enterModal(dialog)
    return () => {
      leave()
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== frame.current) return
    event.preventDefault()
    onClose()
  }
  const press = (event: MouseEvent) => {
    if (closeOnBackdrop && event.target === frame.current) onClose()
  }
  return (
    <dialog {...rest} ref={frame} onCancel={cancel} onMouseDown={press}>
      <div className="modal-body">{children}</div>
    </dialog>
  )
}

/** The page must not jump sideways when its scroll bar goes; while a dialog is open the style sheet pads it by this. */
function keepScrollbarRoom() {
  const root = document.documentElement
  if (document.querySelector('dialog[open]')) return
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}
