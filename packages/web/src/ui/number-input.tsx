import { type ChangeEvent, type ComponentProps, type FocusEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

interface Props extends ComponentProps<'input'> {
  /** It may be left out: a 0 that was not typed here stands as the empty field that it came from. */
  isOptional?: boolean
}

/** A figure of a ledger row; selects its content on focus so that typing replaces it. `inputMode` is numeric unless told. */
export function NumberInput({ className, isOptional, value, onFocus, onChange, ...rest }: Props) {
  const [isTyped, setTyped] = useState(false)
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.select()
    onFocus?.(event)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(true)
    onChange?.(event)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...useFieldControl()}
      {...rest}
      className={classNames('number-input', className)}
      value={isOptional && !isTyped && value === '0' ? '' : value}
      onFocus={focus}
      onChange={change}
    />
  )
}
