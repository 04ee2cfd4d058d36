import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** Name of the button while the password is hidden: 'Afficher le mot de passe'. */
  showLabel: string
  /** Name of the button while it is shown: 'Masquer le mot de passe'. */
  hideLabel: string
}

/** A password that can be shown; pasting is allowed. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      icon={shown ? 'eye-off' : 'eye'}
      label={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={toggle}
    />
  )
}
