import { useId } from 'react'
import { FieldError } from '../../../../ui/field.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'

interface Props {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A rest after an exercise, in seconds: before the next one, or before the next of its round. */
export function RestAfter({ label, value, error, onChange }: Props) {
  const id = useId()
  return (
    <div className="default-rest flex-wrap">
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        enterKeyHint="next"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
