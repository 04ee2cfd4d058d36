import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface Props {
  children: ReactNode
  /** `waiting` has the hatch of what is not sent yet; `bottom` sticks to the lower edge, above the tab bar. */
  variant?: 'plain' | 'waiting' | 'warn' | 'bottom' | undefined
  /** A button or link. */
  action?: ReactNode | undefined
  /** With both, the banner can be dismissed. */
  closeLabel?: string | undefined
  onClose?: (() => void) | undefined
  /** Announced when it appears; not wanted for advertising. */
  announced?: boolean | undefined
}

/** A line across the page. */
export function Banner({ children, variant = 'plain', action, closeLabel, onClose, announced = true }: Props) {
  return (
    <div className={classNames('banner', variant)} role={announced ? 'status' : undefined}>
      {variant === 'waiting' && <Hatch />}
      <span className="banner-text">{children}</span>
      {action}
      {onClose && closeLabel !== undefined && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
    </div>
  )
}

/** Three slanted bars: waiting to be sent. */
export function Hatch() {
  return (
    <svg className="hatching" viewBox="0 0 36 20" aria-hidden="true">
      <path d="M2 18 14 2M11 18 23 2M20 18 32 2" stroke="currentColor" strokeWidth="4" />
    </svg>
  )
}
