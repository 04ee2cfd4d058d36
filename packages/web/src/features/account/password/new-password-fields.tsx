import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import type { NewPassword } from './new-password.ts'
import { passwordMessages } from './password-messages.ts'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

interface Props {
  readonly values: NewPassword
  readonly onChange: (values: NewPassword) => void
  /** What the new password must not be made of. */
  readonly names?: readonly string[]
}

const noCommon: ReadonlySet<string> = new Set()

/** A new password with its strength, and the same once more. */
export function NewPasswordFields({ values, onChange, names = [] }: Props) {
  const words = useWords(passwordMessages)
  const labels = { showLabel: words.showPassword, hideLabel: words.hidePassword, autoComplete: 'new-password' }
  return (
    <>
      <Field
        label={words.newPassword}
        hint={<PasswordStrengthMeter password={values.password} context={{ common: noCommon, names }} />}
      >
        <PasswordInput
          {...labels}
          value={values.password}
          onChange={(event) => onChange({ ...values, password: event.target.value })}
        />
      </Field>
      <Field label={words.confirmPassword}>
        <PasswordInput
          {...labels}
          value={values.confirmation}
          onChange={(event) => onChange({ ...values, confirmation: event.target.value })}
        />
      </Field>
    </>
  )
}
