import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { ModalFrame } from './modal-frame.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** Accessible name. */
  label: string
  closeLabel: string
  side?: 'left' | 'right' | undefined
  /** Beside the close button, for example the wordmark or a title. */
  head?: ReactNode | undefined
  children: ReactNode
}

/** A panel over the page, from one of its sides. */
export function Drawer({ open, onClose, label, closeLabel, side = 'left', head, children }: Props) {
  return (
    <ModalFrame open={open} onClose={onClose} className={classNames('drawer', side)} aria-label={label}>
      <div className="drawer-h">
        {head}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </ModalFrame>
  )
}
