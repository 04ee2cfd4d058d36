import { initials } from '@fonte/domain/account/initials'
import { classNames } from './class-names.ts'

/**
 * The initials of a person on a plate. The style sheet writes them: to assistive technology they are no text, since the
 * name stands beside them or on the control.
 */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  return <span className={classNames('avatar', small && 'small')} data-initials={initials(name)} aria-hidden="true" />
}
