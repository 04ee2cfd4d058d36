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
  /** 44 px high and as wide as its words, for tables and section heads. */
  compact?: boolean | undefined
}

/** The platform's own select. Without a Field around it, give it an `aria-label`. */
export function Select({ options, compact = false, className, children, ...rest }: Props) {
  return (
    <span className={classNames('sel', compact && 'compact', className)}>
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
