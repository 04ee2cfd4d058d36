import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Options of one group that follow each other stand together under this name. */
  group?: string
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
        {options && grouped(options).map((group) => <Group key={group[0].value} options={group} />)}
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}

/** At least one option. */
type OptionGroup = [SelectOption, ...SelectOption[]]

function grouped(options: readonly SelectOption[]): readonly OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0].group === option.group) last.push(option)
    else groups.push([option])
  }
  return groups
}

function Group({ options }: { options: OptionGroup }) {
  const list = options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
  const { group } = options[0]
  return group === undefined ? list : <optgroup label={group}>{list}</optgroup>
}
