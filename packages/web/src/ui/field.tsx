import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface FieldControl {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

const FieldContext = createContext<FieldControl>({})

/** What a control inside a {@link Field} must put on its element: id, description and invalid mark. */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}

interface Props {
  label: ReactNode
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean | undefined
  /** Shown under the control and announced as soon as it appears. */
  error?: string | undefined
  hint?: ReactNode | undefined
  /** One control of ours (TextInput, PasswordInput, TextArea, NumberInput, Select); it takes its id from the field. */
  children: ReactNode
  className?: string | undefined
}

/** Label above, one control, then its hint and its error. */
export function Field({ label, labelHidden = false, error, hint, children, className }: Props) {
  const id = useId()
  const describedBy = classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`)
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <span className="secondary-text" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** An error in words with its sign, announced when it appears. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="warning" />
      {children}
    </p>
  )
}
