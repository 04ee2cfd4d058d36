import type { ComponentProps, FocusEvent } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

/** A figure of a ledger row; selects its content on focus so that typing replaces it. `inputMode` is numeric unless told. */
export function NumberInput({ className, onFocus, ...rest }: ComponentProps<'input'>) {
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.select()
    onFocus?.(event)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...useFieldControl()}
      {...rest}
      className={classNames('number-input', className)}
      onFocus={focus}
    />
  )
}
