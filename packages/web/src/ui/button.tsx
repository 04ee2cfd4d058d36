import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** Class names of a button, for links that look like one: `buttonClass({ variant: 'ink', size: 'l' })`. */
export const buttonClass = cva('btn', {
  variants: {
    variant: {
      outline: '',
      ember: 'btn-ember',
      ink: 'btn-ink',
      quiet: 'btn-quiet',
      danger: 'btn-danger',
      'danger-outline': 'btn-danger-o',
    },
    size: { m: '', l: 'btn-l', xl: 'btn-xl' },
    block: { true: 'w-full', false: '' },
  },
  defaultVariants: { variant: 'outline', size: 'm', block: false },
})

type Props = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
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
