import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

/** A box with its words; the whole line is the target. */
export function Checkbox({ label, className, ...rest }: Props) {
  return (
    <label className={classNames('checkbox', className)}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}
