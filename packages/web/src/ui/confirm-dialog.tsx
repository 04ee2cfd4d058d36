import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  open: boolean
  title: ReactNode
  description?: ReactNode | undefined
  /** More content between the question and the buttons, for example a confirmation word. */
  children?: ReactNode | undefined
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** A quiet third way, below the two answers. */
  thirdWay?: ReactNode | undefined
  /** The answer destroys something. */
  danger?: boolean | undefined
  /** The confirmation is under way. */
  pending?: boolean | undefined
  /** The confirmation is not possible yet. */
  disabled?: boolean | undefined
  /** The browser's way back is the answer of `onCancel`, unless told otherwise. */
  closeByBack?: boolean | undefined
}

/**
 * A question with two answers; the harmless one comes first and has the focus, unless there is something to fill in: Enter in a
 * field gives the other answer as its button does.
 */
export function ConfirmDialog(props: Props) {
  const { open, title, description, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props
  const { danger = false, pending = false, disabled = false, thirdWay, closeByBack } = props
  const form = useId()
  const hasFields = children !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending && !disabled) onConfirm()
  }
  const answers = (
    <>
      <Button size="l" onClick={onCancel} disabled={pending}>
        {cancelLabel}
      </Button>
      <Button
        {...(hasFields ? { type: 'submit', form } : { onClick: onConfirm })}
        size="l"
        variant={danger ? 'danger' : 'ink'}
        pending={pending}
        disabled={disabled}
      >
        {confirmLabel}
      </Button>
    </>
  )
  const footer = thirdWay ? (
    <div className="col-span-full grid gap-3">
      <div className="dialog-actions">{answers}</div>
      {thirdWay}
    </div>
  ) : (
    answers
  )
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      description={description}
      footer={footer}
      closeByBack={closeByBack}
    >
      {hasFields && (
        <form id={form} className="contents" onSubmit={submit} onKeyDown={keepBoxes} noValidate>
          {children}
        </form>
      )}
    </Dialog>
  )
}

/** A box may have the focus from the start: Enter on it, pressed for what was there before, is no answer. */
function keepBoxes(event: KeyboardEvent) {
  const { target, key } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'checkbox') event.preventDefault()
}
