import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

type Props = ComponentProps<'select'> & {
  /** The choices; leave out to pass `<option>` and `<optgroup>` as children. */
  options?: readonly SelectOption[] | undefined
}

/** The platform's own select. Without a Field around it, give it an `aria-label`. */
export function Select({ options, className, children, ...rest }: Props) {
  return (
    <span className={classNames('select-box', className)}>
      <select {...useFieldControl()} {...rest}>
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
