import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { ModalFrame } from './modal-frame.tsx'
import { Title } from './typography.tsx'

interface Props {
  open: boolean
  /** Escape, the backdrop, or the platform's back gesture. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode | undefined
  children?: ReactNode | undefined
  /** Buttons, shared out over the width. */
  footer?: ReactNode | undefined
  /** `alertdialog`: a question that must be answered, not closed by its backdrop. */
  role?: 'dialog' | 'alertdialog' | undefined
  /**
   * `wide` is 720 px instead of 480, for what is read: all of a phone's screen, the footer at its lower edge, focus on the
   * title. `dock` is the same on a phone, and stands at the side of a wide page, which stays in sight.
   */
  size?: 'm' | 'wide' | 'dock' | undefined
  className?: string | undefined
  /** The browser's way back closes it, unless told otherwise. */
  closeByBack?: boolean | undefined
}

/** A modal window on the native dialog: focus is kept inside and returns to where it was. Its children mount when it opens. */
export function Dialog(props: Props) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    role = 'dialog',
    size = 'm',
    className,
    closeByBack,
  } = props
  const id = useId()
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      role={role}
      closeOnBackdrop={role === 'dialog'}
      closeByBack={closeByBack}
      className={classNames('dialog', size !== 'm' && 'wide', size === 'dock' && 'dock', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
    >
      <Title as="h2" id={`${id}-title`} {...(size !== 'm' && { tabIndex: -1, 'data-first-focus': '' })}>
        {title}
      </Title>
      {description !== undefined && <p id={`${id}-text`}>{description}</p>}
      {children}
      {footer !== undefined && <div className="dialog-actions">{footer}</div>}
    </ModalFrame>
  )
}
