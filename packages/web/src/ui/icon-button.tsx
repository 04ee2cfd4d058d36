import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** Accessible name, also shown as the tooltip. */
  label: string
}

/** A square button of 48 px with a drawing only. */
export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classNames('icon-button', className)}>
      <Icon name={icon} />
    </button>
  )
}
