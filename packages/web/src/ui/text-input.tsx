import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

type Props = ComponentProps<'input'> & {
  /** Drawing inside the left edge, for example `search`. */
  lead?: IconName | undefined
  /** A control inside the right edge, at most 48 px wide. */
  trailing?: ReactNode | undefined
}

/** One line of text; spreads react-hook-form's `register()` as it is. */
export function TextInput({ lead, trailing, className, ...rest }: Props) {
  const control = useFieldControl()
  const input = <input type="text" {...control} {...rest} className={classNames('text-input', className)} />
  if (!lead && !trailing) return input
  return (
    <div className={classNames('text-input-box', lead && 'leading', trailing !== undefined && 'trailing')}>
      {lead && <Icon name={lead} />}
      {input}
      {trailing}
    </div>
  )
}
