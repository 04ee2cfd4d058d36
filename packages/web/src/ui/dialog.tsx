import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { ModalFrame } from './modal-frame.tsx'
import { Title } from './typography.tsx'

export interface DialogProps {
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
   * title.
   */
  size?: 'm' | 'wide' | undefined
  className?: string | undefined
  /** The browser's way back closes it, unless told otherwise. */
  closeByBack?: boolean | undefined
}

/** A modal window on the native dialog: focus is kept inside and returns to where it was. Its children mount when it opens. */
export function Dialog(props: DialogProps) {
  const { open, onClose, description, role = 'dialog', size = 'm', className, closeByBack } = props
  const id = useId()
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      role={role}
      closeOnBackdrop={role === 'dialog'}
      closeByBack={closeByBack}
      className={classNames('dialog', size !== 'm' && 'wide', className)}
      {...namedByTitle(id, description)}
    >
      <DialogInside {...props} id={id} isRead={size !== 'm'} />
    </ModalFrame>
  )
}

/** The title of a window, by the id that its inside has too, is its name, and so is what describes it. */
export const namedByTitle = (id: string, description: ReactNode) => ({
  'aria-labelledby': `${id}-title`,
  'aria-describedby': description === undefined ? undefined : `${id}-text`,
})

type InsideProps = Pick<DialogProps, 'title' | 'description' | 'children' | 'footer'> & { id: string; isRead: boolean }

/** What stands in a window: its title, its parts, and its buttons at the foot. */
export function DialogInside({ id, title, description, children, footer, isRead }: InsideProps) {
  return (
    <>
      <Title as="h2" id={`${id}-title`} {...(isRead && { tabIndex: -1, 'data-first-focus': '' })}>
        {title}
      </Title>
      {description !== undefined && <p id={`${id}-text`}>{description}</p>}
      {children}
      {footer !== undefined && <div className="dialog-actions">{footer}</div>}
    </>
  )
}
