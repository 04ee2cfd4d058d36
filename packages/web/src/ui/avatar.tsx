import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

/** The initials of a person on a plate, hidden from assistive technology: the name stands beside it or on the control. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span className={classNames('av', small && 's')} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
