import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Props<Value extends string> {
  /** Name of the group. */
  label: string
  /** Inside a form each choice sends itself under this name, where no JavaScript does more. */
  name?: string | undefined
  options: readonly { value: Value; label: ReactNode }[]
  /** Undefined: none is pressed yet. */
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string | undefined
}

/** Two to four choices side by side, one of them pressed. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, name, options, value, onChange, className } = props
  return (
    <fieldset className={classNames('segmented-control', className)} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type={name === undefined ? 'button' : 'submit'}
          name={name}
          value={name && option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
