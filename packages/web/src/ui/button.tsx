import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

const variants = {
  outline: '',
  ember: 'button-ember',
  ink: 'button-ink',
  quiet: 'button-quiet',
  danger: 'button-danger',
  'danger-outline': 'button-danger-outline',
}

const sizes = { m: '', l: 'button-large', xl: 'button-huge' }

interface Shape {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  /** As wide as its place. */
  block?: boolean | undefined
  className?: string | undefined
}

/** Class names of a button, for links that look like one: `buttonClass({ variant: 'ink', size: 'l' })`. */
export const buttonClass = ({ variant = 'outline', size = 'm', block = false, className }: Shape): string =>
  classNames('button', variants[variant], sizes[size], block && 'w-full', className)

type Props = ComponentProps<'button'> &
  Shape & {
    /** Drawing before the words. */
    icon?: IconName | undefined
    /** Work is under way: clicks are swallowed, focus stays. The caller changes the words ('Connexion...'). */
    pending?: boolean | undefined
  }

/** A button in words. `ember` is for the one primary action of a screen; the default is an outline. */
export function Button(props: Props) {
  const { variant, size, block, icon, pending = false, className, onClick, children, ...rest } = props
  const inert = pending || rest['aria-disabled'] === true
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className })}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={click}
    >
      {pending ? <PendingMark /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

function PendingMark() {
  return (
    <span className="pending-mark" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
