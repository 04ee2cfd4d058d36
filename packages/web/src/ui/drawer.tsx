import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { ModalFrame } from './modal-frame.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** Accessible name. */
  label: string
  closeLabel: string
  /** Beside the close button, for example the wordmark or a title. */
  head?: ReactNode | undefined
  children: ReactNode
}

/** A panel over the page, from its left side. */
export function Drawer({ open, onClose, label, closeLabel, head, children }: Props) {
  return (
    <ModalFrame open={open} onClose={onClose} className="drawer" aria-label={label}>
      <div className="drawer-head">
        {head}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </ModalFrame>
  )
}
